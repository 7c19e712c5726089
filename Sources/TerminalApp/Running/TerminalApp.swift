import CLibrary
import FoundationSubset
import Ncurses
import TerminalControls
import TerminalCore

/// Runs views in the terminal that the program was started on.
@MainActor public enum TerminalApp {
  /// Returns the options for a program of views.
  static func options(
    _ mouse: NcursesOptions.Mouse, wakeDescriptor: Int32? = nil
  ) -> NcursesOptions {
    let hasColors = environmentVariable("NO_COLOR") == nil
    return NcursesOptions(
      colorDepth: hasColors ? nil : .monochrome, mouse: mouse, asksForGround: true,
      tellsPixels: true, showsPictures: hasColors, tellsPastes: true,
      wakeDescriptor: wakeDescriptor)
  }

  /// Writes why there is no screen, and ends the program with status 1.
  static func fail(_ error: NcursesError) -> Never {
    var sentence = error.sentence + "\n"
    sentence.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    exit(1)
  }
}

#if Foundation
  extension TerminalApp {
    /// Shows views until the user leaves: Ctrl-C, a signal, or `dismiss` of the environment.
    ///
    /// Afterwards the terminal is what it was, whatever ends the program. Where there is no
    /// terminal, one sentence says so and the exit status is 1. Between events the program sleeps:
    /// the main thread in its run loop, which carries out what is sent to the main queue and the
    /// main actor, and timers; a second thread on the terminal.
    ///
    /// - Parameters:
    ///   - mouse: The reported motions of the mouse: `NcursesOptions.Mouse.hover` if views answer a
    ///     pointer without a button.
    ///   - content: The views.
    public static func run<Content: View>(
      mouse: NcursesOptions.Mouse = .drag, @ViewBuilder content: () -> Content
    ) {
      let wake = WakePipe()
      do {
        let terminal = try NcursesTerminal(
          options: options(mouse, wakeDescriptor: wake.descriptor))
        AppSession(ViewHost(on: terminal, content: content), wake).run(on: terminal)
      } catch {
        fail(error)
      }
    }
  }

  /// An app on its terminal: the views on the main thread, the terminal on a second one.
  @MainActor private final class AppSession {
    private let host: ViewHost
    private let wake: WakePipe
    private var isRunning = true

    init(_ host: ViewHost, _ wake: WakePipe) {
      (self.host, self.wake) = (host, wake)
      host.onInvalidation = wake.wake
    }

    func run(on terminal: NcursesTerminal) {
      // Only the second thread uses it from here on.
      nonisolated(unsafe) var terminal = terminal
      let thread = Thread { [self] in
        var events: [TerminalEvent] = []
        while true {
          let turn = turn(after: events)
          if let frame = turn.frame {
            terminal.present(frame.buffer, images: frame.images, cursor: frame.cursor)
          }
          if turn.isLast { break }
          events = terminal.events(waitingAtMost: turn.patience)
        }
        terminal.close()
        DispatchQueue.main.async { MainActor.assumeIsolated { self.isRunning = false } }
      }
      thread.start()
      while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      wake.close()
    }

    /// What the terminal is to show after its events, and how long it may wait for others.
    private struct Turn: Sendable {
      var frame: (buffer: CellBuffer, images: [PlacedImage], cursor: CellPoint?)?
      var patience: Double?
      var isLast: Bool
    }

    /// Returns the turn after events, on the main thread.
    private nonisolated func turn(after events: [TerminalEvent]) -> Turn {
      DispatchQueue.main.sync {
        MainActor.assumeIsolated {
          host.handle(events)
          let frame = host.isFinished ? nil : host.frame()
          // What is invalidated from here on wakes up the second thread.
          wake.clear()
          return Turn(
            frame: frame.map { ($0.buffer, $0.images, $0.cursor) }, patience: host.patience,
            isLast: host.isFinished)
        }
      }
    }
  }
#endif
