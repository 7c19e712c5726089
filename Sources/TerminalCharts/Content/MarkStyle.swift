import FoundationSubset
import TerminalViews

/// The style of a mark, set by the modifiers around it.
///
/// Has no references, because data on a continuous scale of colours add a style for every mark.
package struct MarkStyle: Equatable {
  // The property that differs most between marks is compared first.
  package var foreground = Foreground.automatic
  var position = StyleKey.none
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var opacity = 1.0
  var stroke: Int32 = -1
  var lineStyleKey = StyleKey.none
  var symbol = Symbol.automatic
  var symbolKey = StyleKey.none
  var symbolSize = SymbolSize.automatic
  var interpolation = InterpolationMethod.linear
  var offset = MarkOffset()
  var cornerRadius: CGFloat = 0
  var zIndex = 0.0
  var alignsWithPlotArea = false
  var clip: Int32 = -1
  var mask: Int32 = -1
  var maskPart: Int32 = -1
  var accessibility: Int32 = -1
  /// The index of the interpolated style in the table of styles while the mark moves, or -1.
  var movedStyle: Int32 = -1

  package enum Foreground: Equatable {
    case automatic
    case paint(Int32)
    case by(StyleKey)

    var key: StyleKey {
      if case .by(let key) = self { return key }
      return .none
    }
  }

  enum Symbol: Equatable {
    case automatic
    case shape(Int32)
    case view(Int32)
  }

  package enum SymbolSize: Equatable {
    case automatic
    case area(CGFloat)
    case exact(CGSize)
    case by(StyleKey)
  }
}

/// The interpolated style of a moving mark, which replaces its own style.
struct MovedStyle: Equatable {
  var paint: Paint
  var lineWidth: CGFloat
  var symbolSize: CGSize
}

/// The datum that selects a style: an index into a table of values, or a number on a continuous
/// scale.
package enum StyleKey: Hashable, Sendable {
  case none
  case category(Int32)
  case number(Double)

  package var isNone: Bool { self == .none }
}

/// The distances by which the edges of a mark are moved, in points.
@usableFromInline package struct MarkOffset: Hashable, Sendable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  @usableFromInline init(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) {
    (self.xStart, self.xEnd) = (xStart, xEnd)
    (self.yStart, self.yEnd) = (yStart, yEnd)
  }

  mutating func add(_ other: MarkOffset) {
    xStart += other.xStart
    xEnd += other.xEnd
    yStart += other.yStart
    yEnd += other.yEnd
  }
}
