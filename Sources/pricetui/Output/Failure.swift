import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import Ncurses
import PriceSources
import PriceTexts

/// The reason why the program ends without having done its task.
struct Failure: Error, CustomStringConvertible {
  /// The exit status, as in `sysexits.h`.
  let status: Int32
  private let text: @Sendable (Catalogue) -> String

  func sentence(in language: Language) -> String { text(language.catalogue) }

  /// The message in English, the language of the command line's help.
  var description: String { sentence(in: .english) }

  static func command(_ text: CommandText, _ status: Int32) -> Failure {
    Failure(status: status) { $0.sentence(text).text }
  }
  /// Returns a failure for a wrong value, or for options that do not go together.
  static func usage(_ text: CommandText) -> Failure { .command(text, EX_USAGE) }
  /// Returns a failure for a wrong line of the settings.
  static func setting(_ text: SettingText) -> Failure {
    Failure(status: EX_CONFIG) { $0.sentence(text).text }
  }
  /// Returns a failure for a value that is not in a list.
  static func choice(_ values: [String]) -> Failure {
    Failure(status: EX_USAGE) { $0.sentence(SettingText.notOneOf(values)).text }
  }
}

extension Failure {
  /// Creates the failure for an error; `nil` for errors of the parser.
  init?(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as PriceFileError:
      self.init(status: error.exitStatus) { $0.sentence(error).text }
    case let error as FetchFailure: self.init(status: EX_UNAVAILABLE) { $0.sentence(error) }
    case let error as PriceAdjustmentError:
      self.init(status: EX_DATAERR) { $0.sentence(error).text }
    case let error as ZoneError: self.init(status: EX_USAGE) { $0.sentence(error).text }
    case let error as CostError: self.init(status: EX_DATAERR) { $0.sentence(error).text }
    case let error as NcursesError:
      self.init(status: EX_UNAVAILABLE) { $0.row(of: error, in: "terminal").text }
    default: return nil
    }
  }
}
