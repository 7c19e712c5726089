import Foundation
import TerminalCharts

extension Gallery {
  static var layers: [GalleryChart] {
    [
      GalleryChart("layer-overlay", "A view over the chart, placed by the proxy") { overlay() },
      GalleryChart("layer-background", "A view behind the chart") {
        wave().chartBackground { proxy in
          GeometryReader { geometry in
            let frame = geometry[proxy.plotAreaFrame]
            Rectangle().fill(.blue.opacity(0.2))
              .frame(width: frame.width / 2, height: frame.height)
              .position(x: frame.minX + frame.width / 4, y: frame.midY)
          }
        }
      },
      GalleryChart("layer-plot-style", "A plot with a ground") {
        wave().chartPlotStyle { $0.background(.gray.opacity(0.2)).border(.gray) }
      },
      GalleryChart("layer-proxy", "What the proxy knows") { proxyFacts() },
      GalleryChart("layer-two-charts", "Two charts in a stack") {
        VStack(alignment: .leading, spacing: 16) {
          Text("Prices").bold()
          prices().frame(height: 144)
          Text("Sales").bold()
          sales()
        }
      },
      GalleryChart("layer-views", "Views without a chart") { views() },
    ]
  }

  private static func overlay() -> some View {
    wave().chartOverlay(alignment: .topLeading) { proxy in
      GeometryReader { geometry in
        let frame = geometry[proxy.plotAreaFrame]
        if let place = proxy.position(for: (x: 5.0, y: 4.0)) {
          Text("(5, 4)")
            .padding(.horizontal, 8)
            .border(.orange)
            .position(x: frame.minX + place.x, y: frame.minY + place.y)
        }
      }
    }
  }

  private static func proxyFacts() -> some View {
    men().chartOverlay { proxy in
      VStack(alignment: .leading) {
        let range = proxy.positionRange(forX: "18-29") ?? 0...0
        let category: String? = proxy.value(atX: 100)
        let value: Double? = proxy.value(atY: 0)
        Text("plot: \(Int(proxy.plotSize.width)) × \(Int(proxy.plotSize.height)) points")
        Text("18-29: \(Int(range.lowerBound)) to \(Int(range.upperBound)) points")
        Text("at x = 100: \(category ?? "nothing")")
        Text("at y = 0: \(value.map { "\(Int($0))" } ?? "nothing")")
      }
      .padding(8)
      .background(.background)
      .border(.secondary)
    }
  }

  private static func views() -> some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Bold").bold()
        Text("italic").italic()
        Text("underlined").underline()
        Text("red").foregroundStyle(.red)
        Spacer()
        Text("right")
      }
      Divider()
      HStack(spacing: 32) {
        Rectangle().fill(.blue).frame(width: 80, height: 64)
        Circle().stroke(.green, lineWidth: 4).frame(width: 96, height: 96)
        RoundedRectangle(cornerRadius: 8).stroke(.orange).frame(width: 96, height: 64)
        Capsule().fill(.purple).frame(width: 96, height: 32)
        ZStack {
          Rectangle().fill(
            .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          Text("over")
        }
        .frame(width: 96, height: 64)
      }
      Text("A long text that is wrapped at the width of its frame, word by word.")
        .frame(width: 200)
        .padding()
        .border(.gray)
    }
    .padding()
  }
}
