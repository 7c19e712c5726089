import CLibrary
import CivilTime
import ElectricityPrices
import Ncurses
import PriceSources
import PriceTexts

extension Settings {
  /// Whether there is nothing to show, and somebody who can be asked.
  var asksFirst: Bool {
    (file.paths.isEmpty && file.area == nil || file.lacksArea) && isOnScreen && source.isEmpty
      && isatty(STDIN_FILENO) != 0
  }

  /// Asks which prices to show, shows them, and offers to keep what was answered.
  func runFirst() throws {
    let now = try chart.present(in: .current) ?? .now
    var terminal = try openQuestions()
    let result = questions(on: terminal, at: now).run(on: &terminal)
    terminal.close()
    switch result {
    case .failure(let leaving):
      if let signal = leaving.signal { endProcess(bySignal: signal) }
    case .success(let answers):
      var settings = self
      for answer in answers { _ = answer.setting.read(answer.text, &settings) }
      settings.beforeLeaving = { offerToKeep(answers) }
      // Where the chart is left the program ends; there may also be nothing to show.
      let shown = Result { try settings.run() }
      offerToKeep(answers)
      try shown.get()
    }
  }

  /// Offers to keep what was answered, where there is a folder for it and still a
  /// terminal.
  private func offerToKeep(_ answers: [GivenSetting]) {
    guard let path = UserFolders.configuration.map({ $0 + "/pricetui/config" }),
      var terminal = try? openQuestions()
    else { return }
    let isKept = questions(on: terminal, at: .now).keeps(in: path, on: &terminal)
    terminal.close()
    if isKept { keep(answers, path) }
  }

  private func openQuestions() throws(NcursesError) -> NcursesTerminal {
    try NcursesTerminal(options: output.terminalOptions(asksForGround: false))
  }

  private func questions(on terminal: NcursesTerminal, at now: Instant) -> FirstRun {
    let zone = Zone.current
    return FirstRun(
      language: output.texts.language,
      look: output.look(theme: chart.theme, on: terminal.capabilities), money: money,
      today: zone.civil(at: now).date, zone: zone.identifier)
  }

  /// Keeps the answers; where that is not possible, they hold for this time.
  private func keep(_ answers: [GivenSetting], _ path: String) {
    do throws(SystemFailure) {
      try UserFile.prepend(answers.lines, to: path)
    } catch {
      let reason = String(cString: strerror(error.code))
      let text = CommandText.fileFailed(path, reason: reason)
      Output.say(output.texts.language.catalogue.sentence(text).text)
    }
  }
}
