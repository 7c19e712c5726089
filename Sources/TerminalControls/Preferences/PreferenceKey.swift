import FoundationSubset
import TerminalViews

/// What views tell those around them.
public protocol PreferenceKey {
  /// The type of what is told.
  associatedtype Value
  /// What is told where no view says anything.
  static var defaultValue: Value { get }
  /// Joins what one view tells with what a later one tells.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// What a view has told when it was drawn.
private struct PreferenceNote: CanvasNote {
  let key: ObjectIdentifier
  var value: Any
}

extension Canvas {
  /// What the views have told that were drawn since there were so many notes.
  fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type, since count: Int) -> Key.Value {
    let values = notes[count...].lazy.compactMap { note in
      (note as? PreferenceNote).flatMap { $0.key == ObjectIdentifier(key) ? $0.value : nil }
        as? Key.Value
    }
    guard var result = values.first else { return Key.defaultValue }
    for value in values.dropFirst() { Key.reduce(value: &result) { value } }
    return result
  }
}

/// A node that tells something.
private struct PreferenceNode: WrapperNode {
  let child: any LayoutNode
  let key: ObjectIdentifier
  let value: (CGRect) -> Any

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: frame, on: &canvas)
    canvas.note(PreferenceNote(key: key, value: value(frame)))
  }
}

/// A node that does something with what nodes inside have told.
private struct ListeningNode<Key: PreferenceKey>: WrapperNode {
  let child: any LayoutNode
  let listen: (Key.Value) -> Void

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let count = canvas.notes.count
    child.draw(in: frame, on: &canvas)
    listen(canvas.preference(Key.self, since: count))
  }
}

/// A node with another one above or behind that is made of what nodes inside have told.
private struct PreferenceLayerNode<Key: PreferenceKey>: WrapperNode {
  let child: any LayoutNode
  let isBehind: Bool
  let layer: (Key.Value) -> any LayoutNode

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let count = canvas.notes.count
    guard isBehind else {
      child.draw(in: frame, on: &canvas)
      return layer(canvas.preference(Key.self, since: count)).draw(in: frame, on: &canvas)
    }
    // What lies behind is known when the rest is drawn.
    let front = canvas.layer(of: child, in: frame)
    layer(canvas.preference(Key.self, since: count)).draw(in: frame, on: &canvas)
    canvas.lay(front)
  }
}

extension Anchor {
  /// What of a view an anchor stands for.
  public struct Source: Sendable {
    fileprivate let anchor: @Sendable (CGRect) -> Anchor<Value>
  }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { Anchor<CGRect>($0) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view, by shares of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init {
      Anchor<CGPoint>(
        CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y))
    }
  }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
}

nonisolated extension View {
  /// Tells views around something.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> _LaidOut {
    wrapped { child, _ in
      PreferenceNode(child: child, key: ObjectIdentifier(key)) { _ in value }
    }
  }

  /// Tells views around where this one is.
  public func anchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> _LaidOut {
    wrapped { child, _ in
      PreferenceNode(child: child, key: ObjectIdentifier(key)) { transform(value.anchor($0)) }
    }
  }

  /// Does something when what views inside tell has changed, and when they tell it first.
  ///
  /// Only where a host draws the view again and again.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> _LaidOut where Key.Value: Equatable {
    wrapped { child, environment in
      guard let place = environment.place?.child(.layer(3)) else { return child }
      let told = place.memory { Kept<Key.Value?>(nil) }
      return ListeningNode<Key>(child: child) { [unowned tree = place.tree] value in
        guard told.value != value else { return }
        told.value = value
        tree.afterFrame { action(value) }
      }
    }
  }

  /// Draws views above that are made of what views inside tell.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> _LaidOut {
    preferenceLayer(key, alignment, isBehind: false, transform)
  }

  /// Draws views behind that are made of what views inside tell.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> _LaidOut {
    preferenceLayer(key, alignment, isBehind: true, transform)
  }

  private func preferenceLayer<Key: PreferenceKey, Content: View>(
    _ key: Key.Type, _ alignment: Alignment, isBehind: Bool,
    _ content: @escaping (Key.Value) -> Content
  ) -> _LaidOut {
    wrapped { child, environment in
      PreferenceLayerNode<Key>(child: child, isBehind: isBehind) { value in
        var inner = environment
        inner.place = inner.place?.drawnChild(.layer(3))
        return LayersNode(children: content(value).nodes(in: inner), alignment: alignment)
      }
    }
  }

  /// Does something when what the view's place and size become has changed, and when they are known
  /// first.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> _LaidOut {
    background {
      GeometryReader { proxy in
        EmptyView().onChange(of: transform(proxy), initial: true) { action($1) }
      }
    }
  }
}
