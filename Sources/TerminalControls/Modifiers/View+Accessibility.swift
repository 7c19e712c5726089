import TerminalViews

nonisolated extension View {
  /// Says what the view is, for readers who cannot see it; takes the place of its texts.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> _LaidOut {
    accessibilityLabel(Text(label))
  }
  /// Says what the view is, for readers who cannot see it; takes the place of its texts.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> _LaidOut {
    accessibilityLabel(Text(label))
  }
  /// Says what the view is, for readers who cannot see it; takes the place of its texts.
  public func accessibilityLabel(_ label: Text) -> _LaidOut {
    wrapped { child, _ in DescribedNode(child: child, label: label.string, value: nil) }
  }
  /// Says what value the view has, for readers who cannot see it; follows its label or texts.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> _LaidOut {
    accessibilityValue(Text(value))
  }
  /// Says what value the view has, for readers who cannot see it; follows its label or texts.
  public func accessibilityValue(_ value: LocalizedStringKey) -> _LaidOut {
    accessibilityValue(Text(value))
  }
  /// Says what value the view has, for readers who cannot see it; follows its label or texts.
  public func accessibilityValue(_ value: Text) -> _LaidOut {
    wrapped { child, _ in DescribedNode(child: child, label: nil, value: value.string) }
  }
  /// Says what the view does, for readers who cannot see it; follows its label or texts.
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> _LaidOut {
    accessibilityValue(hint)
  }
  /// Sets what is told of the views inside, to readers who cannot see them.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> _LaidOut {
    wrapped { child, _ in children == .ignore ? SilentNode(child: child) : child }
  }
  /// Changes nothing: a name for tests of screens.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Changes nothing: what a view is can be told by its texts.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Changes nothing: what a view is can be told by its texts.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// Leaves the view out of what is told to readers who cannot see it.
  public func accessibilityHidden(_ hidden: Bool) -> _LaidOut {
    wrapped { child, _ in hidden ? SilentNode(child: child) : child }
  }
  /// Tells readers who cannot see the view of another one, which is not seen.
  public func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> _LaidOut {
    let representation = representation()
    return wrapped { child, environment in
      RepresentedNode(
        child: child, representation: representation.nodes(.layer(0), in: environment))
    }
  }
  /// Tells readers who cannot see the view of others inside, which are not seen.
  public func accessibilityChildren<Children: View>(
    @ViewBuilder children: () -> Children
  ) -> _LaidOut {
    accessibilityRepresentation(representation: children)
  }
}

/// What is told of views inside of one.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Nothing.
  case ignore
  /// All of it.
  case contain, combine
}

/// What a view is, for readers who cannot see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A title.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// One of several that is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 16)
  /// Something that tells of many others.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 32)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
}

/// A node with words of its own.
struct DescribedNode: WrapperNode {
  let child: any LayoutNode
  let label: String?
  let value: String?

  func describe(into texts: inout [String]) {
    if let label { texts.append(label) } else { child.describe(into: &texts) }
    if let value { texts.append(value) }
  }
}

/// A node in whose place others are described.
private struct RepresentedNode: WrapperNode {
  let child: any LayoutNode
  let representation: [any LayoutNode]

  func describe(into texts: inout [String]) {
    for node in representation { node.describe(into: &texts) }
  }
}

/// A node that is seen but not described.
struct SilentNode: WrapperNode {
  let child: any LayoutNode
  func describe(into texts: inout [String]) {}
}

extension EnvironmentValues {
  /// Whether colours alone tell nothing apart: where the terminal has none.
  public var accessibilityDifferentiateWithoutColor: Bool { colorDepth == .monochrome }
  /// Whether nothing should move, as nothing does where the terminal has no colours; of what people
  /// want a terminal does not tell.
  public var accessibilityReduceMotion: Bool { colorDepth == .monochrome }
}
