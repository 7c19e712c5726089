import ArgumentParser
import ElectricityPrices

/// The limits and the shape of the cheapest window.
struct WindowLimits: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "It ends by this time, such as 07:00.", valueName: "time", visibility: .long),
    transform: OptionValue.dayLimit)
  var before: DayLimit?

  @Option(
    help: ArgumentHelp("It begins at this time or later.", valueName: "time", visibility: .long),
    transform: OptionValue.dayLimit)
  var after: DayLimit?

  @Flag(
    name: .customLong("split"),
    help: ArgumentHelp("It may have several pieces.", visibility: .long))
  var isSplit = false

  @Option(
    help: ArgumentHelp(
      "No piece is shorter than this, such as 30min.", valueName: "length", visibility: .long),
    transform: OptionValue.length)
  var smallestPiece: Int64?

  @Option(
    help: ArgumentHelp(
      "kW by quarter hour, such as 2.0,0.3,1.8; or a file of them.",
      visibility: .long),
    completion: .file())
  var profile: String?

  /// Whether no limit is given.
  var isEmpty: Bool { before == nil && after == nil && !isSplit && smallestPiece == nil }

  /// Throws if the options of the shape contradict each other.
  ///
  /// - Parameter shortest: The shortest length that is searched for.
  func validate(shortest: Int64?) throws {
    if profile != nil, isSplit || smallestPiece != nil {
      throw ValidationError("--profile is of one piece: leave out --split and --smallest-piece.")
    }
    if let smallestPiece, !isSplit || shortest.map({ $0 < smallestPiece }) ?? false {
      throw ValidationError(
        "--smallest-piece needs --split, and a length that is at least as long.")
    }
  }

  /// Throws for limits without a length or a profile, and for a length together with a profile.
  ///
  /// - Parameter cheapest: The length of `--cheapest`; `nil` without it.
  func validate(cheapest: Int64?) throws {
    if cheapest == nil, profile == nil, !isEmpty {
      throw ValidationError(
        "--before, --after, --split and --smallest-piece need --cheapest or --profile.")
    }
    if cheapest != nil, profile != nil {
      throw ValidationError("--profile has its own length: leave out --cheapest.")
    }
    try validate(shortest: cheapest)
  }

  /// Returns the search for the length of `--cheapest` or for the profile; `nil` for neither.
  func search(cheapest: Int64?) throws(Failure) -> CheapestSearch? {
    search(cheapest, try profile.map(OptionValue.profile))
  }

  /// Returns the search for a profile, or else for a length with constant power.
  func search(_ length: Int64?, _ profile: PowerProfile?) -> CheapestSearch? {
    CheapestSearch(
      length: length, profile, after: after, before: before, isSplit: isSplit,
      smallestPiece: smallestPiece)
  }
}
