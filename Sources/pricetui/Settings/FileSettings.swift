import CLibrary
import CivilTime
import ElectricityPrices

/// Which prices are shown, and what the file does not say about them.
struct FileSettings {
  /// Files, folders and `-`: those that options name, and the others.
  var named: [String] = []
  var words: [String] = []
  var area: String?
  var unit: PriceUnit?
  var format: String?
  var date: CivilDate?
  var zone: Zone?
  var firstHour: Int?
  var sequence: Int?
  /// The heading of the column to read, of the usage where there is one, else of the prices.
  var column: String?
  /// Whether the formats are told instead.
  var listsFormats = false

  /// Whether the screen stays as it is when the files change.
  var ignoresChanges = false

  /// All of them.
  var paths: [String] { named + words }

  /// The files and what they do not say.
  func files(_ taxState: ValueAddedTax?) throws(Failure) -> PriceFiles {
    guard !paths.isEmpty, !paths.contains("") else {
      throw .usage(.noFile)
    }
    var options = options
    options.valueAddedTax = taxState
    return PriceFiles(paths: paths, options: options)
  }

  /// Whether the prices are not in a file, but those of an area that are fetched.
  var isFetched: Bool { area != nil && namesNoFile }

  /// Whether what is shown is not in a file, if an area is named.
  var namesNoFile: Bool { paths.isEmpty || daysAhead != nil }

  /// How many days after today a word in place of a file means; `nil` for other words.
  var daysAhead: Int? {
    switch paths.count == 1 ? paths[0] : nil {
    case "yesterday": -1
    case "today": 0
    case "tomorrow": 1
    default: nil
    }
  }

  /// Whether a day is named by a word, without an area and without a file of that name.
  var lacksArea: Bool { area == nil && daysAhead != nil && access(paths[0], F_OK) != 0 }

  var options: PriceFile.Options {
    var options = PriceFile.Options()
    options.area = area
    options.unit = unit
    options.zone = zone
    options.formatName = format
    options.date = date
    options.firstHour = firstHour
    options.sequence = sequence
    return options
  }
}
