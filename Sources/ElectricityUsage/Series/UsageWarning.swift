import ElectricityPrices

/// Something that a reader of consumption mended or assumed, and that the user should know.
public enum UsageWarning: Hashable, Sendable {
  /// A warning that tables of prices have too, about times, zones or omitted lines.
  case reading(PriceWarning)
  /// The number of slots without energy, in the file and in gaps between slots.
  case missing(Int)
  /// The number of slots with energy below zero.
  case negative(Int)
  /// The gas in the file was left out.
  case gasLeftOut
  /// The file states no unit; this one was assumed.
  case assumedUnit(String)
  /// The file could be of electricity or gas; electricity in kWh was assumed.
  case assumedElectricity
  /// The numbers never fall, so that they were read as meter readings.
  case assumedReadings
  /// The number of readings below the one before, as of a new meter: the slots before are missing.
  case reset(Int)
  /// The number of times that a meter ran out of digits and began at zero.
  case rolledOver(Int)
  /// The number of gaps between readings, and the energy in them, which has no slot.
  case unplaced(Int, Energy)
  /// The readings are not at the edges of slots; the nearest to slots of this length were used.
  case placedReadings(seconds: Int64)
  /// Several meters are added up: their numbers or names.
  case severalMeters([String])
  /// Columns of numbers whose names say nothing were not read.
  case unreadColumns([String])
  /// The file is one page of several.
  case onePageOfSeveral
  /// The names of files without consumption in a folder.
  case otherFiles([String])
  /// The energy of these meters is summed.
  case summedMeters([String])
  /// The number of slots that several files have, with the same energy.
  case repeated(Int)
}
