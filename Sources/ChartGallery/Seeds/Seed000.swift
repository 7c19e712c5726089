import ExampleCharts
import Foundation
import TerminalCharts

extension Gallery {
  /// "First look at Swift Charts": the price of electricity over a day.
  static var seed000: [GalleryChart] {
    let prices = energyPrices
    let now = GalleryClock.date(2022, 7, 12, hour: 9)
    return [
      GalleryChart("000-first", "The first revision: a line and the present hour", rows: 26) {
        FirstRevision(prices: prices)
      },
      GalleryChart("000-selected", "The final revision with a selected hour", rows: 26) {
        EnergyPrices(
          prices: prices, selected: prices[13], now: now, calendar: GalleryClock.calendar)
      },
    ]
  }

  static var energyPrices: [HourlyPrice] {
    let prices = [
      368.1, 359.4, 357.9, 356.2, 352.7, 349.5, 337.3, 351.6, 383.4, 405.7, 411.2, 398.8,
      371.5, 322.8, 330.1, 357.7, 389.9, 417.6, 429.3, 445.2, 431.8, 422.4, 420.9, 409.5,
    ]
    return prices.enumerated().map { hour, price in
      HourlyPrice(
        hour: GalleryClock.date(2022, 7, 12, hour: hour), øre: Int(price.rounded()))
    }
  }
}

private nonisolated struct FirstRevision: View {
  let prices: [HourlyPrice]
  let blue = Color("newBrand/main/blue")
  let pink = Color("newBrand/main/pink")

  var body: some View {
    Chart(prices, id: \.id) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
        .foregroundStyle(blue)
        .lineStyle(StrokeStyle(lineWidth: 6))
      RuleMark(x: .value("Now", GalleryClock.now))
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
