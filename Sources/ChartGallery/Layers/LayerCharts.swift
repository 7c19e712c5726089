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
    ]
  }

  private static func overlay() -> some View {
    wave().chartOverlay(alignment: .topLeading) { proxy in
      GeometryReader { geometry in
        let frame = geometry[proxy.plotAreaFrame]
        if let point = proxy.position(for: (x: 5.0, y: 4.0)) {
          Text("(5, 4)")
            .padding(.horizontal, 8)
            .border(.orange)
            .position(x: frame.minX + point.x, y: frame.minY + point.y)
        }
      }
    }
  }
}
