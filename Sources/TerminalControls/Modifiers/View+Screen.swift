import FoundationSubset
import TerminalViews

/// How text changes on a screen; in a terminal at once.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By becoming opaque.
  public static let opacity = ContentTransition()
  /// By changing shapes.
  public static let interpolate = ContentTransition()
  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// By rolling digits, up for larger numbers.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

/// What a device lets a hand feel; a terminal nothing.
public struct SensoryFeedback: Hashable, Sendable {
  /// Something else is chosen.
  public static let selection = SensoryFeedback()
  /// Something was met.
  public static let impact = SensoryFeedback()
  /// A value has come up to a limit, or gone down to one.
  public static let increase = SensoryFeedback()
  /// A value has come up to a limit, or gone down to one.
  public static let decrease = SensoryFeedback()
  /// Something has gone well.
  public static let success = SensoryFeedback()
  /// Something is to be looked at.
  public static let warning = SensoryFeedback()
  /// Something has gone wrong.
  public static let error = SensoryFeedback()
  /// Things lie in one line.
  public static let alignment = SensoryFeedback()
  /// A value has changed its level.
  public static let levelChange = SensoryFeedback()
}

/// Parts of a screen on which something else may lie; a terminal has none.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Under bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Under a keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How large controls are on a screen.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// A size.
  case mini, small, regular, large, extraLarge
}

/// How many colours signs have on a screen.
public struct SymbolRenderingMode: Hashable, Sendable {
  /// One.
  public static let monochrome = SymbolRenderingMode()
  /// One in several strengths.
  public static let hierarchical = SymbolRenderingMode()
  /// Several.
  public static let palette = SymbolRenderingMode()
  /// Those of the sign.
  public static let multicolor = SymbolRenderingMode()
}

/// How large a preview is, which other programs draw.
public enum PreviewLayout: Hashable, Sendable {
  /// A size.
  case device, sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Names that views of one screen share.
@propertyWrapper public struct Namespace {
  /// What tells a set of names from others.
  public struct ID: Hashable, Sendable {}
  /// Creates a set of names.
  public init() {}
  /// The set.
  public var wrappedValue: ID { ID() }
}

// What a screen shows and a terminal cannot: these keep source code compiling and change nothing.
nonisolated extension View {
  /// Changes nothing: a shadow is smaller than a cell.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  /// Changes nothing: a terminal shows the end of a movement at once.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Changes nothing: what a view draws is drawn together anyway.
  public func drawingGroup(opaque: Bool = false) -> Self { self }
  /// Changes nothing: what a view draws is drawn together anyway.
  public func compositingGroup() -> Self { self }
  /// Changes nothing: what lies around moves with the view anyway.
  public func geometryGroup() -> Self { self }
  /// Changes nothing: digits change at once.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Changes nothing: a terminal cannot be felt.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> Self { self }
  /// Changes nothing: a blur is finer than a cell.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Changes nothing: a terminal has no edges that are unsafe.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self {
    self
  }
  /// Changes nothing: a terminal has no edges that are unsafe.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Changes nothing: a terminal has no bar of its own.
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  /// Changes nothing: controls have one size.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Changes nothing: text has one size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// Changes nothing: letters are of equal width.
  public func allowsTightening(_ flag: Bool) -> Self { self }
  /// Changes nothing: rows touch each other.
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  /// Changes nothing: a sign has one size.
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  /// Changes nothing: a sign has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// Changes nothing: there is no room for a tip beside the pointer.
  public func help<Text: StringProtocol>(_ text: Text) -> Self { self }
  /// Changes nothing: what moves from one view to another is there at once.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }
  /// Changes nothing: previews are drawn by other programs.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// Changes nothing: previews are drawn by other programs.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
}
