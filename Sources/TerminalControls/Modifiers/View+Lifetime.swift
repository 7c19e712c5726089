import TerminalViews

nonisolated extension View {
  /// The view with an action for each of its frames.
  public typealias _Visited = ModifiedContent<Self, _VisitModifier>

  private consuming func visited(_ visit: @escaping (ViewIdentity) -> Void) -> _Visited {
    ModifiedContent(content: self, modifier: _VisitModifier(visit: visit))
  }

  /// Sets the identity of the view: with another one it is another view, whose states begin anew.
  public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IdentityModifier> {
    ModifiedContent(content: self, modifier: _IdentityModifier(id: AnyHashable(id)))
  }

  /// Adds an action for the appearance of the view, after its first frame is made and before that
  /// is shown.
  ///
  /// Printed views do not appear in this sense.
  public func onAppear(perform action: (() -> Void)? = nil) -> _Visited {
    visited { identity in
      _ = identity.memory { () -> Presence in
        if let action { identity.tree.afterFrame(action) }
        return Presence()
      }
    }
  }

  /// Adds an action for the disappearance of the view, after the first frame without it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> _Visited {
    visited { identity in
      identity.departure = { [weak tree = identity.tree] in
        if let action { tree?.afterFrame(action) }
      }
    }
  }

  /// Adds an action for a change of a value since the previous frame.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is also called when the view appears.
  ///   - action: Called with the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> _Visited {
    visited { identity in
      let watched = identity.memory { () -> Kept<Value> in
        if initial { identity.tree.afterFrame { action(value, value) } }
        return Kept(value)
      }
      let before = watched.value
      guard before != value else { return }
      watched.value = value
      identity.tree.afterFrame { action(before, value) }
    }
  }

  /// Adds an action for a change of a value since the previous frame.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _Visited {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action, called with the new value, for a change of a value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> _Visited {
    onChange(of: value) { action($1) }
  }

  /// Animates charts and the transitions of views when a value changes.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - value: The value.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> _Visited {
    visited { identity in
      let watched = identity.memory { Kept(value) }
      guard watched.value != value else { return }
      watched.value = value
      identity.tree.move(by: animation)
    }
  }

  /// Runs a task during the lifetime of the view, which cancels it at the end.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> _Visited {
    task(id: 0, priority: priority, action)
  }

  /// Runs a task during the lifetime of the view; another value cancels the task and starts it
  /// again.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> _Visited {
    visited { identity in
      let runner = identity.memory { TaskRunner<ID>() }
      identity.departure = { runner.task?.cancel() }
      guard runner.id != id else { return }
      runner.id = id
      identity.tree.afterFrame {
        runner.task?.cancel()
        runner.task = Task(priority: priority) { await action() }
      }
    }
  }
}

private final class Presence {}

private final class TaskRunner<ID> {
  var id: ID?
  var task: Task<Void, Never>?
}
