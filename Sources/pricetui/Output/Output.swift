import CLibrary
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts

/// The standard streams.
enum Output {
  static func write(_ text: String, to path: String? = nil) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// Replaces the content of a file; writes to standard output if `path` is `nil`.
  ///
  /// Ends the program silently if the reader of standard output has closed the pipe.
  static func write(_ bytes: [UInt8], to path: String? = nil) throws(Failure) {
    guard let path else {
      guard let code = FileBytes.write(bytes, to: STDOUT_FILENO) else { return }
      if code == EPIPE { exit(EXIT_SUCCESS) }
      throw .command(.outputFailed(SystemFailure(code: code)), EX_IOERR)
    }
    do throws(SystemFailure) {
      try UserFile.write(bytes, to: path)
    } catch {
      throw .command(.fileFailed(path, error), EX_IOERR)
    }
  }

  /// Writes the warnings of a reader to standard error, each once.
  ///
  /// - Parameter advises: Whether the command has the option that includes forecasts.
  static func warn(
    _ warnings: [PriceWarning], in language: Language, advises: Bool = true
  ) {
    var said: Set<PriceWarning> = []
    for warning in warnings where said.insert(warning).inserted {
      var sentence = language.catalogue.sentence(warning)
      if case .leftOutForecasts(let seconds) = warning, advises {
        sentence = language.catalogue.sentence(.forecastsLeftOut(Duration(seconds: seconds)))
      }
      say(sentence.text)
    }
  }

  /// Writes the warnings of series; of several, the missing prices with their areas.
  static func warn(about series: [PriceSeries], in language: Language) {
    var all = series.flatMap(\.warnings)
    for one in series where series.count > 1 {
      for case .missing(let count) in one.warnings {
        all.removeAll { $0 == .missing(count) }
        say("\(one.area ?? ""): " + language.catalogue.sentence(PriceWarning.missing(count)).text)
      }
    }
    warn(all, in: language)
  }

  /// Shows the progress of a long operation if standard error is a terminal; empty text clears it.
  static func report(_ progress: String) {
    guard isatty(STDERR_FILENO) != 0 else { return }
    _ = FileBytes.write(Array("\r\u{1B}[K\(progress)".utf8), to: STDERR_FILENO)
  }

  // The parser repeats unknown words, and a path may have any length.
  private static let longestSentence = 1000

  /// Writes a sentence to standard error, cut at ``longestSentence``.
  static func say(_ sentence: String) {
    let scalars = sentence.unicodeScalars
    let isLong = scalars.count > longestSentence
    let shown = isLong ? String(scalars.prefix(longestSentence)).visible + "…." : sentence.visible
    _ = FileBytes.write(Array("pricetui: \(shown)\n".utf8), to: STDERR_FILENO)
  }

  /// Writes a sentence to standard error and ends the program.
  static func fail(_ sentence: String, status: Int32) -> Never {
    let isEnded = sentence.hasSuffix(".") || sentence.hasSuffix("?")
    say(isEnded ? sentence : sentence + ".")
    exit(status)
  }
}
