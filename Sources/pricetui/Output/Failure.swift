import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import Ncurses
import PriceSources
import PriceTexts

/// Why the program ends without having done what it was asked.
struct Failure: Error, CustomStringConvertible {
  /// The exit status, by `sysexits.h`.
  let status: Int32
  private let text: @Sendable (Catalogue) -> String

  /// The reason, for people.
  func sentence(in language: Language) -> String { text(language.catalogue) }

  /// The reason in the language of the command line's help.
  var description: String { sentence(in: .english) }

  /// A sentence about what was asked, with a status.
  static func command(_ text: CommandText, _ status: Int32) -> Failure {
    Failure(status: status) { $0.sentence(text).text }
  }
  /// A sentence about prices that are fetched, with a status.
  static func source(_ text: SourceText, _ status: Int32) -> Failure {
    Failure(status: status) { $0.sentence(text).text }
  }
  /// A wrong value, or options that do not go together.
  static func usage(_ text: CommandText) -> Failure { .command(text, EX_USAGE) }
  /// A wrong value of an option for fetching.
  static func usage(_ text: SourceText) -> Failure { .source(text, EX_USAGE) }
  /// A wrong line of the settings.
  static func setting(_ text: SettingText) -> Failure {
    Failure(status: EX_CONFIG) { $0.sentence(text).text }
  }
  /// A value that is none of these.
  static func choice(_ values: [String]) -> Failure {
    Failure(status: EX_USAGE) { $0.sentence(SettingText.notOneOf(values)).text }
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

extension CommandText {
  /// Why a terminal cannot be used, with the way out.
  fileprivate init(_ error: NcursesError) {
    self =
      switch error {
      case .noTerminal: .noTerminal
      case .unnamedTerminal: .unnamedTerminal
      case .unknownTerminal(let name): .unknownTerminal(name)
      case .incapableTerminal(let name): .incapableTerminal(name)
      case .noDescriptor: .noDescriptor
      case .background: .background
      }
  }
}
