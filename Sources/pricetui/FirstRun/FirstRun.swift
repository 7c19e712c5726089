import CivilTime
import ElectricityPrices
import LocaleFormats
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
    run([area], after: [], on: &terminal)
  }

  /// Asks for the charges of a home in an area; returns the answers, `nil` if the user left.
  func charges(in area: String, on terminal: inout NcursesTerminal) -> [Answer]? {
    run([tax, grid, support], after: [Answer(name: "area", text: area)], on: &terminal)
      .map { Array($0.dropFirst()) }
  }

  /// Asks questions; a signal meanwhile ends the program.
  private func run(
    _ questions: [([Answer]) -> Question?], after known: [Answer],
    on terminal: inout NcursesTerminal
  ) -> [Answer]? {
    var answers = known
    for question in questions {
      guard case (var asked, let name)? = question(answers) else { continue }
      switch asked.run(on: &terminal, look: look) {
      case .chosen(let value): answers += Self.given(name, value)
      case .left: return nil
      case .terminated(let signal):
        terminal.close()
        endProcess(bySignal: signal)
      }
    }
    return answers
  }

  /// Returns an answer as values of a setting; none if the text is empty.
  private static func given(_ name: String, _ text: String) -> [Answer] {
    let values = name == "add" ? amounts(text) : [text].filter { !$0.isEmpty }
    return values.map { Answer(name: name, text: $0) }
  }

  /// Asks whether to save the answers in a file.
  func keeps(in path: String, on terminal: inout NcursesTerminal) -> Bool {
    let rows = [
      ChoiceList.Row(text(.yes), detail: path, value: "yes"), .init(text(.no), value: ""),
    ]
    var asked = list(.keep, hint: .choiceHint, rows)
    return asked.run(on: &terminal, look: look) == .chosen("yes")
  }

  /// A question and the name of the setting that it sets.
  private typealias Question = (ChoiceList, name: String)

  private func text(_ text: QuestionText) -> String { look.locale.catalogue.text(text).text }

  private func list(
    _ title: QuestionText, hint: QuestionText, _ rows: [ChoiceList.Row],
    accepts: (@Sendable (String) -> Bool)? = nil
  ) -> ChoiceList {
    ChoiceList(text(title), hint: text(hint), keys: text(.keys), rows: rows, accepts: accepts)
  }

  private func area(_ answers: [Answer]) -> Question? {
    let near = PriceArea.all.filter { $0.zoneIdentifier == zone }
    let others = PriceArea.all.filter { $0.zoneIdentifier != zone }
    let rows = (near + others).map { ChoiceList.Row($0.code, detail: $0.places, value: $0.code) }
    return (list(.area, hint: .areaHint, rows), "area")
  }

  private func tax(_ answers: [Answer]) -> Question? {
    guard adjustment.taxPercent == nil, valueAddedTax != .included else { return nil }
    var rows: [ChoiceList.Row] = []
    if let tax = HouseholdCharges.valueAddedTax.of(answers.area, on: today).first {
      let percent = tax.value.description
      rows.append(.init(text(.usualTax(percent)), detail: tax.source, value: percent))
    }
    rows.append(.init(text(.noTax), value: ""))
    let list = list(.tax, hint: .taxHint, rows) { (try? OptionValue.percent($0)) != nil }
    return (list, "vat")
  }

  private func grid(_ answers: [Answer]) -> Question? {
    guard adjustment.additions.isEmpty else { return nil }
    let rows = [ChoiceList.Row(text(.noGrid), value: "")] + levies(answers)
    let hours = HouseholdCharges.gridHours.of(answers.area, on: today).first?.value
    let hint: QuestionText =
      hours.map { .gridHours($0.map { $0 + "=…" }.joined(separator: " ")) }
      ?? .gridHint
    let list = list(.grid, hint: hint, rows) { text in
      Self.amounts(text).allSatisfy { PriceAddition($0) != nil }
    }
    return (list, "add")
  }

  /// Returns the amounts in an answer: one for the whole day, or one for each part of it.
  private static func amounts(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Returns the state's levies for a kilowatt-hour, with the chosen tax if it is known.
  private func levies(_ answers: [Answer]) -> [ChoiceList.Row] {
    let levies = HouseholdCharges.levies.of(answers.area, on: today).map(\.value)
    let percent =
      answers.text("vat").flatMap { try? OptionValue.percent($0) } ?? adjustment.taxPercent ?? .zero
    guard !levies.isEmpty, let taxed = levies.sum(taxedBy: percent) else { return [] }
    let names = levies.map { "\($0.name) \($0.amount)" }.joined(separator: ", ")
    let amount = taxed.rounded(toDecimals: 2).description
    return [ChoiceList.Row(amount, detail: text(.levies(names)), value: amount)]
  }

  private func support(_ answers: [Answer]) -> Question? {
    guard answers.area.hasPrefix("NO"), adjustment.support == nil else { return nil }
    var rows = [ChoiceList.Row(text(.noSupport), value: "")]
    let names: [(SupportScheme, QuestionText)] = [
      (.stromstotte, .stromstotte), (.norgespris, .norgespris),
    ]
    for (scheme, name) in names {
      guard let terms = scheme.terms(on: today) else { continue }
      rows.append(.init(text(name), detail: terms.source, value: scheme.rawValue))
    }
    return (list(.support, hint: .choiceHint, rows), "support")
  }
}

/// The chosen value of a setting.
struct Answer {
  let name: String
  let text: String
}

extension [Answer] {
  /// The answers as lines of the settings file.
  var lines: String { map { "\($0.name) = \($0.text)\n" }.joined() }

  /// Returns the first value of a setting.
  fileprivate func text(_ name: String) -> String? { first { $0.name == name }?.text }
  fileprivate var area: String { text("area") ?? "" }
}
