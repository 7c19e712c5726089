import Foundation
import TerminalApp

// Lengths are not plottable by default; a program declares the conformance, as here.
extension CGFloat: Plottable {
  /// The value as a double.
  public var primitivePlottable: Double { Double(self) }
  /// Creates the value from a double.
  public init?(primitivePlottable: Double) { self = CGFloat(primitivePlottable) }
}

nonisolated extension Signatures {
  typealias Unit = Calendar.Component

  static func plottables() {
    func plots<P: Plottable>(_: P.Type, as: P.PrimitivePlottable.Type) {}
    func isPrimitive<P: PrimitivePlottableProtocol>(_: P.Type) {}
    plots(Kind.self, as: String.self)
    isPrimitive(Double.self)
    isPrimitive(Float.self)
    plots(CGFloat.self, as: Double.self)
    isPrimitive(Int.self)
    isPrimitive(Int8.self)
    isPrimitive(Int16.self)
    isPrimitive(Int32.self)
    isPrimitive(Int64.self)
    isPrimitive(UInt.self)
    isPrimitive(UInt8.self)
    isPrimitive(UInt16.self)
    isPrimitive(UInt32.self)
    isPrimitive(UInt64.self)
    isPrimitive(Decimal.self)
    isPrimitive(String.self)
    isPrimitive(Date.self)
    let _: KeyPath<Kind, String> = \Kind.primitivePlottable
    let _: (String) -> Kind? = Kind.init(primitivePlottable:)
  }

  static func values() {
    let _: (String, Double) -> Number = PlottableValue.value
    let _: (Substring, Double) -> Number = PlottableValue.value
    let _: (LocalizedStringKey, Double) -> Number = PlottableValue.value
    let _: (Text, Double) -> Number = PlottableValue.value
    let _: (String, Range<Double>) -> Number = PlottableValue.value
    let _: (LocalizedStringKey, Range<Double>) -> Number = PlottableValue.value
    let _: (Text, Range<Double>) -> Number = PlottableValue.value
    let _: (String, ChartBinRange<Double>) -> Number = PlottableValue.value
    let _: (LocalizedStringKey, ChartBinRange<Double>) -> Number = PlottableValue.value
    let _: (Text, ChartBinRange<Double>) -> Number = PlottableValue.value
    let _: (String, Date, Unit, Calendar?) -> Day = PlottableValue.value(_:_:unit:calendar:)
    let _: (LocalizedStringKey, Date, Unit, Calendar?) -> Day =
      PlottableValue.value(_:_:unit:calendar:)
    let _: (Text, Date, Unit, Calendar?) -> Day = PlottableValue.value(_:_:unit:calendar:)
  }

  static func bins() {
    typealias Bins = NumberBins<Double>
    let _: ([Double], Int?, Double) -> Bins = Bins.init(data:desiredCount:minimumStride:)
    let _: (ClosedRange<Double>, Int, Double) -> Bins =
      Bins.init(range:desiredCount:minimumStride:)
    let _: (ClosedRange<Double>, Int) -> Bins = Bins.init(range:count:)
    let _: (ClosedRange<Int>, Int) -> NumberBins<Int> = NumberBins<Int>.init(range:count:)
    let _: (Double, ClosedRange<Double>) -> Bins = Bins.init(size:range:)
    let _: (Int, ClosedRange<Int>) -> NumberBins<Int> = NumberBins<Int>.init(size:range:)
    let _: ([Double]) -> Bins = Bins.init(thresholds:)
    let _: (Bins) -> (Double) -> Int = Bins.index(for:)
    let _: KeyPath<Bins, [Double]> = \Bins.thresholds
    let _: (Bins, Int) -> ChartBinRange<Double> = { $0[$1] }
    let _: ([Date], Int?, Calendar) -> DateBins = {
      DateBins(data: $0, desiredCount: $1, calendar: $2)
    }
    let _: (ClosedRange<Date>, Int, Calendar) -> DateBins = {
      DateBins(range: $0, desiredCount: $1, calendar: $2)
    }
    let _: (Unit, Int, ClosedRange<Date>, Calendar) -> DateBins = {
      DateBins(unit: $0, by: $1, range: $2, calendar: $3)
    }
    let _: (TimeInterval, ClosedRange<Date>) -> DateBins = DateBins.init(timeInterval:range:)
    let _: ([Date]) -> DateBins = DateBins.init(thresholds:)
    let _: (DateBins) -> (Date) -> Int = DateBins.index(for:)
    let _: KeyPath<DateBins, [Date]> = \DateBins.thresholds
  }

  static func binRanges() {
    func isExpression<R: RangeExpression>(_: R.Type) where R.Bound == Double {}
    isExpression(ChartBinRange<Double>.self)
    let _: KeyPath<ChartBinRange<Double>, Double> = \ChartBinRange<Double>.lowerBound
    let _: KeyPath<ChartBinRange<Double>, Double> = \ChartBinRange<Double>.upperBound
    let _: (ChartBinRange<Double>) -> (Double) -> Bool = ChartBinRange<Double>.contains
    let _: (ChartBinRange<Int>) -> ([String]) -> Range<Int> = ChartBinRange<Int>.relative(to:)
  }
}
