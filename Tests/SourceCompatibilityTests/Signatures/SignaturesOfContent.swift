import Foundation
import TerminalApp

nonisolated extension Signatures {
  struct Datum: Identifiable {
    var id = 0
    var name = "a"
    var text = Text("a")
    var key: LocalizedStringKey = "a"
    var day = Date(timeIntervalSince1970: 0)
    var low = 1.0
    var high = 2.0
    var place: CGFloat = 4
    var box = CGSize(width: 4, height: 4)
    var color = Color.red
    var stroke = StrokeStyle()
    var symbol = BasicChartSymbolShape.circle
    var isHidden = false
  }
  static var data: [Datum] { [Datum()] }
  static var mark: PointMark { PointMark(x: .value("x", 1), y: .value("y", 2)) }

  static func charts() {
    typealias Marks = ForEach<[Datum], Int, PointMark>
    let _: Chart<PointMark> = Chart(content: { mark })
    let _: Chart<Marks> = Chart(data) { (_: Datum) in mark }
    let _: Chart<Marks> = Chart(data, id: \.id) { (_: Datum) in mark }
    let _: Marks = ForEach(data) { (_: Datum) in mark }
    let _: Marks = ForEach(data, id: \.id) { (_: Datum) in mark }
    let _: ForEach<Range<Int>, Int, PointMark> = ForEach(0..<3) { (_: Int) in mark }
    let _: Plot<PointMark> = Plot(content: { mark })
    let _: (any ChartContent) -> AnyChartContent = AnyChartContent.init(_:)
    let _: (PointMark) -> AnyChartContent = AnyChartContent.init(erasing:)
    func isContent<C: ChartContent>(_: C.Type) {}
    isContent(Never.self)
    isContent(PointMark?.self)
    isContent(BuilderConditional<PointMark, BarMark>.self)
    isContent(Plot<PointMark>.self)
  }

  static func contentBuilder() {
    typealias Builder = ChartContentBuilder
    _ = Builder.buildBlock()
    let _: (PointMark) -> PointMark = Builder.buildExpression
    let _: (PointMark?) -> PointMark? = Builder.buildIf
    let _: (PointMark) -> BuilderConditional<PointMark, BarMark> = Builder.buildEither(first:)
    let _: (BarMark) -> BuilderConditional<PointMark, BarMark> = Builder.buildEither(second:)
    let _: (PointMark) -> AnyChartContent = Builder.buildLimitedAvailability
    @ChartContentBuilder var ten: some ChartContent {
      mark
      mark
      mark
      mark
      mark
      mark
      mark
      mark
      mark
      mark
      mark
    }
    _ = ten
  }

  static func styles() {
    let series: Name = .value("Series", "a")
    _ = mark.foregroundStyle(Color.red)
    _ = mark.foregroundStyle(by: series)
    _ = mark.opacity(0.5)
    _ = mark.cornerRadius(4, style: RoundedCornerStyle.continuous)
    _ = mark.lineStyle(StrokeStyle())
    _ = mark.lineStyle(by: series)
    _ = mark.interpolationMethod(InterpolationMethod.linear)
    _ = mark.symbol(BasicChartSymbolShape.circle)
    _ = mark.symbol(by: series)
    _ = mark.symbol(symbol: { Text("x") })
    _ = mark.symbolSize(CGFloat(4))
    _ = mark.symbolSize(CGSize(width: 1, height: 1))
    _ = mark.symbolSize(by: series)
    _ = mark.alignsMarkStylesWithPlotArea(true)
    _ = mark.blur(radius: CGFloat(1))
    _ = mark.shadow(color: Color.black, radius: CGFloat(1), x: CGFloat(1), y: CGFloat(1))
    _ = mark.compositingLayer()
    _ = mark.compositingLayer { (layer: PlaceholderContentView<PointMark>) in layer.opacity(0.5) }
    _ = mark.clipShape(Circle(), style: FillStyle())
    _ = mark.mask(content: { mark })
    _ = mark.zIndex(1.0)
  }

  static func placesAndWords() {
    _ = mark.position(by: Name.value("a", "b"), axis: Axis?.none, span: MarkDimension.automatic)
    _ = mark.offset(CGSize(width: 1, height: 1))
    _ = mark.offset(x: CGFloat(1), y: CGFloat(1))
    _ = mark.offset(x: CGFloat(1), yStart: CGFloat(1), yEnd: CGFloat(1))
    _ = mark.offset(xStart: CGFloat(1), xEnd: CGFloat(1), y: CGFloat(1))
    _ = mark.offset(xStart: CGFloat(1), xEnd: CGFloat(1), yStart: CGFloat(1), yEnd: CGFloat(1))
    _ = mark.accessibilityLabel("a" as String)
    _ = mark.accessibilityLabel("a" as LocalizedStringKey)
    _ = mark.accessibilityLabel(Text("a"))
    _ = mark.accessibilityValue("a" as Substring)
    _ = mark.accessibilityValue("a" as LocalizedStringKey)
    _ = mark.accessibilityValue(Text("a"))
    _ = mark.accessibilityHidden(true)
    _ = mark.accessibilityIdentifier("a" as String)
  }

  static func annotations() {
    let position = AnnotationPosition.top
    _ = mark.annotation(position: position, alignment: Alignment.center, spacing: CGFloat?(4)) {
      Text("a")
    }
    _ = mark.annotation(position: position, alignment: .center, spacing: CGFloat?.none) {
      (context: AnnotationContext) in Text("\(context.targetSize.width)")
    }
    let fit = AnnotationOverflowResolution(x: .fit(to: .chart), y: .disabled)
    _ = mark.annotation(
      position: position, alignment: .center, spacing: nil, overflowResolution: fit
    ) { Text("a") }
    _ = mark.annotation(
      position: position, alignment: .center, spacing: nil, overflowResolution: fit
    ) { (context: AnnotationContext) in Text("\(context.targetSize.height)") }
    let _: [AnnotationPosition] = [
      .automatic, .overlay, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing,
    ]
    let _: AnnotationOverflowResolution = .automatic
    let _: [AnnotationOverflowResolution.Strategy] = [
      .automatic, .disabled, .fit, .fit(to: .plot), .padScale,
    ]
    let _: [AnnotationOverflowResolution.Boundary] = [.automatic, .chart, .plot]
  }

  static func symbols() {
    func isSymbol<S: ChartSymbolShape>(_: S.Type) {}
    isSymbol(Circle.self)
    isSymbol(BasicChartSymbolShape.self)
    let _: [BasicChartSymbolShape] = [
      .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    let _: (any ChartSymbolShape) -> AnyChartSymbolShape = AnyChartSymbolShape.init(_:)
    let _: KeyPath<BasicChartSymbolShape, CGRect> = \BasicChartSymbolShape.perceptualUnitRect
    let _: any ChartSymbolShape = BasicChartSymbolShape.square.strokeBorder(lineWidth: CGFloat(1))
    let _: any ChartSymbolShape = BasicChartSymbolShape.square.strokeBorder(style: StrokeStyle())
  }
}
