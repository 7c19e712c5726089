extension Danish {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "her ventes »navn = værdi«, »[OMRÅDE]« eller »# kommentar«."
    case .unknownName(let name): "»\(name)« er ikke en indstilling; --show-config viser alle."
    case .unknownSection(let name): "»\(name)« er ikke et prisområde; --list-areas viser alle."
    case .notOneOf(let values): "én af disse ventes: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure):
      "indstillingerne kan ikke læses: \(SystemError.text(failure.code))."
    case .noFile: "der findes ikke sådan en indstillingsfil."
    }
  }

  func line(_ number: Int) -> Wording { ", linje \(number)" }
}
