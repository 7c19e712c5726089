extension German {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "hier wird „Name = Wert“, „[ZONE]“ oder „# Bemerkung“ erwartet."
    case .unknownName(let name): "„\(name)“ ist keine Einstellung; --show-config zeigt alle."
    case .unknownSection(let name): "„\(name)“ ist keine Gebotszone; --list-areas zeigt alle."
    case .notOneOf(let values): "erwartet wird eines von diesen: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure):
      "die Einstellungen sind nicht lesbar: \(SystemError.text(failure.code))."
    case .noFile: "eine solche Datei mit Einstellungen gibt es nicht."
    }
  }

  func line(_ number: Int) -> Wording { ", Zeile \(number)" }
}
