import CLibrary

/// The settings of requests.
package struct FetchRoute: Sendable {
  /// The user agent: the name and version of the program.
  package var agent: String
  /// The prefix of every address.
  package var mirror: String?
  /// The timeout of a request in seconds.
  package var seconds: Int
  /// The keys of sources by their variables, which override the environment.
  package var keys: [String: String] = [:]

  /// Creates the settings from the environment: `PRICETUI_BASE_URL`, `PRICETUI_TIMEOUT`.
  package init(agent: String) {
    self.agent = agent
    mirror = environmentVariable("PRICETUI_BASE_URL")
    let seconds = environmentVariable("PRICETUI_TIMEOUT").flatMap { Int($0) }
    self.seconds = min(max(seconds ?? 30, 1), 600)
  }
}
