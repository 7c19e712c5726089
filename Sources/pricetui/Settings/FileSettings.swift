import CLibrary
import CivilTime
import ElectricityPrices

/// Which prices are shown, and what the file does not say about them.
struct FileSettings {
  var path: String?
  var area: String?
  var unit: PriceUnit?
  var format: String?
  var date: CivilDate?
  var zone: Zone?
  var firstHour: Int?
  /// Whether the formats are told instead.
  var listsFormats = false

  /// Reads the file.
  func read(_ taxState: ValueAddedTax?) throws(Failure) -> PriceFile {
    guard let path else {
      throw .command(.noFile, EX_USAGE)
    }
    var options = options
    options.valueAddedTax = taxState
    do throws(PriceFileError) {
      return try PriceFile.read(path: path, options: options)
    } catch {
      throw .file(error)
    }
  }

  private var options: PriceFile.Options {
    var options = PriceFile.Options()
    options.area = area
    options.unit = unit
    options.zone = zone
    options.formatName = format
    options.date = date
    options.firstHour = firstHour
    return options
  }
}
