import FoundationSubset
import TerminalViews

#if Foundation
  /// When a view that shows the time is made anew.
  public protocol TimelineSchedule {
    /// The type of the times.
    associatedtype Entries: Sequence<Date>
    /// The times from one on, in rising order.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  }

  /// How often a view may be made anew.
  public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as it wants.
    case normal
    /// Seldom.
    case lowFrequency
  }

  /// Times at equal distances.
  public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let start: Date
    private let interval: TimeInterval

    /// Creates times.
    ///
    /// - Parameters:
    ///   - startDate: one of them.
    ///   - interval: the distance in seconds; at least a hundredth.
    public init(from startDate: Date, by interval: TimeInterval) {
      (start, self.interval) = (startDate, max(0.01, interval))
    }

    /// The times from one on, which never end.
    public func entries(
      from startDate: Date, mode: TimelineScheduleMode
    ) -> some Sequence<Date> {
      let passed = startDate.timeIntervalSince(start) / interval
      let first = start.addingTimeInterval(max(0, passed.rounded(.up)) * interval)
      let interval = interval
      return sequence(first: first) { $0.addingTimeInterval(interval) }
    }
  }

  extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Times at equal distances of so many seconds.
    public static func periodic(
      from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
      PeriodicTimelineSchedule(from: startDate, by: interval)
    }
    /// The beginning of each minute.
    public static var everyMinute: PeriodicTimelineSchedule {
      PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)
    }
    /// Thirty times a second.
    public static var animation: PeriodicTimelineSchedule {
      PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 1.0 / 30)
    }
  }

  /// What a view knows that shows the time.
  public struct TimelineViewContext: Sendable {
    /// The time that it shows.
    public let date: Date
  }

  /// A view that is made anew at given times.
  public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the view knows.
    public typealias Context = TimelineViewContext
    private let schedule: Schedule
    private let content: (Context) -> Content
    @State private var date = Date()

    /// Creates a view.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
      (self.schedule, self.content) = (schedule, content)
    }

    /// The content at the last of the times.
    public var body: some View {
      let (schedule, date) = (schedule, $date)
      content(Context(date: date.wrappedValue)).task {
        for next in schedule.entries(from: Date(), mode: .normal) {
          let wait = next.timeIntervalSince(Date())
          if wait > 0 { try? await Task.sleep(nanoseconds: UInt64(wait * 1e9)) }
          guard !Task.isCancelled else { return }
          date.wrappedValue = next
        }
      }
    }
  }
#endif
