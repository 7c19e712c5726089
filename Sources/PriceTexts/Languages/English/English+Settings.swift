extension English {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "“name = value”, “[AREA]” or “# comment” is expected here."
    case .unknownName(let name): "“\(name)” is no setting; --show-config lists all."
    case .unknownSection(let name): "“\(name)” is no area; --list-areas lists all."
    case .notOneOf(let values): "one of these is expected: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure): "the settings cannot be read: \(SystemError.text(failure.code))."
    case .noFile: "there is no such file of settings."
    }
  }

  func line(_ number: Int) -> Wording { ", line \(number)" }
}
