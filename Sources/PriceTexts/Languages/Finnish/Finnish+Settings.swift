extension Finnish {
  func sentence(_ text: SettingText) -> Wording {
    switch text {
    case .notUnderstood: "tässä odotetaan ”nimi = arvo”, ”[ALUE]” tai ”# huomautus”."
    case .unknownName(let name): "”\(name)” ei ole asetus; --show-config luettelee kaikki."
    case .unknownSection(let name): "”\(name)” ei ole hinta-alue; --list-areas luettelee kaikki."
    case .notOneOf(let values): "tässä odotetaan jotakin näistä: \(values)."
    case .wrong(let sentence): "\(sentence)"
    case .unreadable(let failure): "asetuksia ei voi lukea: \(SystemError.text(failure.code))."
    case .noFile: "tällaista asetustiedostoa ei ole."
    }
  }

  func line(_ number: Int) -> Wording { ", rivi \(number)" }
}
