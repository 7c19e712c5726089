import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import Ncurses
import PriceSources
import PriceTexts

/// Why the program ends without having done what it was asked.
enum Failure: Error {
  /// With the status for programs.
  case command(CommandText, Int32)
  /// A file that cannot be read.
  case file(PriceFileError)
  /// Options of prices that are fetched, with the status for programs.
  case source(SourceText, Int32)
  /// No source has anything to show.
  case fetch(FetchFailure)
  /// Prices that cannot be made those that a household pays.
  case adjustment(PriceAdjustmentError)
  /// A value that is none of these.
  case choice([String])
  /// A name that is no time zone's.
  case zone(ZoneError)
  /// What is wrong with the value of an option.
  indirect case option(String, Failure)

  /// What is behind an error; nil for those of the parser.
  init?(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as PriceFileError: self = .file(error)
    case let error as FetchFailure: self = .fetch(error)
    case let error as PriceAdjustmentError: self = .adjustment(error)
    case CostError.noUnit, ContractError.noUnit: self = .command(.costNeedsUnit, EX_DATAERR)
    case is CostError: self = .command(.costTooLarge, EX_DATAERR)
    case ContractError.adjustment(let error): self = .adjustment(error)
    case ContractError.noHolidays(let area):
      self = .command(.noHolidays(area: area ?? "–"), EX_DATAERR)
    case let error as NcursesError: self = .command(CommandText(error), EX_UNAVAILABLE)
    default: return nil
    }
  }

  /// Options that are wrong or do not go together.
  static func usage(_ text: CommandText) -> Failure { .command(text, EX_USAGE) }
  /// The same of prices that are fetched.
  static func usage(_ text: SourceText) -> Failure { .source(text, EX_USAGE) }

  /// The reason, for people.
  func sentence(in language: Language) -> String {
    switch self {
    case .command(let text, _): language.catalogue.sentence(text).text
    case .file(let error): language.catalogue.sentence(error).text
    case .source(let text, _): language.catalogue.sentence(text).text
    case .fetch(let failure): language.catalogue.sentence(failure)
    case .adjustment(let error): language.catalogue.sentence(error).text
    case .choice(let values): language.catalogue.sentence(SettingText.notOneOf(values)).text
    case .zone(let error): language.catalogue.sentence(error).text
    case .option(let name, let reason): name + ": " + reason.sentence(in: language)
    }
  }

  /// The exit status, by `sysexits.h`.
  var status: Int32 {
    switch self {
    case .command(_, let status), .source(_, let status): status
    case .fetch: EX_UNAVAILABLE
    case .file(let error): error.exitStatus
    case .adjustment: EX_DATAERR
    case .choice, .zone, .option: EX_USAGE
    }
  }
}
