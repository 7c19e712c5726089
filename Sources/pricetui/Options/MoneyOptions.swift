import ArgumentParser
import ElectricityPrices
import PriceTexts

/// What makes the price of the exchange one that a household pays.
struct MoneyOptions: ParsableArguments {
  @Option(help: .text(.vat), transform: Price.percent)
  var vat: Price?
  @Option(
    name: .customLong("vat-state"),
    help: .text(.vatState))
  var taxState: TaxState?
  @Option(
    parsing: .unconditionalSingleValue,
    help: .text(.add),
    transform: PriceAddition.named)
  var add: [PriceAddition] = []
  @Option(help: .text(.support)) var support: SupportScheme?

  func validate() throws {
    if vat != nil, taxState == .included {
      throw ValidationError(.taxTwice)
    }
  }

  /// What was chosen.
  var settings: MoneySettings {
    MoneySettings(
      taxState: taxState?.valueAddedTax,
      adjustment: PriceAdjustment(taxPercent: vat, additions: add, support: support))
  }
}

/// The values of `--vat-state`.
enum TaxState: String, CaseIterable, ExpressibleByArgument {
  case included, excluded

  /// The state of prices.
  var valueAddedTax: ValueAddedTax { self == .included ? .included : .excluded }
}

extension SupportScheme: ExpressibleByArgument {}

extension Price {
  /// A price of the command line, with a point or a comma.
  static func named(_ text: String) throws -> Price {
    guard let price = Price(typed: text) else {
      throw ValidationError(.notNumber(text))
    }
    return price
  }

  fileprivate static func percent(_ text: String) throws -> Price {
    _ = try named(text)
    guard let percent = MoneySettings.percent(text) else {
      throw ValidationError(.notPercent(text))
    }
    return percent
  }
}

extension PriceAddition {
  fileprivate static func named(_ text: String) throws -> PriceAddition {
    guard let addition = PriceAddition(text) else {
      throw ValidationError(.notAddition(text))
    }
    return addition
  }
}
