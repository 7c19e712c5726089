import Foundation
import TerminalCharts

extension Gallery {
  /// The topic page: plot, colours, legends and scales.
  static var seed002Styles: [GalleryChart] {
    [
      GalleryChart("002-plot-style", "A plot with a ground and a border", rows: 27) {
        ages().chartPlotStyle { plotArea in
          plotArea
            .frame(height: 400)  // can also set width
            .background(.yellow.opacity(0.2))
            .border(.purple, width: 5)
        }
      },
      GalleryChart("002-series-colors", "Colours by name") {
        ages()
          .chartForegroundStyleScale([
            "Male": .blue,
            "Female": .red,
          ])
      },
      GalleryChart("002-legend-hidden", "No legend") { ages().chartLegend(.hidden) },
      GalleryChart("002-legend-top", "The legend above") { ages().chartLegend(position: .top) },
      GalleryChart("002-legend-trailing", "The legend on the right") {
        ages().chartLegend(position: .trailing)
      },
      GalleryChart("002-legend-leading", "The legend on the left") {
        ages().chartLegend(position: .leading)
      },
      GalleryChart("002-scale", "A domain as it is given") {
        Chart(AgeCount.men) { count in LineMark(x: count.x, y: count.y) }
          .chartYScale(domain: 19...157)
      },
      GalleryChart("002-wide", "A plot larger than the screen") {
        ages().chartPlotStyle { plotArea in
          plotArea
            .frame(width: 1000, height: 400)
            .background(.yellow.opacity(0.2))
        }
      },
    ]
  }
}
