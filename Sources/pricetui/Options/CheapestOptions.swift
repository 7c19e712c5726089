import ArgumentParser
import ElectricityPrices
import PriceTexts

/// When it is cheapest.
struct CheapestOptions: ParsableArguments {
  @Option(help: .text(.cheapest), transform: CheapestSearch.lengthNamed)
  var cheapest: Int64?
  @Option(help: .text(.before), transform: DayLimit.named) var before: DayLimit?
  @Option(help: .text(.after), transform: DayLimit.named) var after: DayLimit?
  @Flag(help: .text(.split)) var split = false
  @Option(help: .text(.power), transform: ElectricPower.named) var power: ElectricPower?
  @Flag(help: .text(.isNow)) var isNow = false

  func validate() throws {
    if wish.lacksLength { throw ValidationError(.needsCheapest) }
  }

  /// What was chosen.
  var settings: CheapestSettings { wish.settings }

  private var wish: CheapestSettings.Wish {
    CheapestSettings.Wish(
      length: cheapest, after: after, before: before, isSplit: split, power: power, isNow: isNow)
  }
}

extension CheapestSearch {
  fileprivate static func lengthNamed(_ text: String) throws -> Int64 {
    guard let length = length(text) else { throw ValidationError(.notLength(text)) }
    return length
  }
}

extension DayLimit {
  fileprivate static func named(_ text: String) throws -> DayLimit {
    guard let limit = DayLimit(text) else { throw ValidationError(.notTime(text)) }
    return limit
  }
}

extension ElectricPower {
  fileprivate static func named(_ text: String) throws -> ElectricPower {
    guard let power = ElectricPower(text) else { throw ValidationError(.notPower(text)) }
    return power
  }
}
