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

  /// Asks which prices to show, and shows them.
  func runFirst() throws {
    let zone = Zone.current
    let now = try chart.present(in: zone) ?? .now
    var terminal: NcursesTerminal
    do throws(NcursesError) {
      terminal = try NcursesTerminal(options: output.terminalOptions(asksForGround: false))
    } catch {
      throw Failure.command(CommandText(error), EX_UNAVAILABLE)
    }
    let questions = FirstRun(
      language: output.texts.language,
      look: output.look(theme: chart.theme, on: terminal.capabilities), money: money,
      today: zone.civil(at: now).date, zone: zone.identifier,
      path: UserFolders.configuration.map { $0 + "/pricetui/config" })
    let result = questions.run(on: &terminal)
    terminal.close()
    switch result {
    case .failure(let leaving):
      if let signal = leaving.signal { endProcess(bySignal: signal) }
    case .success(let answers):
      if answers.isKept, let path = questions.path { keep(answers, path) }
      try taking(answers).run()
    }
  }

  /// Keeps the answers; where that is not possible, they hold for this time.
  private func keep(_ answers: FirstRun.Answers, _ path: String) {
    do throws(SystemFailure) {
      try UserFile.prepend(answers.lines, to: path)
    } catch {
      let reason = String(cString: strerror(error.code))
      let text = CommandText.fileFailed(path, reason: reason)
      Output.say(output.texts.language.catalogue.sentence(text).text)
    }
  }

  /// The settings with what was answered.
  private func taking(_ answers: FirstRun.Answers) -> Settings {
    var settings = self
    settings.file.area = answers.area
    if let tax = answers.tax {
      settings.money.adjustment.taxPercent = MoneySettings.percent(tax)
    }
    settings.money.adjustment.additions += answers.grid.compactMap(PriceAddition.init)
    if let support = answers.support {
      settings.money.adjustment.support = SupportScheme(rawValue: support)
    }
    return settings
  }
}
