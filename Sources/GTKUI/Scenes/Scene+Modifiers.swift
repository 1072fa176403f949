extension Scene {
  /// Adds commands to those of the program.
  ///
  /// Each keyboard shortcut of a command works in every window of the program, wherever the focus
  /// is, and stands in the window of keyboard shortcuts (Ctrl+?).
  ///
  /// - Parameter content: `CommandMenu`s, `CommandGroup`s, or `Commands` of one's own.
  /// - Returns: the scene with the commands.
  public func commands<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    ModifiedScene(content: self) { scenes, _ in
      scenes.commands.append(CommandsRoot(content: content))
    }
  }

  /// Sets the size that a window opens with the first time.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - height: in pixels.
  /// - Returns: the scene.
  public func defaultSize(width: Int, height: Int) -> some Scene {
    changingWindows { $0.size = WindowSize(width: width, height: height) }
  }

  /// Sets whether the size and state of windows are kept from one start to the next.
  ///
  /// - Parameter behavior: the behaviour; `automatic` keeps them.
  /// - Returns: the scene.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    changingWindows { $0.isRestored = behavior != .disabled }
  }

  /// Sets where `@AppStorage` of the scene's views keeps its values.
  ///
  /// - Parameter store: the store.
  /// - Returns: the scene.
  public func defaultAppStorage(_ store: SettingsStore) -> some Scene {
    environment(\.defaultAppStorage, store)
  }

  /// Sets a value of the environment for the views of the scene.
  ///
  /// - Parameters:
  ///   - keyPath: where it stands in `EnvironmentValues`.
  ///   - value: the value.
  /// - Returns: the scene with the value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    changingWindows { window in
      let content = window.content
      window.content = { AnyView(content($0).environment(keyPath, value)) }
    }
  }

  /// Puts an object into the environment of the scene's views.
  ///
  /// - Parameter object: the object, found by its type.
  /// - Returns: the scene with the object.
  public func environment<Value: AnyObject>(_ object: Value?) -> some Scene {
    changingWindows { window in
      let content = window.content
      window.content = { AnyView(content($0).environment(object)) }
    }
  }

  private func changingWindows(_ change: @escaping (inout WindowDescription) -> Void) -> some Scene
  {
    ModifiedScene(content: self) { scenes, first in
      for index in first..<scenes.windows.count { change(&scenes.windows[index]) }
    }
  }
}

/// Evaluates the commands of a scene anew for each window, and when what they read has changed.
private struct CommandsRoot<Content: Commands>: Commands {
  let content: () -> Content

  var body: Content { content() }
}

/// Whether windows open as they were closed.
nonisolated public enum SceneRestorationBehavior: Hashable, Sendable {
  /// They do.
  case automatic
  /// They open with their default size.
  case disabled
}

/// A scene with a change.
struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  /// Changes the windows from an index on, which are the scene's own.
  let change: (inout SceneCollection, Int) -> Void

  func add(to scenes: inout SceneCollection) {
    let first = scenes.windows.count
    content.add(to: &scenes)
    change(&scenes, first)
  }
}
