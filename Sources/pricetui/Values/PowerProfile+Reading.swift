import ElectricityPrices
import PriceSources
import PriceTexts

extension PowerProfile {
  /// Returns the profile of a list of kilowatts, or of a file with one number a line.
  static func reading(_ text: String) throws(Failure) -> PowerProfile {
    if let profile = PowerProfile(text) { return profile }
    guard let lines = FileBytes.lines(of: text) else { throw .usage(.notProfile(text)) }
    var powers: [Price] = []
    for (number, line) in lines.enumerated() where !line.isEmpty {
      guard let power = Price(typed: line), !power.isNegative else {
        throw .usage(.profileLine(file: text, number + 1, line))
      }
      powers.append(power)
    }
    guard let profile = PowerProfile(kilowatts: powers) else { throw .usage(.notProfile(text)) }
    return profile
  }
}
