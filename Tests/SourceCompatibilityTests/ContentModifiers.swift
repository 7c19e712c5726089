import Foundation
import TerminalApp

/// Every modifier of a mark, as users of Swift Charts write it.
nonisolated struct ContentModifiers: View {
  var body: some View {
    VStack {
      Chart { styles }
      Chart { symbols }
      Chart { places }
      Chart { annotations }
      Chart { descriptions }
    }
  }

  private var mark: some ChartContent {
    PointMark(x: .value("x", 1), y: .value("y", 2))
  }

  @ChartContentBuilder private var styles: some ChartContent {
    mark.foregroundStyle(.red)
    mark.foregroundStyle(.red.opacity(0.5))
    mark.foregroundStyle(Color.blue.gradient)
    mark.foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    mark.foregroundStyle(by: .value("Series", "a"))
    mark.opacity(0.5)
    mark.cornerRadius(4)
    mark.cornerRadius(4, style: .circular)
    mark.lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
    mark.lineStyle(.init(lineWidth: 3))
    mark.lineStyle(by: .value("Series", "a"))
    mark.interpolationMethod(.catmullRom(alpha: 0.2))
    mark.interpolationMethod(.cardinal(tension: 0.5))
  }

  @ChartContentBuilder private var symbols: some ChartContent {
    mark.symbol(.circle)
    mark.symbol(Circle())
    mark.symbol(Circle().strokeBorder(lineWidth: 2))
    mark.symbol(.square.strokeBorder(style: StrokeStyle(lineWidth: 1)))
    mark.symbol(by: .value("Series", "a"))
    mark.symbol { Text("x") }
    mark.symbolSize(30)
    mark.symbolSize(CGSize(width: 4, height: 4))
    mark.symbolSize(by: .value("Size", 3))
  }

  @ChartContentBuilder private var places: some ChartContent {
    mark.position(by: .value("Series", "a"))
    mark.position(by: .value("Series", "a"), axis: .horizontal, span: .ratio(1))
    mark.offset(x: 4)
    mark.offset(y: -4)
    mark.offset(CGSize(width: 1, height: 2))
    mark.offset(x: 1, yStart: 2, yEnd: 3)
    mark.offset(xStart: 1, xEnd: 2, y: 3)
    mark.offset(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
    mark.zIndex(-1)
    mark.mask { mark }
    mark.clipShape(Capsule())
    mark.alignsMarkStylesWithPlotArea()
    mark.alignsMarkStylesWithPlotArea(false)
    mark.blur(radius: 2)
    mark.shadow(color: .black, radius: 2)
    mark.compositingLayer()
    mark.compositingLayer { layer in layer.opacity(0.5) }
    mark.clipShape(Circle(), style: FillStyle(eoFill: true, antialiased: false))
  }

  @ChartContentBuilder private var annotations: some ChartContent {
    mark.annotation { Text("a") }
    mark.annotation(position: .topLeading, alignment: .leading, spacing: 4) { Text("a") }
    mark.annotation(position: .overlay) { context in
      Text("\(context.targetSize.width)")
    }
    mark.annotation(
      position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
    ) {
      Text("a")
    }
    mark.annotation(position: .bottom, overflowResolution: .automatic) { context in
      Text("\(context.targetSize.height)")
    }
    mark.annotation(overflowResolution: .init(x: .padScale, y: .fit)) { Text("a") }
  }

  @ChartContentBuilder private var descriptions: some ChartContent {
    mark.accessibilityLabel("label")
    mark.accessibilityLabel(Text("label"))
    mark.accessibilityValue("value")
    mark.accessibilityValue(Text("value"))
    mark.accessibilityHidden(true)
    mark.accessibilityIdentifier("identifier")
  }
}
