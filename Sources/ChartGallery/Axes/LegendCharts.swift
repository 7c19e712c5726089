import Foundation
import TerminalCharts

extension Gallery {
  static var legends: [GalleryChart] {
    positions + [
      GalleryChart("legend-wrapped", "More entries than fit in a row", columns: 60) {
        Chart(0..<9, id: \.self) { index in
          BarMark(x: .value("No.", "\(index)"), y: .value("Value", index + 2))
            .foregroundStyle(by: .value("Name", "Series number \(index)"))
        }
      },
      GalleryChart("legend-ramp", "A ramp for numbers") {
        Chart(Sample.cloud) { $0.point.foregroundStyle(by: .value("y", $0.y)) }
      },
    ]
  }

  private static var positions: [GalleryChart] {
    let positions: [(String, AnnotationPosition, Alignment?)] = [
      ("top", .top, nil), ("top-center", .top, .center), ("top-trailing", .topTrailing, nil),
      ("bottom-trailing", .bottom, .trailing), ("leading", .leading, nil),
      ("trailing-bottom", .trailing, .bottom), ("overlay", .overlay, .topTrailing),
    ]
    return positions.map { name, position, alignment in
      GalleryChart("legend-\(name)", "The legend at \(name)", rows: 16) {
        ages().chartLegend(position: position, alignment: alignment)
      }
    }
  }
}
