import LocaleFormats
import PriceTexts
import TerminalCore

extension Configuration {
  /// The text of `--show-config`: all settings with where each comes from, in lines that a settings
  /// file can have.
  ///
  /// - Parameter given: what the command line says.
  func listing(beside given: [GivenSetting]) -> String {
    let catalogue = Language.ofCommandLine.catalogue
    let section = Setting.named("area").flatMap { given.texts(of: $0).last }
    var lines = ["# " + (path ?? "--no-config")]
    for setting in Setting.kept {
      let own = given.texts(of: setting)
      if !own.isEmpty {
        let values = setting.traits.contains(.repeats) ? own : [own[own.count - 1]]
        lines += values.map { "\(setting.name) = \($0)  # \(catalogue.word(.commandLine))" }
        continue
      }
      let values = self.values(setting, section: section ?? area)
      if values.isEmpty { lines.append("# \(setting.name): \(catalogue.word(.notSet))") }
      for value in values {
        let origin =
          switch value.origin {
          case .environment(let name): name
          case .file(let line): "\(path ?? "")\(catalogue.line(line).text)"
          }
        lines.append("\(setting.name) = \(value.text)  # \(origin)")
      }
    }
    return lines.map { $0.visible + "\n" }.joined()
  }
}
