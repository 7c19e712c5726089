import Foundation
import TerminalCharts

extension Gallery {
  /// "First look at Swift Charts": the price of electricity over a day.
  static var seed000: [GalleryChart] {
    let data = PreviewEnergyPrice.priceData.energyPriceData
    return [
      GalleryChart("000-first", "The first revision: a line and the present hour", rows: 26) {
        FirstRevision.EnergyLinePriceView(energyPriceData: data)
      },
      GalleryChart("000-leading", "The y axis on the left", rows: 26) {
        FirstRevision.LeadingAxis(energyPriceData: data)
      },
      GalleryChart("000-final", "The final revision", rows: 26) {
        EnergyLinePriceView(energyPriceData: data) { _ in }
      },
      GalleryChart("000-selected", "The final revision with a selected hour", rows: 26) {
        EnergyLinePriceView(
          energyPriceData: data, selectedDate: data.values[13].hour,
          selectedØre: data.values[13].øre
        ) { _ in }
      },
    ]
  }
}

enum FirstRevision {
  nonisolated struct EnergyLinePriceView: View {
    let energyPriceData: EnergyPriceData
    let blue = Color("newBrand/main/blue")
    let pink = Color("newBrand/main/pink")

    var now: Date {
      Date()
    }

    var body: some View {
      Chart(energyPriceData.values, id: \.id) { data in
        LineMark(x: .value("Hour", data.hour), y: .value("Øre", data.øre))
          .foregroundStyle(blue)
          .lineStyle(StrokeStyle(lineWidth: 6))
        RuleMark(x: .value("Now", now))
          .annotation(position: .overlay) { context in
            Circle()
              .frame(width: 24, height: 24)
              .foregroundColor(pink)
          }
      }
      .chartYScale(domain: .automatic(includesZero: false))
      .frame(height: 400)
    }
  }

  nonisolated struct LeadingAxis: View {
    let energyPriceData: EnergyPriceData

    var body: some View {
      EnergyLinePriceView(energyPriceData: energyPriceData)
        .chartYAxis {
          AxisMarks(position: .leading)
        }
    }
  }
}
