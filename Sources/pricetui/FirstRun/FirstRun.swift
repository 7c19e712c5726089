import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts
import PriceViewer
import TerminalCore

/// The questions to somebody who named neither a file nor an area.
struct FirstRun {
  /// What was answered.
  struct Answers: Equatable {
    var area = ""
    var tax: String?
    /// What the grid costs, as `--add` takes it.
    var grid: [String] = []
    var support: String?

    /// The lines for the file of settings.
    var lines: String {
      let additions = grid.map { ("add", Optional($0)) }
      let values = [("area", area), ("vat", tax)] + additions + [("support", support)]
      return values.compactMap { name, value in value.map { "\(name) = \($0)\n" } }.joined()
    }
  }

  let language: Language
  let look: ViewerLook
  /// What is said already, and not asked for.
  let money: MoneySettings
  /// The date for which values are offered.
  let today: CivilDate
  /// The zone of the machine, whose areas come first.
  let zone: String

  /// Asks; the answers, or how it was left.
  func run(on terminal: inout some Terminal) -> Result<Answers, Leaving> {
    var answers = Answers()
    for question in [area, tax, grid, support] {
      guard let (list, take) = question(answers) else { continue }
      var asked = list
      switch asked.run(on: &terminal, look: look) {
      case .chosen(let value): take(&answers, value)
      case .left: return .failure(Leaving(signal: nil))
      case .terminated(let signal): return .failure(Leaving(signal: signal))
      }
    }
    return .success(answers)
  }

  /// Asks whether the answers are to be kept in a file.
  func keeps(in path: String, on terminal: inout some Terminal) -> Bool {
    let rows = [
      ChoiceList.Row(text(.yes), detail: path, value: "yes"), .init(text(.no), value: ""),
    ]
    var asked = list(.keep, hint: .choiceHint, rows)
    return asked.run(on: &terminal, look: look) == .chosen("yes")
  }

  /// Somebody left, or the system ended it.
  struct Leaving: Error {
    let signal: Int32?
  }

  private typealias Question = (ChoiceList, (inout Answers, String) -> Void)

  private func text(_ text: QuestionText) -> String { language.catalogue.text(text).text }

  private func list(
    _ title: QuestionText, hint: QuestionText, _ rows: [ChoiceList.Row],
    accepts: (@Sendable (String) -> Bool)? = nil
  ) -> ChoiceList {
    ChoiceList(
      text(title), hint: text(hint), keys: text(.keys), rows: rows, accepts: accepts)
  }

  private func area(_ answers: Answers) -> Question? {
    let near = PriceArea.all.filter { $0.zoneIdentifier == zone }
    let others = PriceArea.all.filter { $0.zoneIdentifier != zone }
    let rows = (near + others).map {
      ChoiceList.Row($0.code, detail: $0.places, value: $0.code)
    }
    return (list(.area, hint: .areaHint, rows), { $0.area = $1 })
  }

  private func tax(_ answers: Answers) -> Question? {
    guard money.adjustment.taxPercent == nil, money.taxState != .included else { return nil }
    var rows: [ChoiceList.Row] = []
    if let tax = ElectricityTax.of(answers.area, on: today) {
      let percent = tax.percent.description
      rows.append(.init(text(.usualTax(percent)), detail: tax.source, value: percent))
    }
    rows.append(.init(text(.noTax), value: ""))
    let list = list(.tax, hint: .taxHint, rows) { MoneySettings.percent($0) != nil }
    return (list, { $0.tax = $1.isEmpty ? nil : $1 })
  }

  private func grid(_ answers: Answers) -> Question? {
    guard money.adjustment.additions.isEmpty else { return nil }
    let rows = [ChoiceList.Row(text(.noGrid), value: "")] + levies(answers)
    let hours = GridTariffShape.of(answers.area, on: today)?.hours
    let hint: QuestionText =
      hours.map { .gridHours($0.map { $0 + "=…" }.joined(separator: " ")) }
      ?? .gridHint
    let list = list(.grid, hint: hint, rows) { text in
      Self.amounts(text).allSatisfy { PriceAddition($0) != nil }
    }
    return (list, { $0.grid = Self.amounts($1) })
  }

  /// The amounts of an answer: one for the day, or one for each of some stretches of it.
  private static func amounts(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// What the state takes by the kilowatt-hour, with the tax that was chosen, where it is known.
  private func levies(_ answers: Answers) -> [ChoiceList.Row] {
    let levies = ElectricityLevy.of(answers.area, on: today)
    let percent =
      answers.tax.flatMap(MoneySettings.percent) ?? money.adjustment.taxPercent ?? .zero
    guard !levies.isEmpty,
      let sum = levies.reduce(Price.zero, { sum, levy in sum?.adding(levy.amount) }),
      let taxed = sum.multiplied(by: percent).flatMap({ $0.scaled(byPowerOfTen: -2) })
        .flatMap(sum.adding)
    else { return [] }
    let names = levies.map { "\($0.name) \($0.amount)" }.joined(separator: ", ")
    let amount = taxed.rounded(toDecimals: 2).description
    return [ChoiceList.Row(amount, detail: text(.levies(names)), value: amount)]
  }

  private func support(_ answers: Answers) -> Question? {
    guard answers.area.hasPrefix("NO"), money.adjustment.support == nil else { return nil }
    var rows = [ChoiceList.Row(text(.noSupport), value: "")]
    let names: [(SupportScheme, QuestionText)] = [
      (.stromstotte, .stromstotte), (.norgespris, .norgespris),
    ]
    for (scheme, name) in names {
      guard let terms = scheme.terms(on: today) else { continue }
      rows.append(.init(text(name), detail: terms.source, value: scheme.rawValue))
    }
    return (list(.support, hint: .choiceHint, rows), { $0.support = $1.isEmpty ? nil : $1 })
  }
}
