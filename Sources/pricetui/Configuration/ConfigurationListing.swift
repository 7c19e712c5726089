import LocaleFormats
import PriceTexts
import TerminalCore

/// All settings with where each comes from, in lines that a settings file can have.
struct ConfigurationListing {
  let configuration: Configuration
  /// What the command line says.
  let given: [GivenSetting]

  /// The text of `--show-config`.
  var text: String {
    let catalogue = Language.ofCommandLine.catalogue
    let section = Setting.named("area").flatMap { given.texts(of: $0).last }
    var lines = ["# " + (configuration.path ?? "--no-config")]
    for setting in Setting.kept {
      let own = given.texts(of: setting)
      if !own.isEmpty {
        let values = setting.traits.contains(.repeats) ? own : [own[own.count - 1]]
        lines += values.map { "\(setting.name) = \($0)  # \(catalogue.word(.commandLine))" }
        continue
      }
      let values = configuration.values(setting, section: section ?? configuration.area)
      if values.isEmpty { lines.append("# \(setting.name): \(catalogue.word(.notSet))") }
      for value in values {
        let origin =
          switch value.origin {
          case .environment(let name): name
          case .file(let line): "\(configuration.path ?? "")\(catalogue.line(line).text)"
          }
        lines.append("\(setting.name) = \(value.text)  # \(origin)")
      }
    }
    return lines.map { $0.visible + "\n" }.joined()
  }
}
