import Foundation

struct CodableEnergyPrice: Decodable {
  let fromDate: Date
  let toDate: Date
  let maxValue: Double?
  let minValue: Double?
  let values: [Double]

  var energyPriceData: EnergyPriceData {
    var data: [EnergyPriceDataValue] = []
    var hoursInt: [Int] = []
    hoursInt += 0...23
    let hours: [Date] = hoursInt.map {
      Calendar.current.date(byAdding: .hour, value: Int($0), to: fromDate) ?? fromDate
    }

    values.indices.forEach { index in
      data.append(
        EnergyPriceDataValue(hour: hours[index], øre: Int(values[index].rounded()), color: "blue"))
    }
    let minValue = minValue ?? 0
    let maxValue = maxValue ?? 1000
    let min = Int(minValue.rounded(.towardZero))
    let max = Int(maxValue.rounded(.awayFromZero))
    return EnergyPriceData(min: min, max: max, values: data)
  }
}

struct EnergyPriceDataValue: Identifiable {
  var id: String { UUID().uuidString }
  let hour: Date
  let øre: Int
  let color: String
}

struct EnergyPriceData {
  let min: Int
  let max: Int
  let values: [EnergyPriceDataValue]
}

enum PreviewEnergyPrice {
  static let priceData = CodableEnergyPrice(
    fromDate: GalleryClock.date(2022, 7, 12), toDate: GalleryClock.date(2022, 7, 13),
    maxValue: 445.2, minValue: 322.8,
    values: [
      368.1, 359.4, 357.9, 356.2, 352.7, 349.5, 337.3, 351.6, 383.4, 405.7, 411.2, 398.8,
      371.5, 322.8, 330.1, 357.7, 389.9, 417.6, 429.3, 445.2, 431.8, 422.4, 420.9, 409.5,
    ])
}
