import CivilTime
import ElectricityPrices
import PriceSources

/// The texts of a language: the catalogue.
///
/// Every key is a case, every placeholder a value of it, and each language says all of them in
/// switches without a default: what is missing does not compile. Errors and warnings are keys
/// themselves. Nothing is made before it is asked for.
package protocol Catalogue: Sendable {
  // The screen.
  func word(_ word: Word) -> String
  func level(_ level: PriceLevel) -> String
  func message(_ message: ViewerMessage) -> String
  func title(_ group: KeyGroup) -> String
  func help(_ keys: KeyHelp) -> String
  /// A unit as it is said after a number: `øre per kWh`.
  func spoken(_ unit: PriceUnit) -> Wording
  /// The unit of a heading: `in øre per kWh`.
  func inUnit(_ unit: PriceUnit) -> Wording
  /// The usual line of a status bar, with placeholders in braces.
  var lineFormat: String { get }

  // Files.
  /// Where in a file: `, line 2, column 3`.
  func place(_ place: FilePlace) -> Wording
  /// The file that has no name.
  var standardInput: String { get }
  /// What is wrong with a file, without the full stop.
  func reason(_ reason: PriceFileError.Reason) -> Wording
  func expectation(_ expectation: Expectation) -> Wording
  func field(_ field: FieldName) -> Wording
  func limit(_ limit: ReadingLimit) -> Wording
  /// A warning in a sentence.
  func sentence(_ warning: PriceWarning) -> Wording
  /// A warning in a few words without a full stop, for a status row.
  func summary(_ warning: PriceWarning) -> Wording
  func sentence(_ error: PriceAdjustmentError) -> Wording
  func sentence(_ error: ZoneError) -> Wording

  // Prices that are fetched.
  func sentence(_ text: SourceText) -> Wording
  func sentence(_ notice: FetchNotice) -> Wording
  func sentence(_ status: FeedStatus) -> Wording
  /// Why a source's prices did not come, without the full stop.
  func reason(_ fault: FetchFault) -> Wording

  // The first run.
  func text(_ question: QuestionText) -> Wording

  // Settings.
  func sentence(_ text: SettingText) -> Wording
  /// Where in a file of settings: `, line 2`.
  func line(_ number: Int) -> Wording

  // Descriptions.
  func sentence(_ text: DescriptionText) -> Wording
  func duration(_ duration: Duration) -> String

  // The command line.
  func sentence(_ text: CommandText) -> Wording
  func help(_ text: HelpText) -> String
  func meaning(_ placeholder: LinePlaceholder) -> String
}
