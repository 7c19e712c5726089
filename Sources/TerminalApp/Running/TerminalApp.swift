import CLibrary
import FoundationSubset
import Ncurses
import TerminalCharts
import TerminalCore
import TerminalViews

#if Foundation
  /// Runs views in the terminal that the program was started on.
  @MainActor public enum TerminalApp {
    /// Shows views until the user leaves: Ctrl-C, a signal, or `dismiss` of the environment.
    ///
    /// Afterwards the terminal is what it was, whatever ends the program. Where there is no
    /// terminal, one sentence says so and the exit status is 1. Between events the program sleeps:
    /// the main thread in its run loop, which carries out what is sent to the main queue and the
    /// main actor, and timers; a second thread on the terminal.
    ///
    /// - Parameters:
    ///   - mouse: which motions of the mouse are reported: `NcursesOptions.Mouse.hover` where views
    ///     answer a pointer without a button.
    ///   - content: the views.
    public static func run<Content: View>(
      mouse: NcursesOptions.Mouse = .drag, @ViewBuilder content: () -> Content
    ) {
      let wake = WakePipe()
      do {
        let terminal = try NcursesTerminal(
          options: NcursesOptions(
            colorDepth: hasNoColor ? .monochrome : nil, mouse: mouse, asksForGround: true,
            tellsPixels: true, showsPictures: !hasNoColor, tellsPastes: true,
            wakeDescriptor: wake.descriptor))
        var environment = EnvironmentValues()
        environment.glyphSet = terminal.capabilities.glyphs
        environment.colorDepth = terminal.capabilities.colorDepth
        let host = ViewHost(size: terminal.size, environment: environment, content: content)
        host.pictures = terminal.capabilities.pictures
        run(host, on: terminal, wake)
      } catch {
        var sentence = error.sentence + "\n"
        sentence.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
        exit(1)
      }
    }

    private static func run(
      _ host: ViewHost, on terminal: consuming NcursesTerminal, _ wake: WakePipe
    ) {
      host.onInvalidation = wake.wake
      // Only the second thread uses it from here on.
      nonisolated(unsafe) var terminal = terminal
      nonisolated(unsafe) var isRunning = true
      let thread = Thread {
        var events: [TerminalEvent] = []
        while true {
          let found = events
          let turn = DispatchQueue.main.sync {
            MainActor.assumeIsolated {
              // What is invalidated from here on wakes up the thread.
              defer { wake.clear() }
              return Turn(host, found)
            }
          }
          if let frame = turn.frame {
            terminal.present(frame.buffer, images: frame.images, cursor: frame.cursor)
          }
          if turn.isLast { break }
          events = terminal.events(waitingAtMost: turn.patience)
        }
        terminal.close()
        DispatchQueue.main.async { MainActor.assumeIsolated { isRunning = false } }
      }
      thread.start()
      while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      wake.close()
    }

    /// One turn of the loop: what a host answers to events.
    private struct Turn: Sendable {
      nonisolated(unsafe) let frame: HostFrame?
      let patience: Double?
      let isLast: Bool

      @MainActor init(_ host: ViewHost, _ events: [TerminalEvent]) {
        host.handle(events)
        isLast = host.isFinished
        frame = isLast ? nil : host.frame()
        patience = host.patience
      }
    }

    // The convention of no-color.org: set, and not empty.
    private static var hasNoColor: Bool {
      getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    }
  }
#endif
