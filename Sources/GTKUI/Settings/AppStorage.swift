import FoundationEssentials

/// A value that is kept from one start of the program to the next.
///
/// All that read the same key of a store share one value: a change in one window, or from outside
/// the program, evaluates again the bodies that read it. What is kept but is of another type, or is
/// not one of an enumeration's values, counts as not there.
@propertyWrapper
public struct AppStorage<Value> {
  private var reference: AppStorageLink<Value>

  init(
    _ key: String, _ store: SettingsStore?, _ kind: SettingValue.Kind,
    read: @escaping (SettingEntry) -> Value, write: @escaping (Value) -> SettingValue?
  ) {
    reference = AppStorageLink(key: key, store: store, kind: kind, read: read, write: write)
  }

  /// The value.
  public var wrappedValue: Value {
    get { reference.read(reference.entry) }
    nonmutating set { reference.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let link = reference
    return Binding(get: { link.read(link.entry) }, set: { link.set($0) })
  }
}

extension AppStorage: DynamicProperty {
  func makeStorage() -> AnyObject { reference.makeStorage() }

  mutating func connect(to storage: AnyObject, environment: EnvironmentValues) {
    guard let storage = storage as? AppStorageLink<Value> else { return }
    storage.surroundingStore = environment.defaultAppStorage
    reference = storage
  }
}

/// Points the values of an `@AppStorage` to their store.
final class AppStorageLink<Value> {
  private let key: String
  private let ownStore: SettingsStore?
  var surroundingStore: SettingsStore?
  private let kind: SettingValue.Kind
  let read: (SettingEntry) -> Value
  private let write: (Value) -> SettingValue?

  init(
    key: String, store: SettingsStore?, kind: SettingValue.Kind,
    read: @escaping (SettingEntry) -> Value, write: @escaping (Value) -> SettingValue?
  ) {
    self.key = key
    ownStore = store
    self.kind = kind
    self.read = read
    self.write = write
  }

  private var store: SettingsStore { ownStore ?? surroundingStore ?? .standard }

  var entry: SettingEntry { store.entry(key, kind) }

  func set(_ value: Value) {
    if let view = BodyEvaluation.running {
      Diagnostics.report("\(view) changes a setting in its body; do it in an action or in onChange")
    }
    store.set(write(value), for: entry)
  }

  /// A node's own, which knows the store of its surroundings.
  func makeStorage() -> AppStorageLink {
    AppStorageLink(key: key, store: ownStore, kind: kind, read: read, write: write)
  }
}

extension EnvironmentValues {
  /// Where `@AppStorage` keeps values when it names no store; nothing for the program's own.
  var defaultAppStorage: SettingsStore? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: SettingsStore? { nil }
}

extension View {
  /// Sets where `@AppStorage` inside the view keeps its values.
  ///
  /// - Parameter store: the store.
  /// - Returns: the view.
  public func defaultAppStorage(_ store: SettingsStore) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
