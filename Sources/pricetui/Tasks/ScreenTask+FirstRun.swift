import CLibrary
import CivilTime
import Ncurses
import PriceSources
import PriceTexts

extension ScreenTask {
  /// Whether neither a file nor an area is named, and the user can be asked.
  var asksFirst: Bool {
    let prices = chart.prices
    return (prices.paths.isEmpty && prices.area == nil || prices.lacksArea)
      && !prices.isAboutFetching && isatty(STDIN_FILENO) != 0
  }

  /// Asks which prices to show, shows them, and offers to save the answers.
  func runFirst() throws {
    let now = try chart.prices.present(in: .current)
    var terminal = try openQuestions()
    let given = questions(on: terminal, at: now).area(on: &terminal)
    terminal.close()
    guard let answers = given else { return }
    var task = self
    for answer in answers { try task.chart.prices.take(answer) }
    task.firstAnswers = answers
    // The program ends when the user leaves the chart, and by an error without keeping answers.
    try task.run()
  }

  /// Offers to save the answers, if there is a folder for them and still a terminal.
  func offerToKeep(_ answers: [Answer]) {
    guard let path = UserFolders.configuration.map({ $0 + "/pricetui/config" }),
      var terminal = try? openQuestions()
    else { return }
    let isKept = questions(on: terminal, at: .now).keeps(in: path, on: &terminal)
    terminal.close()
    guard isKept else { return }
    do throws(SystemFailure) {
      let lines = answers.map { "\($0.name) = \($0.text)\n" }
      try UserFile.prepend(lines.joined(), to: path)
    } catch {
      let text = CommandText.fileFailed(path, error)
      Output.say(style.locale.catalogue.sentence(text).text)
    }
  }

  private func openQuestions() throws(NcursesError) -> NcursesTerminal {
    try NcursesTerminal(options: style.terminalOptions(asksForGround: false))
  }

  func questions(on terminal: NcursesTerminal, at now: Instant) -> FirstRun {
    let zone = Zone.current
    return FirstRun(
      look: style.look(on: terminal.capabilities), adjustment: chart.prices.adjustment,
      valueAddedTax: chart.prices.options.valueAddedTax,
      today: zone.civil(at: now).date, zone: zone.identifier)
  }
}

extension PriceRequest {
  /// Applies an answer like a value in the settings.
  mutating func take(_ answer: Answer) throws(Failure) {
    switch answer.name {
    case "area": (area, options.area) = (answer.text, answer.text)
    case "vat": adjustment.taxPercent = try OptionValue.percent(answer.text)
    case "add": adjustment.additions.append(try OptionValue.addition(answer.text))
    default: adjustment.support = try OptionValue.choice(answer.text)
    }
  }
}
