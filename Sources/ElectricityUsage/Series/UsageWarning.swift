import ElectricityPrices

/// Something that a reader of consumption mended or assumed, and that a person should know.
public enum UsageWarning: Hashable, Sendable {
  /// What holds for tables of prices too: times, zones, lines left out.
  case reading(PriceWarning)
  /// So many slots have no energy: in the file without a number, and in gaps between slots.
  case missing(Int)
  /// Energy below zero, in so many slots.
  case negative(Int)
  /// The file has gas too, which was left out.
  case gasLeftOut
  /// Nobody states the unit; this one was assumed.
  case assumedUnit(String)
  /// Nothing tells electricity from gas of the same shape; kWh of electricity were assumed.
  case assumedElectricity
  /// The numbers only rise, so that they were taken for readings of a meter.
  case assumedReadings
  /// So many readings are below the one before, as of another meter: the slots before are missing.
  case reset(Int)
  /// So many times a meter began again at zero, for it had no more digits.
  case rolledOver(Int)
  /// Between readings too far apart: so many times, and the energy that is of no slot.
  case unplaced(Int, Energy)
  /// The readings do not lie on slots: those nearest to slots of so many seconds count.
  case placedReadings(seconds: Int64)
  /// Several meters are added up: their numbers or names.
  case severalMeters([String])
  /// Columns of numbers whose names say nothing were not read.
  case unreadColumns([String])
  /// This is one page of several.
  case onePageOfSeveral
  /// Files of a folder without consumption, by their names.
  case otherFiles([String])
  /// So many slots of several files are in more than one, and the same.
  case repeated(Int)
}
