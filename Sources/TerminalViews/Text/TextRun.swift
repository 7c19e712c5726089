import Foundation
import TerminalCore

/// Characters of one style.
struct TextRun: Sendable {
  var string: String
  var font: Font?
  var weight: Font.Weight?
  var attributes: CellAttributes = []
  var style: AnyShapeStyle?

  // A value that is formatted when the surroundings are known.
  private var formatted: (@Sendable (EnvironmentValues) -> String)?

  init(_ string: String) { self.string = string }

  init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Sendable, F.FormatOutput == String {
    string = ""
    formatted = { format.settled(in: $0).format(input) }
  }

  func string(in environment: EnvironmentValues) -> String {
    formatted?(environment) ?? string
  }

  /// The attributes: those of the run's font, or of the views around.
  func attributes(in environment: EnvironmentValues) -> CellAttributes {
    var font = font ?? environment.font ?? .body
    if let weight { font.weight = weight }
    return font.attributes.union(attributes).union(environment.textAttributes)
  }
}
