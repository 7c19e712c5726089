import Foundation
import TerminalApp

/// The public signatures of Swift Charts.
///
/// The types pin each signature, so that no other overload compiles. ``LeftOut`` lists the omitted
/// symbols.
nonisolated enum Signatures {
  typealias Day = PlottableValue<Date>
  typealias Number = PlottableValue<Double>
  typealias Name = PlottableValue<String>
  typealias Size = MarkDimension
  typealias Stacking = MarkStackingMethod

  static func bars() {
    let _: (Day, Number, Size, Size, Stacking) -> BarMark =
      BarMark.init(x:y:width:height:stacking:)
    let _: (Day, Number, Number, Size) -> BarMark = BarMark.init(x:yStart:yEnd:width:)
    let _: (Day, Day, Number, Size) -> BarMark = BarMark.init(xStart:xEnd:y:height:)
    let _: (Day, CGFloat?, CGFloat?, Size, Stacking) -> BarMark =
      BarMark.init(x:yStart:yEnd:width:stacking:)
    let _: (CGFloat?, CGFloat?, Number, Size, Stacking) -> BarMark =
      BarMark.init(xStart:xEnd:y:height:stacking:)
    let _: (Day, Day, CGFloat?, CGFloat?) -> BarMark = BarMark.init(xStart:xEnd:yStart:yEnd:)
    let _: (CGFloat?, CGFloat?, Number, Number) -> BarMark =
      BarMark.init(xStart:xEnd:yStart:yEnd:)
  }

  static func linesAndAreas() {
    let _: (Day, Number) -> LineMark = LineMark.init(x:y:)
    let _: (Day, Number, Name) -> LineMark = LineMark.init(x:y:series:)
    let _: (Day, Number, Stacking) -> AreaMark = AreaMark.init(x:y:stacking:)
    let _: (Day, Number, Name, Stacking) -> AreaMark = AreaMark.init(x:y:series:stacking:)
    let _: (Day, Number, Number) -> AreaMark = AreaMark.init(x:yStart:yEnd:)
    let _: (Day, Number, Number, Name) -> AreaMark = AreaMark.init(x:yStart:yEnd:series:)
    let _: (Day, Day, Number) -> AreaMark = AreaMark.init(xStart:xEnd:y:)
    let _: (Day, Day, Number, Name) -> AreaMark = AreaMark.init(xStart:xEnd:y:series:)
  }

  static func pointsAndSectors() {
    let _: (Day, Number) -> PointMark = PointMark.init(x:y:)
    let _: (Day, CGFloat?) -> PointMark = PointMark.init(x:y:)
    let _: (CGFloat?, Number) -> PointMark = PointMark.init(x:y:)
    let _: (Number, Size, Size, CGFloat?) -> SectorMark =
      SectorMark.init(angle:innerRadius:outerRadius:angularInset:)
  }

  static func rules() {
    let _: (Day, CGFloat?, CGFloat?) -> RuleMark = RuleMark.init(x:yStart:yEnd:)
    let _: (CGFloat?, CGFloat?, Number) -> RuleMark = RuleMark.init(xStart:xEnd:y:)
    let _: (Day, Number, Number) -> RuleMark = RuleMark.init(x:yStart:yEnd:)
    let _: (Day, Day, Number) -> RuleMark = RuleMark.init(xStart:xEnd:y:)
    let _: (CGFloat?, Number, Number) -> RuleMark = RuleMark.init(x:yStart:yEnd:)
    let _: (Day, Day, CGFloat?) -> RuleMark = RuleMark.init(xStart:xEnd:y:)
  }

  static func rectangles() {
    let _: (Day, Number, Size, Size) -> RectangleMark = RectangleMark.init(x:y:width:height:)
    let _: (Day, Number, Number, Size) -> RectangleMark = RectangleMark.init(x:yStart:yEnd:width:)
    let _: (Day, CGFloat?, CGFloat?, Size) -> RectangleMark =
      RectangleMark.init(x:yStart:yEnd:width:)
    let _: (Day, Day, Number, Size) -> RectangleMark = RectangleMark.init(xStart:xEnd:y:height:)
    let _: (CGFloat?, CGFloat?, Number, Size) -> RectangleMark =
      RectangleMark.init(xStart:xEnd:y:height:)
    let _: (Day, Day, Number, Number) -> RectangleMark =
      RectangleMark.init(xStart:xEnd:yStart:yEnd:)
    let _: (Day, Day, CGFloat?, CGFloat?) -> RectangleMark =
      RectangleMark.init(xStart:xEnd:yStart:yEnd:)
    let _: (CGFloat?, CGFloat?, Number, Number) -> RectangleMark =
      RectangleMark.init(xStart:xEnd:yStart:yEnd:)
    let _: (CGFloat?, CGFloat?, CGFloat?, CGFloat?) -> RectangleMark =
      RectangleMark.init(xStart:xEnd:yStart:yEnd:)
  }

  static func sizesAndStacks() {
    let _: Size = .automatic
    let _: (CGFloat) -> Size = Size.fixed
    let _: (CGFloat) -> Size = Size.inset
    let _: (CGFloat) -> Size = Size.ratio
    let _: (Double) -> Size = Size.init(floatLiteral:)
    let _: (Int) -> Size = Size.init(integerLiteral:)
    let _: [Stacking] = [.standard, .normalized, .center, .unstacked]
  }

  static func interpolations() {
    let _: [InterpolationMethod] = [
      .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
    ]
    let _: (CGFloat) -> InterpolationMethod = InterpolationMethod.catmullRom(alpha:)
    let _: (CGFloat) -> InterpolationMethod = InterpolationMethod.cardinal(tension:)
  }
}
