extension ViewerStrings {
  /// The words in English.
  package static let english = ViewerStrings(
    language: .english,
    title: "Electricity price",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    dayPoint: "",
    unitUnknown: "unit not stated", taxUnknown: "VAT not stated", low: "low",
    high: "high",
    noPrices: "The file has no prices.",
    messages: [
      .nowOutside: "The clock is outside these prices.",
      .noPrices: "There are no prices here.",
      .oneSeries: "The file has one series only.",
      .noUnit: "The file does not say its unit; give it with --unit.",
      .nothingToAdd: "Nothing comes on top: give --vat, --add or --support.",
      .notPicking: "Enter chooses a slot when the viewer is started with --pick.",
      .nothingSelected: "Nothing is selected; choose a slot with the arrow keys.",
    ],
    hints: Hints(
      hour: "hour", slot: "slot", chart: "chart", choose: "choose", help: "help", quit: "quit"),
    areas: "Areas", notes: "Notes", helpEnd: "Any key goes back to the chart.",
    description: Description(
      inUnit: "in {1}", slots: "{1} of {2}, from {3} to {4}{5}.",
      withoutPrice: "; {1} without a price",
      selected: "Selected",
      extremes: "Lowest {1} at {2}, highest {3} at {4}, mean {5}.", now: "Now",
      lowest: ", the lowest", highest: ", the highest", below: ", below the mean",
      above: ", above the mean", level: "The price stays level.", course: "From {1} at {2} {3}{4}.",
      clause: "{1} to {2} at {3}", furtherTurns: ", and {1} further turns",
      areas: "The file has {1} areas: {2}.",
      counted: [
        .slot: ("slot", "slots"), .hour: ("hour", "hours"), .minute: ("minute", "minutes"),
        .second: ("second", "seconds"),
      ]),
    translations: [:])
}
