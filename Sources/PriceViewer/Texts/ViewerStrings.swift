import ElectricityPrices

/// The words of one language.
package struct ViewerStrings: Sendable {
  let title: String
  let weekdays: [String]
  let months: [String]
  let unitUnknown: String
  let valueAddedTax: [ValueAddedTax: String]
  let now: String
  let selected: String
  let lowest: String
  let mean: String
  let highest: String
  let noPrice: String
  let noPrices: String
  let messages: [ViewerMessage: String]
  let keys: String
  let helpEnd: String
  let hour: String
  let slot: String

  /// The first three letters of a month.
  func shortMonth(_ month: Int) -> String { String(months[(month + 11) % 12].prefix(3)) }

  /// The words in English.
  package static let english = ViewerStrings(
    title: "Electricity price",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    unitUnknown: "unit not stated",
    valueAddedTax: [
      .included: "incl. VAT", .excluded: "excl. VAT", .unknown: "VAT not stated",
    ],
    now: "now", selected: "selected", lowest: "low", mean: "mean", highest: "high",
    noPrice: "no price", noPrices: "The file has no prices.",
    messages: [
      .nowOutside: "The clock is outside these prices.",
      .noPrices: "There are no prices here.",
      .oneSeries: "The file has one series only.",
      .notPicking: "Enter chooses a slot when the viewer is started with --pick.",
      .nothingSelected: "Nothing is selected; choose a slot with the arrow keys.",
    ],
    keys: "Keys", helpEnd: "Any key goes back to the chart.", hour: "hour", slot: "slot")
}
