import FoundationSubset
import TerminalViews

/// How text changes on a screen; in a terminal at once.
public enum ContentTransition: Hashable, Sendable {
  /// A way.
  case identity, opacity, interpolate
  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// By rolling digits, up for larger numbers.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

/// What a device lets a hand feel; a terminal nothing.
public enum SensoryFeedback: Hashable, Sendable {
  /// What it is felt for.
  case selection, impact, increase, decrease, success, warning, error, alignment, levelChange
}

/// Parts of a screen on which something else may lie; a terminal has none.
public enum SafeAreaRegions: Hashable, Sendable {
  /// Under bars, or a keyboard.
  case container, keyboard, all
}

/// How large controls are on a screen.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// A size.
  case mini, small, regular, large, extraLarge
}

/// How many colours signs have on a screen.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// A way.
  case monochrome, hierarchical, palette, multicolor
}

/// How large a preview is, which other programs draw.
public enum PreviewLayout: Hashable, Sendable {
  /// A size.
  case device, sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Whether text can be marked: a terminal lets people mark any.
public enum TextSelectability: Hashable, Sendable {
  /// Whether it can.
  case enabled, disabled
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

/// How navigation looks on a screen.
public struct NavigationViewStyle: Hashable, Sendable {
  /// A way.
  public static let automatic = NavigationViewStyle()
  /// A way.
  public static let stack = automatic
  /// A way.
  public static let columns = automatic
  /// Creates a way.
  public init() {}
}
/// How navigation looks on a screen.
public typealias StackNavigationViewStyle = NavigationViewStyle

/// How columns share a screen.
public enum NavigationSplitViewStyle: Hashable, Sendable {
  /// A way.
  case automatic, balanced, prominentDetail
}

/// How a view beside another one is shown where a screen is small; a terminal shows it as it is.
public enum PresentationAdaptation: Hashable, Sendable {
  /// A way.
  case automatic, none, popover, sheet, fullScreenCover
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
  /// Changes nothing: links lead on in the room of the view around.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> Self { self }
  /// Changes nothing: columns share the room in one way.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> Self { self }
  /// Changes nothing: columns have a width that suits a terminal.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  /// Changes nothing: columns have a width that suits a terminal.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  /// Changes nothing: what lies over a screen is shown as it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  /// Changes nothing: text has one size.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> Self
  where Sizes.Bound == DynamicTypeSize { self }
  /// Tells nobody why a body is made: there are no tools that listen.
  public static func _printChanges() {}
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
  /// Changes nothing: previews are drawn by other programs.
  public func previewInterfaceOrientation(_ orientation: PreviewTrait) -> Self { self }
  /// Changes nothing: a terminal lets people mark any text.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  /// Changes nothing: text without room is cut at its end.
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  /// Changes nothing: rows touch each other.
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  #if Foundation
    /// Changes nothing: a program is never asked to open anything.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
  #endif
}

extension Text {
  /// Where text is cut that has no room; in a terminal at its end.
  public enum TruncationMode: Hashable, Sendable {
    /// A place.
    case head, middle, tail
  }
}
