import ElectricityPrices

/// A repair or assumption of a reader of energy usage that the user should know.
package enum UsageWarning: Hashable, Sendable {
  /// A warning about times, zones or omitted lines that price files can have too.
  case reading(PriceWarning)
  /// The number of slots without energy, in the file and in gaps between slots.
  case missing(Int)
  /// The number of slots with negative energy.
  case negative(Int)
  /// Gas in the file was left out.
  case gasLeftOut
  /// The units or names of omitted quantities, such as reactive energy.
  case leftOut([String])
  /// Times shortly after whole five minutes were taken as these.
  case lateTimes
  /// The file states no unit; this unit was assumed.
  case assumedUnit(String)
  /// The file could contain electricity or gas; electricity in kWh was assumed.
  case assumedElectricity
  /// The numbers count up and were read as meter readings.
  case assumedReadings
  /// The number of readings below the previous reading, as after a replacement of the meter.
  ///
  /// The slots before these readings are missing.
  case reset(Int)
  /// The number of times that a meter ran out of digits and restarted at zero.
  case rolledOver(Int)
  /// The number of gaps between readings, and their energy, which no slot has.
  case unplaced(Int, Energy)
  /// Irregular readings were assigned to the edges of slots of this length.
  case placedReadings(seconds: Int64)
  /// The columns of numbers with unknown names, which were not read.
  case unreadColumns([String])
  /// The file is one page of several.
  case onePageOfSeveral
  /// The names of the files without energy usage in a folder.
  case otherFiles([String])
  /// The meters whose energy is summed.
  case summedMeters([String])
  /// The number of slots that several files have with the same energy.
  case repeated(Int)
}
