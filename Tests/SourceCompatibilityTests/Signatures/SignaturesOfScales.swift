import Foundation
import TerminalApp

nonisolated extension Signatures {
  static func scales() {
    let _: [ScaleType] = [.linear, .log, .date, .category, .squareRoot, .symmetricLog]
    let _: (Double) -> ScaleType = ScaleType.power(exponent:)
    let _: (Double) -> ScaleType = ScaleType.symmetricLog(slopeAtZero:)
    func isDomain<D: ScaleDomain>(_: D) {}
    isDomain(AutomaticScaleDomain.automatic)
    isDomain(AutomaticScaleDomain.automatic(includesZero: Bool?.none, reversed: Bool?.none))
    isDomain(
      AutomaticScaleDomain.automatic(includesZero: nil, reversed: nil, dataType: Double.self) {
        (domain: inout [Double]) in domain.append(1)
      })
    isDomain(0.0...1.0)
    isDomain(Date.distantPast...Date.distantFuture)
    isDomain(["a", "b"])
  }

  static func ranges() {
    func isRange<R: ScaleRange>(_: R.Type, of: R.VisualValue.Type) {}
    isRange([Color].self, of: Color.self)
    isRange(Gradient.self, of: Color.self)
    isRange(ClosedRange<CGFloat>.self, of: CGFloat.self)
    isRange(PlotDimensionScaleRange.self, of: CGFloat.self)
    func isPosition<R: PositionScaleRange>(_: R) {}
    isPosition(0...CGFloat(1))
    isPosition(PlotDimensionScaleRange.plotDimension)
    isPosition(PlotDimensionScaleRange.plotDimension(padding: CGFloat(1)))
    isPosition(
      PlotDimensionScaleRange.plotDimension(startPadding: CGFloat(1), endPadding: CGFloat(1)))
  }

  static func scrollBehaviors() {
    func update(_ behavior: some ChartScrollTargetBehavior) {
      let _: (inout ScrollTarget, ChartScrollTargetBehaviorContext) -> Void =
        behavior.updateTarget(_:context:)
    }
    typealias Rest = ValueAlignedChartScrollTargetBehavior
    typealias Matching = DateComponents
    typealias Dates = MajorValueAlignment<Date>?
    typealias Numbers = MajorValueAlignment<Double>?
    typealias Limit = ValueAlignedLimitBehavior
    let _: (Double, Numbers, Limit) -> Rest = Rest.valueAligned(unit:majorAlignment:limitBehavior:)
    let _: (Matching, Dates, Limit) -> Rest =
      Rest.valueAligned(matching:majorAlignment:limitBehavior:)
    let _: (Double, Double, Numbers, Numbers, Limit) -> Rest =
      Rest.valueAligned(xUnit:yUnit:xMajorAlignment:yMajorAlignment:limitBehavior:)
    let _: (Matching, Matching, Dates, Dates, Limit) -> Rest =
      Rest.valueAligned(xMatching:yMatching:xMajorAlignment:yMajorAlignment:limitBehavior:)
    let _: (Double, Matching, Numbers, Dates, Limit) -> Rest =
      Rest.valueAligned(xUnit:yMatching:xMajorAlignment:yMajorAlignment:limitBehavior:)
    let _: (Matching, Double, Dates, Numbers, Limit) -> Rest =
      Rest.valueAligned(xMatching:yUnit:xMajorAlignment:yMajorAlignment:limitBehavior:)
    let _: (Double, Numbers, Limit) -> Rest = Rest.init(unit:majorAlignment:limitBehavior:)
    let _: (Matching, Dates, Limit) -> Rest = Rest.init(matching:majorAlignment:limitBehavior:)
    let _: (Double, Double, Numbers, Numbers, Limit) -> Rest =
      Rest.init(xUnit:yUnit:xMajorAlignment:yMajorAlignment:limitBehavior:)
    let _: (Matching, Matching, Dates, Dates, Limit) -> Rest =
      Rest.init(xMatching:yMatching:xMajorAlignment:yMajorAlignment:limitBehavior:)
    let _: (Double, Matching, Numbers, Dates, Limit) -> Rest =
      Rest.init(xUnit:yMatching:xMajorAlignment:yMajorAlignment:limitBehavior:)
    let _: (Matching, Double, Dates, Numbers, Limit) -> Rest =
      Rest.init(xMatching:yUnit:xMajorAlignment:yMajorAlignment:limitBehavior:)
  }

  static func alignments() {
    let _: MajorValueAlignment<Double> = .page
    let _: (Double) -> MajorValueAlignment<Double> = MajorValueAlignment.unit
    let _: (DateComponents) -> MajorValueAlignment<Date> = MajorValueAlignment.matching
    let _: [ValueAlignedLimitBehavior] = [.automatic, .always, .never]
  }

  static func proxies() {
    let _: KeyPath<ChartProxy, CGSize> = \ChartProxy.plotSize
    let _: KeyPath<ChartProxy, CGSize> = \ChartProxy.plotAreaSize
    let _: KeyPath<ChartProxy, Anchor<CGRect>?> = \ChartProxy.plotFrame
    let _: KeyPath<ChartProxy, Anchor<CGRect>> = \ChartProxy.plotAreaFrame
    let _: KeyPath<ChartProxy, Anchor<CGRect>?> = \ChartProxy.plotContainerFrame
    let _: (ChartProxy) -> (Date) -> CGFloat? = ChartProxy.position(forX:)
    let _: (ChartProxy) -> (Date) -> CGFloat? = ChartProxy.position(forY:)
    let _: (ChartProxy) -> ((x: Date, y: Double)) -> CGPoint? = ChartProxy.position(for:)
    let _: (ChartProxy) -> (Date) -> ClosedRange<CGFloat>? = ChartProxy.positionRange(forX:)
    let _: (ChartProxy) -> (Date) -> ClosedRange<CGFloat>? = ChartProxy.positionRange(forY:)
    let _: (ChartProxy) -> ((x: Date, y: Double)) -> CGRect? = ChartProxy.positionRange(for:)
    let _: (ChartProxy) -> (CGFloat, Date.Type) -> Date? = ChartProxy.value(atX:as:)
    let _: (ChartProxy) -> (CGFloat, Date.Type) -> Date? = ChartProxy.value(atY:as:)
    let _: (ChartProxy) -> (CGPoint, (Date, Double).Type) -> (Date, Double)? =
      ChartProxy.value(at:as:)
    let _: (ChartProxy) -> (Angle, Double.Type) -> Double? = ChartProxy.value(atAngle:as:)
    let _: (ChartProxy) -> (CGPoint) -> Angle = ChartProxy.angle(at:)
  }

  static func proxyScalesAndSelections() {
    let _: (ChartProxy) -> (Date.Type) -> [Date] = ChartProxy.xDomain(dataType:)
    let _: (ChartProxy) -> (Date.Type) -> [Date] = ChartProxy.yDomain(dataType:)
    let _: (ChartProxy) -> (String) -> AnyShapeStyle? = ChartProxy.foregroundStyle(for:)
    let _: (ChartProxy) -> (String) -> AnyChartSymbolShape? = ChartProxy.symbol(for:)
    let _: (ChartProxy) -> (String) -> CGFloat? = ChartProxy.symbolSize(for:)
    let _: (ChartProxy) -> (String) -> StrokeStyle? = ChartProxy.lineStyle(for:)
    let _: (ChartProxy) -> (String.Type) -> [String] = ChartProxy.foregroundStyleDomain(dataType:)
    let _: (ChartProxy) -> (String.Type) -> [String] = ChartProxy.symbolDomain(dataType:)
    let _: (ChartProxy) -> (String.Type) -> [String] = ChartProxy.symbolSizeDomain(dataType:)
    let _: (ChartProxy) -> (String.Type) -> [String] = ChartProxy.lineStyleDomain(dataType:)
    let _: (ChartProxy) -> (CGFloat) -> Void = ChartProxy.selectXValue(at:)
    let _: (ChartProxy) -> (CGFloat) -> Void = ChartProxy.selectYValue(at:)
    let _: (ChartProxy) -> (CGFloat, CGFloat) -> Void = ChartProxy.selectXRange(from:to:)
    let _: (ChartProxy) -> (CGFloat, CGFloat) -> Void = ChartProxy.selectYRange(from:to:)
    let _: (ChartProxy) -> (Angle) -> Void = ChartProxy.selectAngleValue(at:)
  }
}
