/// A setting with a value that somebody has written.
struct GivenSetting {
  let setting: Setting
  let text: String
}

extension [GivenSetting] {
  /// Reads words such as `--print`, `--file` and `today.json`; `nil` for what the parser must read.
  ///
  /// The parser reflects on every option, and asks for each whether its type conforms to a dozen
  /// protocols: without this way a start takes twice as long. Whatever is not spelled exactly like
  /// this is left to the parser, which alone knows the grammar and what to say.
  init?(plain words: some Sequence<String>) {
    self = []
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.utf8.first == UInt8(ascii: "-") else {
        guard !word.isEmpty, let path = Setting.named("paths") else { return nil }
        append(GivenSetting(setting: path, text: word))
        continue
      }
      guard let setting = Setting.named(word.dropFirst(2)), word.hasPrefix("--"),
        !setting.traits.contains(.positional)
      else { return nil }
      if setting.traits.contains(.flag) {
        append(GivenSetting(setting: setting, text: "yes"))
        continue
      }
      guard let value = words.next(), !value.isEmpty, value.utf8.first != UInt8(ascii: "-") else {
        return nil
      }
      append(GivenSetting(setting: setting, text: value))
    }
  }

  /// The values of a setting, in their order.
  func texts(of setting: Setting) -> [String] {
    filter { $0.setting.name == setting.name }.map(\.text)
  }
}
