import CLibrary
import FoundationSubset
import Ncurses
import TerminalCharts
import TerminalCore
import TerminalViews

/// Runs views in the terminal that the program was started on.
@MainActor public enum TerminalApp {
  /// Shows views until somebody leaves: Ctrl-C, a signal, or `dismiss` of the surroundings.
  ///
  /// Afterwards the terminal is what it was, whatever ends the program. Where there is no terminal,
  /// one sentence says so and the exit status is 1. Between events the program sleeps; what is
  /// sent to the main queue or the main actor is carried out meanwhile.
  ///
  /// - Parameters:
  ///   - mouse: which motions of the mouse are reported: `NcursesOptions.Mouse.hover` where views
  ///     answer a pointer without a button.
  ///   - content: the views.
  public static func run<Content: View>(
    mouse: NcursesOptions.Mouse = .drag, @ViewBuilder content: () -> Content
  ) {
    let queue = MainQueue()
    do {
      var terminal = try NcursesTerminal(
        options: NcursesOptions(
          colorDepth: hasNoColor ? .monochrome : nil, mouse: mouse, asksForGround: true,
          tellsPixels: true, showsPictures: !hasNoColor, tellsPastes: true,
          wakeDescriptor: queue.descriptor))
      defer { terminal.close() }
      var environment = EnvironmentValues()
      environment.glyphSet = terminal.capabilities.glyphs
      environment.colorDepth = terminal.capabilities.colorDepth
      let host = ViewHost(size: terminal.size, environment: environment, content: content)
      host.pictures = terminal.capabilities.pictures
      run(host, on: &terminal, queue)
    } catch {
      var sentence = error.sentence + "\n"
      sentence.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
      exit(1)
    }
  }

  /// Shows a host's frames on a terminal until somebody leaves.
  ///
  /// What happens at a time is drawn once.
  public static func run(_ host: ViewHost, on terminal: inout some Terminal) {
    run(host, on: &terminal, MainQueue())
  }

  private static func run(
    _ host: ViewHost, on terminal: inout some Terminal, _ queue: MainQueue
  ) {
    while !host.isFinished {
      let timer = queue.run()
      if let frame = host.frame() {
        terminal.present(frame.buffer, images: frame.images, cursor: frame.cursor)
      }
      let patience = [timer, host.patience].compactMap { $0 }.min()
      host.handle(terminal.events(waitingAtMost: patience))
    }
  }

  // The convention of no-color.org: set, and not empty.
  private static var hasNoColor: Bool {
    getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
  }
}
