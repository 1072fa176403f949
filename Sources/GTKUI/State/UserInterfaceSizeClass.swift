/// How much room there is in a direction.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: what can be done without goes elsewhere.
  case compact
  /// Enough for everything.
  case regular
}

extension EnvironmentValues {
  /// Whether the content of a split view is narrow, so that less fits into its header; nothing elsewhere.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { ownSizeClass ?? columnRoom?.horizontal }
    set { ownSizeClass = newValue }
  }

  /// The room of the column that a view stands in.
  var columnRoom: ColumnRoom? {
    get { self[ColumnRoomKey.self] }
    set { self[ColumnRoomKey.self] = newValue }
  }

  /// The size class that somebody has set.
  private var ownSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] }
    set { self[SizeClassKey.self] = newValue }
  }
}

private struct ColumnRoomKey: EnvironmentKey {
  static var defaultValue: ColumnRoom? { nil }
}

private struct SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
