import CivilTime
import ElectricityPrices
import Ncurses
import PriceSources
import PriceTexts
import PriceViewer

/// The questions of the first run: the area, if none is named, and what a home pays.
struct FirstRun {
  let look: ViewerLook
  /// The values that the settings already have; they are not asked for.
  let adjustment: PriceAdjustment
  let valueAddedTax: ValueAddedTax?
  /// The date whose taxes and charges are offered.
  let today: CivilDate
  /// The time zone of the machine, whose areas are listed first.
  let zone: String

  /// Asks for the area; returns the answer, `nil` if the user left.
  func area(on terminal: inout NcursesTerminal) -> [Answer]? {
    let near = PriceArea.all.filter { $0.zoneIdentifier == zone }
    let others = PriceArea.all.filter { $0.zoneIdentifier != zone }
    let rows = (near + others).map { ChoiceList.Row($0.code, detail: $0.places, value: $0.code) }
    return ask(list(.area, hint: .areaHint, rows), for: "area", on: &terminal)
  }

  /// Asks for the charges of a home in an area; returns the answers, `nil` if the user left.
  func charges(in area: String, on terminal: inout NcursesTerminal) -> [Answer]? {
    guard let tax = ask(tax(in: area), for: "vat", on: &terminal) else { return nil }
    let chosen = tax.first.flatMap { try? OptionValue.percent($0.text) }
    let percent = chosen ?? adjustment.taxPercent ?? .zero
    guard let grid = ask(grid(in: area, taxedBy: percent), for: "add", on: &terminal),
      let support = ask(support(in: area), for: "support", on: &terminal)
    else { return nil }
    return tax + grid + support
  }

  /// Asks a question; returns the answer as values of a setting, `nil` if the user left.
  ///
  /// A signal meanwhile ends the program.
  private func ask(
    _ question: ChoiceList?, for name: String, on terminal: inout NcursesTerminal
  ) -> [Answer]? {
    guard var question else { return [] }
    switch question.run(on: &terminal, look: look) {
    case .chosen(let text):
      let values = name == "add" ? Self.amounts(text) : [text].filter { !$0.isEmpty }
      return values.map { (name, $0) }
    case .left: return nil
    case .terminated(let signal):
      terminal.close()
      endProcess(bySignal: signal)
    }
  }

  /// Asks whether to save the answers in a file.
  func keeps(in path: String, on terminal: inout NcursesTerminal) -> Bool {
    let rows = [
      ChoiceList.Row(text(.yes), detail: path, value: "yes"), .init(text(.no), value: ""),
    ]
    var asked = list(.keep, hint: .choiceHint, rows)
    return asked.run(on: &terminal, look: look) == .chosen("yes")
  }

  private func text(_ text: QuestionText) -> String { look.locale.catalogue.text(text).text }

  private func list(
    _ title: QuestionText, hint: QuestionText, _ rows: [ChoiceList.Row],
    accepts: (@Sendable (String) -> Bool)? = nil
  ) -> ChoiceList {
    ChoiceList(text(title), hint: text(hint), keys: text(.keys), rows: rows, accepts: accepts)
  }

  private func tax(in area: String) -> ChoiceList? {
    guard adjustment.taxPercent == nil, valueAddedTax != .included else { return nil }
    var rows: [ChoiceList.Row] = []
    if let tax = HouseholdCharges.valueAddedTax.of(area, on: today).first {
      let percent = tax.value.description
      rows.append(.init(text(.usualTax(percent)), detail: tax.source, value: percent))
    }
    rows.append(.init(text(.noTax), value: ""))
    return list(.tax, hint: .taxHint, rows) { (try? OptionValue.percent($0)) != nil }
  }

  private func grid(in area: String, taxedBy percent: ExactDecimal) -> ChoiceList? {
    guard adjustment.additions.isEmpty else { return nil }
    let rows = [ChoiceList.Row(text(.noGrid), value: "")] + levies(in: area, taxedBy: percent)
    let hours = HouseholdCharges.gridHours.of(area, on: today).first?.value
    let hint: QuestionText =
      hours.map { .gridHours($0.map { $0 + "=…" }.joined(separator: " ")) }
      ?? .gridHint
    return list(.grid, hint: hint, rows) { text in
      Self.amounts(text).allSatisfy { PriceAddition($0) != nil }
    }
  }

  /// Returns the amounts in an answer: one for the whole day, or one for each part of it.
  private static func amounts(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Returns the state's levies for a kilowatt-hour, with the chosen tax if it is known.
  private func levies(in area: String, taxedBy percent: ExactDecimal) -> [ChoiceList.Row] {
    let levies = HouseholdCharges.levies.of(area, on: today).map(\.value)
    guard !levies.isEmpty, let taxed = levies.sum(taxedBy: percent) else { return [] }
    let names = levies.map { "\($0.name) \($0.amount)" }.joined(separator: ", ")
    let amount = taxed.rounded(toDecimals: 2).description
    return [ChoiceList.Row(amount, detail: text(.levies(names)), value: amount)]
  }

  private func support(in area: String) -> ChoiceList? {
    guard area.hasPrefix("NO"), adjustment.support == nil else { return nil }
    var rows = [ChoiceList.Row(text(.noSupport), value: "")]
    for (scheme, name) in [
      (.stromstotte, .stromstotte), (.norgespris, .norgespris),
    ] as [(SupportScheme, QuestionText)] {
      guard let terms = scheme.terms(on: today) else { continue }
      rows.append(.init(text(name), detail: terms.source, value: scheme.rawValue))
    }
    return list(.support, hint: .choiceHint, rows)
  }
}

/// The name of a setting and its chosen value.
typealias Answer = (name: String, text: String)
