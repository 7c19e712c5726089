import Testing

/// A symbol of Swift Charts, or several with one name, that does not compile here.
struct LeftOut: CustomTestStringConvertible, Sendable {
  let name: String
  let reason: String

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  var testDescription: String { name }

  static let all = [
    // Charts and SwiftUI: every label has an overload for this type.
    LeftOut("LocalizedStringResource", "Foundation has the type on Apple's systems alone"),
    // Accessibility.
    LeftOut("attributedTitle", "a description is plain text"),
    LeftOut("attributedName", "a description is plain text"),
    LeftOut("attributedLabel", "a description is plain text"),
    LeftOut("contentDirection", "nothing is drawn of a description"),
    LeftOut("contentFrame", "nothing is drawn of a description"),
    LeftOut("additionalValues", "the lines of the description tell of two dimensions"),
    LeftOut("AXLiveAudioGraph", "a terminal has a bell and no other sound"),
  ]
}
