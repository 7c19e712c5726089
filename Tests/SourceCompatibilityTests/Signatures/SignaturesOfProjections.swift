import Foundation
import TerminalApp

nonisolated extension Signatures {
  static func projections() {
    typealias Path = KeyPath<Datum, Double>
    typealias Key = LocalizedStringKey
    let _: (String, Path) -> NumberOf = NumberOf.value
    let _: (Key, Path) -> NumberOf = NumberOf.value
    let _: (Text, Path) -> NumberOf = NumberOf.value
    let _: (String, Path, Path) -> NumberOf = NumberOf.value
    let _: (Key, Path, Path) -> NumberOf = NumberOf.value
    let _: (Text, Path, Path) -> NumberOf = NumberOf.value
    let _: (String, Double) -> NumberOf = NumberOf.value
    let _: (Key, Double) -> NumberOf = NumberOf.value
    let _: (Text, Double) -> NumberOf = NumberOf.value
    let _: (String, Double, Double) -> NumberOf = NumberOf.value
    let _: (Key, Double, Double) -> NumberOf = NumberOf.value
    let _: (Text, Double, Double) -> NumberOf = NumberOf.value
  }

  static func projectedUnits() {
    typealias Path = KeyPath<Datum, Date>
    typealias Key = LocalizedStringKey
    let _: (String, Path, Unit, Calendar?) -> DayOf = DayOf.value(_:_:unit:calendar:)
    let _: (Key, Path, Unit, Calendar?) -> DayOf = DayOf.value(_:_:unit:calendar:)
    let _: (Text, Path, Unit, Calendar?) -> DayOf = DayOf.value(_:_:unit:calendar:)
    let _: (String, Date, Unit, Calendar?) -> DayOf = DayOf.value(_:_:unit:calendar:)
    let _: (Key, Date, Unit, Calendar?) -> DayOf = DayOf.value(_:_:unit:calendar:)
    let _: (Text, Date, Unit, Calendar?) -> DayOf = DayOf.value(_:_:unit:calendar:)
  }

  static func sizesOfElements() {
    let _: Sizes = .automatic
    let _: (Double) -> Sizes = Sizes.init(floatLiteral:)
    let _: (Int) -> Sizes = Sizes.init(integerLiteral:)
    let _: (CGFloat) -> Sizes = Sizes.fixed
    let _: (Place) -> Sizes = Sizes.fixed
    let _: (CGFloat) -> Sizes = Sizes.inset
    let _: (Place) -> Sizes = Sizes.inset
    let _: (CGFloat) -> Sizes = Sizes.ratio
    let _: (Place) -> Sizes = Sizes.ratio
  }

  static func vectorizedModifiers() {
    let series: NameOf = .value("Series", \.name)
    let points = PointPlot(data, x: .value("Day", \.day), y: .value("High", \.high))
    func isVectorized(_: some VectorizedChartContent<Datum>) {}
    isVectorized(points.foregroundStyle(\.color))
    isVectorized(points.foregroundStyle(by: series))
    isVectorized(points.opacity(\.place))
    isVectorized(points.lineStyle(\.stroke))
    isVectorized(points.lineStyle(by: series))
    isVectorized(points.symbol(\.symbol))
    isVectorized(points.symbol(by: series))
    isVectorized(points.symbolSize(\.place))
    isVectorized(points.symbolSize(\.box))
    isVectorized(points.symbolSize(by: NumberOf.value("High", \.high)))
    isVectorized(points.position(by: series, axis: Axis?.none, span: MarkDimension.automatic))
    isVectorized(points.accessibilityLabel(\.name))
    isVectorized(points.accessibilityLabel(\.text))
    isVectorized(points.accessibilityLabel(\.key))
    isVectorized(points.accessibilityValue(\.name))
    isVectorized(points.accessibilityValue(\.text))
    isVectorized(points.accessibilityValue(\.key))
    isVectorized(points.accessibilityHidden(\.isHidden))
    isVectorized(points.accessibilityIdentifier(\.name))
    // Equal for every element: these are the values of a mark.
    _ = points.foregroundStyle(by: .value("Series", "a")).opacity(0.5)
  }
}
