import Foundation
import TerminalCharts

extension Gallery {
  static var masks: [GalleryChart] {
    [
      GalleryChart("style-mask", "Bands of colour seen through a line and the area under it") {
        masked()
      },
      GalleryChart("style-clip-shape", "Bars cut to a shape") {
        Chart(AgeStatistic.all) { $0.bar.clipShape(Capsule()) }
      },
    ]
  }

  private static func masked() -> some View {
    Chart {
      Plot {
        RectangleMark(yStart: .value("Low", 0), yEnd: .value("Fair", 50))
          .foregroundStyle(.green)
        RectangleMark(yStart: .value("Fair", 50), yEnd: .value("High", 90))
          .foregroundStyle(.yellow)
        RectangleMark(yStart: .value("High", 90), yEnd: .value("Top", 150))
          .foregroundStyle(.red)
      }
      .mask {
        ForEach(HourPrice.day) { $0.area }
      }
    }
  }
}
