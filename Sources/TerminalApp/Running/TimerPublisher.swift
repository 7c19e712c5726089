import FoundationSubset
import TerminalViews

#if Foundation
  extension Timer {
    /// Tells the time again and again: the part of Combine's that charts use.
    public struct TimerPublisher: Sendable {
      fileprivate let interval: TimeInterval
      /// Begins to tell the time where a view receives it.
      public func autoconnect() -> TimerPublisher { self }
    }

    /// Tells the time again and again, on the main actor.
    ///
    /// - Parameters:
    ///   - interval: the seconds from one time to the next; at least a hundredth.
    ///   - tolerance: what does not matter.
    ///   - runLoop: is the main one.
    ///   - mode: is any one.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher(interval: max(0.01, interval))
    }
  }

  nonisolated extension View {
    /// Does something with the time, again and again while the view is there.
    public func onReceive(
      _ publisher: Timer.TimerPublisher,
      perform action: @escaping @MainActor @Sendable (Date) -> Void
    ) -> _Placed {
      task(id: publisher.interval) {
        while true {
          try? await Task.sleep(nanoseconds: UInt64(publisher.interval * 1e9))
          guard !Task.isCancelled else { return }
          action(Date())
        }
      }
    }
  }
#endif
