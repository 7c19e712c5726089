/// How long a source is left alone.
enum FetchPause {
  /// The seconds until a source is asked again after so many failures: 5, 10, 20, then 30 minutes,
  /// and up to a fifth more, so that not all the world comes at once.
  static func seconds(afterFailures count: Int, jitter: Double) -> Int64 {
    let minutes: [Double] = [5, 10, 20, 30]
    let usual = minutes[min(max(count, 1), minutes.count) - 1] * 60
    return Int64(usual * (1 + 0.2 * min(max(jitter, 0), 1)))
  }
}
