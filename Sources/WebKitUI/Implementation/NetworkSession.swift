import CGTK
import CWebKit
import GLibSupport

/// A `WebKitNetworkSession`, never the default one: that one is taken down by an exit handler, on
/// whatever thread that runs.
final class NetworkSession {
  let object: Object

  init(_ directories: WKWebsiteDataStore.Directories?) {
    if let directories {
      unsafe object = Object(
        taking: webkit_network_session_new(directories.data, directories.cache))
    } else {
      unsafe object = Object(taking: webkit_network_session_new_ephemeral())
    }
    object.connect("download-started") { (download: Object) in
      let view = unsafe webkit_download_get_web_view(download.opaque)
      let page = unsafe view.flatMap { WebContext.page(of: UInt(bitPattern: $0)) }
      _ = DownloadTransfer(download, of: page)
    }
    unsafe webkit_network_session_set_persistent_credential_storage_enabled(object.opaque, 0)
  }

  /// The directories for this program's data and cache.
  static var userDirectories: (data: String, cache: String) {
    let program = unsafe g_get_prgname().map { unsafe String(cString: $0) } ?? "webkit-ui"
    let data = unsafe String(cString: g_get_user_data_dir())
    let cache = unsafe String(cString: g_get_user_cache_dir())
    return ("\(data)/\(program)/web", "\(cache)/\(program)/web")
  }
}
