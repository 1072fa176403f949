import CGTK
import FoundationEssentials

/// The GObject type of the streams that Swift feeds: a `GInputStream` with our own functions.
let streamType: GType = {
  var parent = GTypeQuery()
  g_type_query(g_input_stream_get_type(), &parent)
  return g_type_register_static_simple(
    g_input_stream_get_type(), "LakesAsyncInputStream", parent.class_size, initialiseStreamClass,
    parent.instance_size, nil, GTypeFlags(0))
}()

let feedKey: GQuark = g_quark_from_string("lakes-async-input-stream-feed")

func releaseFeed(_ feed: gpointer?) {
  guard let feed else { return }
  Unmanaged<AsyncInputStream>.fromOpaque(feed).release()
}

private func initialiseStreamClass(_ classPointer: gpointer?, _ data: gpointer?) {
  guard let streamClass = classPointer?.assumingMemoryBound(to: GInputStreamClass.self) else {
    return
  }
  streamClass.pointee.read_fn = readBlocking
  streamClass.pointee.close_fn = closeBlocking
  streamClass.pointee.read_async = startReading
  streamClass.pointee.read_finish = finishReading
  streamClass.pointee.close_async = startClosing
  streamClass.pointee.close_finish = finishClosing
}

private func feed(of stream: UnsafeMutablePointer<GInputStream>?) -> AsyncInputStream? {
  guard let stream else { return nil }
  let object = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self)
  return g_object_get_qdata(object, feedKey).map {
    Unmanaged<AsyncInputStream>.fromOpaque($0).takeUnretainedValue()
  }
}

private func readBlocking(
  _ stream: UnsafeMutablePointer<GInputStream>?, _ place: UnsafeMutableRawPointer?,
  _ capacity: gsize, _ cancellable: UnsafeMutablePointer<GCancellable>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) -> gssize {
  guard let feed = feed(of: stream) else { return 0 }
  let result = MainActor.assumeIsolated { feed.readWithoutWaiting(capacity: Int(capacity)) }
  switch result {
  case .success(let bytes):
    copy(bytes, to: place)
    return bytes.count
  case .failure(let problem):
    error?.pointee = problem.makeGError()
    return -1
  }
}

private func startReading(
  _ stream: UnsafeMutablePointer<GInputStream>?, _ place: UnsafeMutableRawPointer?,
  _ capacity: gsize, _ priority: Int32, _ cancellable: UnsafeMutablePointer<GCancellable>?,
  _ callback: GAsyncReadyCallback?, _ data: gpointer?
) {
  guard let feed = feed(of: stream), let task = g_task_new(stream, cancellable, callback, data)
  else { return }
  g_task_set_priority(task, priority)
  nonisolated(unsafe) let buffer = place
  nonisolated(unsafe) let answer = task
  let watch = CancellationWatch(cancellable: cancellable, feed: feed)
  MainActor.assumeIsolated {
    feed.read(
      PendingRead(capacity: Int(capacity)) { result in
        watch.end()
        switch result {
        case .success(let bytes):
          copy(bytes, to: buffer)
          g_task_return_int(answer, bytes.count)
        case .failure(let problem):
          g_task_return_error(answer, problem.makeGError())
        }
        g_object_unref(UnsafeMutableRawPointer(answer))
      })
    watch.begin()
  }
}

private func finishReading(
  _ stream: UnsafeMutablePointer<GInputStream>?, _ result: OpaquePointer?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) -> gssize {
  g_task_propagate_int(result, error)
}

private func closeBlocking(
  _ stream: UnsafeMutablePointer<GInputStream>?,
  _ cancellable: UnsafeMutablePointer<GCancellable>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) -> gboolean {
  if let feed = feed(of: stream) {
    MainActor.assumeIsolated { feed.close() }
  }
  return 1
}

private func startClosing(
  _ stream: UnsafeMutablePointer<GInputStream>?, _ priority: Int32,
  _ cancellable: UnsafeMutablePointer<GCancellable>?, _ callback: GAsyncReadyCallback?,
  _ data: gpointer?
) {
  let task = g_task_new(stream, cancellable, callback, data)
  _ = closeBlocking(stream, cancellable, nil)
  g_task_return_boolean(task, 1)
  task.map { g_object_unref(UnsafeMutableRawPointer($0)) }
}

private func finishClosing(
  _ stream: UnsafeMutablePointer<GInputStream>?, _ result: OpaquePointer?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) -> gboolean {
  g_task_propagate_boolean(result, error)
}

private func copy(_ bytes: Data, to place: UnsafeMutableRawPointer?) {
  guard let place else { return }
  bytes.withUnsafeBytes { source in
    UnsafeMutableRawBufferPointer(start: place, count: source.count).copyMemory(from: source)
  }
}
