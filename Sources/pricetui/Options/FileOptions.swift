import ArgumentParser
import CivilTime
import ElectricityPrices
import PriceTexts

/// Which prices are shown, and what the file does not say about them.
struct FileOptions: ParsableArguments {
  @Argument(help: .text(.path), completion: .file())
  var paths: [String] = []

  @Option(name: .customLong("file"), help: .text(.file), completion: .file())
  var namedPaths: [String] = []

  @Option(help: .text(.area)) var area: String?
  @Option(help: .text(.unit), transform: PriceUnit.named)
  var unit: PriceUnit?
  @Option(help: .text(.format)) var format: String?
  @Option(
    help: .text(.date), transform: CivilDate.named)
  var date: CivilDate?
  @Option(help: .text(.timezone), transform: Zone.named)
  var timezone: Zone?
  @Option(help: .text(.firstHour)) var firstHour: FirstHour?
  @Option(help: .text(.sequence)) var sequence: Int?
  @Flag(help: .text(.listFormats)) var listFormats = false
  @Flag(name: .customLong("no-watch"), help: .text(.noWatch)) var ignoresChanges = false

  /// What was chosen.
  var settings: FileSettings {
    FileSettings(
      paths: namedPaths + paths, area: area, unit: unit, format: format, date: date,
      zone: timezone, firstHour: firstHour?.number, sequence: sequence,
      listsFormats: listFormats, ignoresChanges: ignoresChanges)
  }
}

/// What the first hour of a day is called.
enum FirstHour: String, CaseIterable, ExpressibleByArgument {
  case zero = "0"
  case one = "1"

  var number: Int { self == .zero ? 0 : 1 }
}

extension Zone {
  fileprivate static func named(_ text: String) throws -> Zone {
    do throws(ZoneError) {
      return try Zone(identifier: text)
    } catch {
      throw ValidationError(error.sentence(in: .ofCommandLine))
    }
  }
}

extension PriceUnit {
  fileprivate static func named(_ text: String) throws -> PriceUnit {
    guard let unit = PriceUnit(text) else {
      throw ValidationError(.notUnit(text))
    }
    return unit
  }
}

extension CivilDate {
  /// A date of the command line.
  init?(argument: String) {
    guard case .date(let date)? = ISOTime(argument) else { return nil }
    self = date
  }

  static func named(_ text: String) throws -> CivilDate {
    guard let date = CivilDate(argument: text) else { throw ValidationError(.notDate(text)) }
    return date
  }
}
