import LocaleFormats
import PriceTexts
import TerminalCore

/// All settings with where each comes from, in lines that a settings file can have.
struct ConfigurationListing {
  let configuration: Configuration

  /// The text of `--show-config`.
  var text: String {
    let catalogue = Language.ofCommandLine.catalogue
    let section = Setting.named("area").flatMap { configuration.commandLineValues($0).last }
    var lines = ["# " + (configuration.path ?? "--no-config")]
    for setting in Setting.all {
      let own = configuration.commandLineValues(setting)
      if !own.isEmpty {
        let values = setting.repeats ? own : [own[own.count - 1]]
        lines += values.map { "\(setting.name) = \($0)  # \(catalogue.word(.commandLine))" }
        continue
      }
      guard let entry = configuration.entry(setting, section: section ?? configuration.area) else {
        lines.append("# \(setting.name): \(catalogue.word(.notSet))")
        continue
      }
      let origin =
        switch entry.origin {
        case .commandLine: catalogue.word(.commandLine)
        case .environment(let name): name
        case .file(let line): "\(configuration.path ?? "")\(catalogue.line(line).text)"
        }
      lines += entry.values.map { "\(setting.name) = \($0)  # \(origin)" }
    }
    return lines.map { $0.visible + "\n" }.joined()
  }
}
