/// The reason why a viewer ended, with its result.
package enum ViewerOutcome: Hashable, Sendable {
  /// The user quit.
  case left
  /// The user wants to be asked about taxes and fees; the viewer can run again.
  case asksCharges
  /// The user picked slots, given as a line of JSON for the calling program.
  case picked(String)
  /// A signal ended the viewer.
  case terminated(signal: Int32)
}
