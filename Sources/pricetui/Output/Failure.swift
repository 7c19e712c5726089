import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import Ncurses
import PriceSources
import PriceTexts

/// Why the program ends without having done what it was asked.
struct Failure: Error {
  /// The exit status, by `sysexits.h`.
  let status: Int32
  private let text: @Sendable (Catalogue) -> String

  /// The reason, for people.
  func sentence(in language: Language) -> String { text(language.catalogue) }

  /// With the status for programs.
  static func command(_ text: CommandText, _ status: Int32) -> Failure {
    Failure(status: status) { $0.sentence(text).text }
  }
  /// The same of prices that are fetched.
  static func source(_ text: SourceText, _ status: Int32) -> Failure {
    Failure(status: status) { $0.sentence(text).text }
  }
  /// Options that are wrong or do not go together.
  static func usage(_ text: CommandText) -> Failure { .command(text, EX_USAGE) }
  /// The same of prices that are fetched.
  static func usage(_ text: SourceText) -> Failure { .source(text, EX_USAGE) }
  /// A value that is none of these.
  static func choice(_ values: [String]) -> Failure {
    Failure(status: EX_USAGE) { $0.sentence(SettingText.notOneOf(values)).text }
  }
  /// What is wrong with the value of an option.
  static func option(_ name: String, _ reason: Failure) -> Failure {
    Failure(status: EX_USAGE) { name + ": " + reason.text($0) }
  }
}

extension Failure {
  /// What is behind an error; nil for those of the parser.
  init?(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as PriceFileError:
      self.init(status: error.exitStatus) { $0.sentence(error).text }
    case let error as FetchFailure: self.init(status: EX_UNAVAILABLE) { $0.sentence(error) }
    case let error as PriceAdjustmentError:
      self.init(status: EX_DATAERR) { $0.sentence(error).text }
    case let error as ZoneError: self.init(status: EX_USAGE) { $0.sentence(error).text }
    case CostError.noUnit, ContractError.noUnit: self = .command(.costNeedsUnit, EX_DATAERR)
    case is CostError: self = .command(.costTooLarge, EX_DATAERR)
    case ContractError.adjustment(let error): self.init(error)
    case ContractError.noHolidays(let area):
      self = .command(.noHolidays(area: area ?? "–"), EX_DATAERR)
    case ContractError.noTaxes(let area):
      self = .command(.noTaxes(area: area ?? "–"), EX_DATAERR)
    case let error as NcursesError: self = .command(CommandText(error), EX_UNAVAILABLE)
    default: return nil
    }
  }
}
