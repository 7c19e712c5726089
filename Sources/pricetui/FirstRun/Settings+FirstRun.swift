import CLibrary
import CivilTime
import ElectricityPrices
import Ncurses
import PriceSources
import PriceTexts

extension Settings {
  /// Whether there is nothing to show, and somebody who can be asked.
  var asksFirst: Bool {
    file.paths.isEmpty && file.area == nil && isOnScreen && source.isEmpty
      && isatty(STDIN_FILENO) != 0
  }

  /// Asks which prices to show, and shows them.
  func runFirst() throws {
    var terminal: NcursesTerminal
    do throws(NcursesError) {
      terminal = try NcursesTerminal(options: output.terminalOptions(asksForGround: false))
    } catch {
      throw Failure.command(CommandText(error), EX_UNAVAILABLE)
    }
    let zone = Zone.current
    let questions = FirstRun(
      language: output.texts.language,
      look: output.look(theme: chart.theme, on: terminal.capabilities),
      today: zone.civil(at: .now).date, zone: zone.identifier,
      path: UserFolders.configuration.map { $0 + "/pricetui/config" })
    let result = questions.run(on: &terminal)
    terminal.close()
    switch result {
    case .failure(let leaving):
      if let signal = leaving.signal { endProcess(bySignal: signal) }
    case .success(let answers):
      if answers.isKept, let path = questions.path { try Self.keep(answers, path) }
      try taking(answers).run()
    }
  }

  private static func keep(_ answers: FirstRun.Answers, _ path: String) throws(Failure) {
    do throws(SystemFailure) {
      try UserFile.write(answers.lines, to: path)
    } catch {
      let reason = String(cString: strerror(error.code))
      throw .command(.fileFailed(path, reason: reason), EX_IOERR)
    }
  }

  /// The settings with what was answered, where the command line does not say it.
  private func taking(_ answers: FirstRun.Answers) -> Settings {
    var settings = self
    settings.file.area = answers.area
    if money.adjustment.taxPercent == nil, money.taxState != .included {
      settings.money.adjustment.taxPercent = answers.tax.flatMap(MoneySettings.percent)
    }
    if money.adjustment.additions.isEmpty {
      settings.money.adjustment.additions = answers.grid.compactMap(PriceAddition.init)
    }
    if money.adjustment.support == nil {
      settings.money.adjustment.support = answers.support.flatMap(SupportScheme.init(rawValue:))
    }
    return settings
  }
}
