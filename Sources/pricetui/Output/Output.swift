import CLibrary
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts
import TerminalCore

/// The standard streams.
enum Output {
  /// Writes text to standard output.
  static func write(_ text: String) { write(bytes: Array(text.utf8)) }

  /// Writes bytes to standard output.
  ///
  /// A reader that has gone away ends the program without a word; any other trouble is told.
  static func write(bytes: [UInt8]) {
    guard let code = FileBytes.write(bytes, to: STDOUT_FILENO) else { return }
    if code == EPIPE { exit(EXIT_SUCCESS) }
    let text = CommandText.outputFailed(reason: String(cString: strerror(code)))
    fail(Language.ofCommandLine.catalogue.sentence(text).text, status: EX_IOERR)
  }

  /// Writes bytes to a file, in place of what it held.
  ///
  /// - Throws: why that is not possible.
  static func write(_ bytes: [UInt8], toFile path: String) throws(Failure) {
    do throws(SystemFailure) {
      try UserFile.write(bytes, to: path)
    } catch {
      let reason = String(cString: strerror(error.code))
      throw .command(.fileFailed(path, reason: reason), EX_IOERR)
    }
  }

  /// Says on standard error what a reader mended or assumed, each thing once.
  static func warn(_ warnings: [PriceWarning], in language: Language) {
    var said: Set<PriceWarning> = []
    for warning in warnings where said.insert(warning).inserted {
      say(language.catalogue.sentence(warning).text)
    }
  }

  /// Says on standard error what a person should know about prices that were fetched.
  static func warn(_ notices: [FetchNotice], in language: Language) {
    for notice in notices { say(language.catalogue.sentence(notice).text) }
  }

  /// Shows how far a long span has come, where standard error is a terminal; an empty text ends it.
  static func report(_ progress: String) {
    guard isatty(STDERR_FILENO) != 0 else { return }
    _ = FileBytes.write(Array("\r\u{1B}[K\(progress)".utf8), to: STDERR_FILENO)
  }

  // The parser repeats the words that it does not know, and a path may have any length.
  private static let longestSentence = 1000

  /// Says a sentence on standard error; of a very long one the beginning.
  static func say(_ sentence: String) {
    let scalars = sentence.unicodeScalars
    let isLong = scalars.count > longestSentence
    let shown = isLong ? String(scalars.prefix(longestSentence)).visible + "…." : sentence.visible
    _ = FileBytes.write(Array("pricetui: \(shown)\n".utf8), to: STDERR_FILENO)
  }

  /// Says a sentence on standard error and ends the program.
  static func fail(_ sentence: String, status: Int32) -> Never {
    say(sentence)
    exit(status)
  }
}
