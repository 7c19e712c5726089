import Foundation
import TerminalCharts

extension Gallery {
  static var scales: [GalleryChart] {
    positionScales + [
      GalleryChart("scale-no-zero", "A domain that fits the data") {
        Chart(energyPrices) { item in
          LineMark(x: .value("Hour", item.hour), y: .value("Øre", item.øre))
        }
        .chartYScale(domain: .automatic(includesZero: false))
      },
      GalleryChart("scale-reversed", "From top to bottom") {
        wave().chartYScale(domain: .automatic(reversed: true))
      },
      GalleryChart("scale-categories", "Categories in an order of one's own") {
        men().chartXScale(domain: ["65+", "50-64", "18-29", "Unknown"])
      },
      GalleryChart("scale-colors", "Colours in an order of one's own") {
        ages().chartForegroundStyleScale(
          domain: ["Female", "Male"], range: [Color.mint, Color.indigo])
      },
      GalleryChart("scale-colors-gradient", "Colours from numbers") {
        Chart(HourPrice.day) { $0.bar.foregroundStyle(by: .value("Price", $0.price)) }
          .chartForegroundStyleScale(range: Gradient(colors: [.green, .yellow, .red]))
      },
    ]
  }

  private static var positionScales: [GalleryChart] {
    let types: [(String, ScaleType)] = [
      ("linear", .linear), ("log", .log), ("square-root", .squareRoot),
      ("power", .power(exponent: 2)), ("symmetric-log", .symmetricLog),
    ]
    return types.map { name, type in
      GalleryChart("scale-\(name)", "The \(name) scale") {
        Chart(1...30, id: \.self) { index in
          let value = Double(index * index * index)
          LineMark(
            x: .value("x", index), y: .value("y", name == "symmetric-log" ? value - 9000 : value))
        }
        .chartYScale(type: type)
      }
    }
  }
}
