import TerminalViews

@testable import TerminalCharts

/// Returns the marks of the content, in UTC.
func collected(@ChartContentBuilder _ content: () -> some ChartContent) -> MarkCollection {
  var collector = _MarkCollector(environment: EnvironmentValues(), zone: .utc)
  func collect<Content: ChartContent>(_ content: Content) {
    Content._collect(content, into: &collector)
  }
  collect(content())
  return collector.collection
}
