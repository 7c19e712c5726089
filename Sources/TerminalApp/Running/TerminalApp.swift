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

  /// Writes the reason why no screen could be opened, and ends the program with status 1.
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
    /// Afterwards the terminal is restored, whatever ends the program. Without a terminal, the
    /// program writes one sentence and ends with status 1. Between events the program sleeps: the
    /// main thread in its run loop, which runs timers and the jobs of the main queue and the main
    /// actor; a second thread waits for the terminal.
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

  /// A running app: its views on the main thread, its terminal on a second thread.
  @MainActor private final class AppSession {
    private let host: ViewHost
    private let wake: WakePipe
    private var isRunning = true

    init(_ host: ViewHost, _ wake: WakePipe) {
      (self.host, self.wake) = (host, wake)
      host.onInvalidation = wake.wake
    }

    func run(on terminal: NcursesTerminal) {
      // From here on, only the second thread uses the terminal.
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

    /// The frame to show after events, and the time to wait for further events.
    private struct Turn: Sendable {
      var frame: (buffer: CellBuffer, images: [PlacedImage], cursor: CellPoint?)?
      var patience: Double?
      var isLast: Bool
    }

    /// Handles events and returns the next turn, on the main thread.
    private nonisolated func turn(after events: [TerminalEvent]) -> Turn {
      DispatchQueue.main.sync {
        MainActor.assumeIsolated {
          host.handle(events)
          let frame = host.isFinished ? nil : host.frame()
          // From here on, invalidation wakes up the second thread.
          wake.clear()
          return Turn(
            frame: frame.map { ($0.buffer, $0.images, $0.cursor) }, patience: host.patience,
            isLast: host.isFinished)
        }
      }
    }
  }
#endif
