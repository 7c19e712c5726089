import TerminalViews

nonisolated extension View {
  /// The view, with what is done when it is drawn.
  public typealias _Placed = ModifiedContent<Self, _PlaceModifier>

  private consuming func visited(_ visit: @escaping (ViewPlace) -> Void) -> _Placed {
    ModifiedContent(content: self, modifier: _PlaceModifier(visit: visit))
  }

  /// Gives the view an identity: with another one it is another view, and its states begin anew.
  public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IdentityModifier> {
    ModifiedContent(content: self, modifier: _IdentityModifier(id: AnyHashable(id)))
  }

  /// Does something when the view appears: after the first frame that shows it is made, and before
  /// it is seen.
  ///
  /// Only where a host draws the view again and again; a view that is printed does not appear.
  public func onAppear(perform action: (() -> Void)? = nil) -> _Placed {
    visited { place in
      _ = place.memory { () -> Presence in
        if let action { place.tree.afterFrame(action) }
        return Presence()
      }
    }
  }

  /// Does something when the view is gone: after the first frame that does not show it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> _Placed {
    visited { place in
      place.departure = { [weak tree = place.tree] in
        if let action { tree?.afterFrame(action) }
      }
    }
  }

  /// Does something when a value has changed since the frame before.
  ///
  /// - Parameters:
  ///   - value: what is watched.
  ///   - initial: whether the action is done when the view appears, too.
  ///   - action: is given the value before and the value now.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> _Placed {
    visited { place in
      let watched = place.memory { () -> Kept<Value> in
        if initial { place.tree.afterFrame { action(value, value) } }
        return Kept(value)
      }
      let before = watched.value
      guard before != value else { return }
      watched.value = value
      place.tree.afterFrame { action(before, value) }
    }
  }

  /// Does something when a value has changed since the frame before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _Placed {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when it has changed since the frame before.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> _Placed {
    onChange(of: value) { action($1) }
  }

  /// Has charts move, and views come and go by their transitions, when a value has changed.
  ///
  /// - Parameters:
  ///   - animation: how they move; `nil` for not at all.
  ///   - value: what is watched.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> _Placed {
    visited { place in
      let watched = place.memory { Kept(value) }
      guard watched.value != value else { return }
      watched.value = value
      place.tree.move(by: animation)
    }
  }

  /// Runs a task while the view is there; it is cancelled when the view is gone.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> _Placed {
    task(id: 0, priority: priority, action)
  }

  /// Runs a task while the view is there and a value stays; with another value it is cancelled and
  /// begins anew.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> _Placed {
    visited { place in
      let runner = place.memory { TaskRunner<ID>() }
      place.departure = { runner.task?.cancel() }
      guard runner.id != id else { return }
      runner.id = id
      place.tree.afterFrame {
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
