import CivilTime
import Ncurses
import PriceSources
import PriceTexts
import PriceViewer
import TerminalCore

/// The screen before the first prices have arrived.
struct FetchScreen {
  let wish: PriceWish
  let now: Instant
  let wake: WakeDescriptor
  private(set) var look: ViewerLook
  /// Whether the look follows the background colour that the terminal reports.
  let takesGround: Bool

  /// Shows the progress until the fetch is done or the user stops it; `nil` without prices then.
  ///
  /// A signal meanwhile ends the program.
  mutating func run(on terminal: inout NcursesTerminal) -> PriceFetch? {
    let fetch = PriceFetch(wish) { [now] in now }
    var shown: FeedStatus?
    defer { wake.follow(nil) }
    while true {
      fetch.advance()
      wake.follow(fetch.descriptor)
      if fetch.isDone { return fetch }
      let status = fetch.status(isFirst: true)
      if status != shown {
        shown = status
        terminal.present(frame(status, in: terminal.size), cursor: nil)
      }
      for event in terminal.events(waitingAtMost: wake.wait(for: fetch)) {
        shown = nil
        switch event {
        case .terminated(let signal):
          fetch.stop()
          terminal.close()
          endProcess(bySignal: signal)
        case .key(KeyPress(.escape)):
          fetch.stop()
          // The cache also has the answers of other processes.
          let rest = PriceFetch(wish.offline) { [now] in now }
          return (try? rest.whole()) == nil ? nil : rest
        case .key(KeyPress(.character("q"))), .key(KeyPress(.character("c"), modifiers: .control)):
          fetch.stop()
          return nil
        case .ground(let color) where takesGround: look.follow(color)
        case .glyphs(let glyphs): look.glyphs = glyphs
        case .pictures(let cell): look.pixels = cell
        default: break
        }
      }
    }
  }

  private func frame(_ status: FeedStatus, in size: CellSize) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    func shown(_ text: String) -> String { look.shown(text, width: size.columns - 2) }
    let status = shown(look.locale.catalogue.sentence(status).text)
    buffer.write(
      status, column: max(1, (size.columns - status.displayWidth) / 2), row: size.rows / 2)
    // A screen of up to two rows shows only the status.
    guard size.rows > 2 else { return buffer }
    let title = shown(wish.area.code + "  " + wish.area.places)
    buffer.write(title, column: 1, row: 0, style: CellStyle(attributes: .bold))
    let keys = shown(look.locale.catalogue.text(QuestionText.waitingKeys).text)
    buffer.write(keys, column: 1, row: size.rows - 1, style: look.colors.style(.faint))
    return buffer
  }
}
