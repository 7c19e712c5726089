import ArgumentParser
import ElectricityPrices

/// The limits and the shape of the cheapest window.
struct WindowLimits: ParsableArguments {
  @Option(
    help: .long("It ends by this time, such as 07:00.", "time"), transform: OptionValue.dayLimit)
  var before: DayLimit?

  @Option(help: .long("It begins at this time or later.", "time"), transform: OptionValue.dayLimit)
  var after: DayLimit?

  @Flag(name: .customLong("split"), help: .long("It may have several pieces."))
  var isSplit = false

  @Option(
    help: .long("No piece is shorter than this, such as 30min.", "length"),
    transform: OptionValue.length)
  var smallestPiece: Int64?

  @Option(
    help: .long("kW by quarter hour, such as 2.0,0.3,1.8; or a file of them."), completion: .file())
  var profile: String?

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
    try refuse(
      cheapest == nil && profile == nil && !isEmpty,
      "--before, --after, --split and --smallest-piece need --cheapest or --profile.")
    try refuse(
      cheapest != nil && profile != nil, "--profile has its own length: leave out --cheapest.")
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
