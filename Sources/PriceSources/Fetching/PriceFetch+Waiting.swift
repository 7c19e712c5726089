import CLibrary

extension PriceFetch {
  /// Does all of it, and sleeps in between.
  ///
  /// - Parameter report: told how many answers are there of how many, whenever that changes.
  package func run(_ report: (_ done: Int, _ all: Int) -> Void) {
    var last = -1
    advance()
    while !isDone {
      if progress.done != last {
        last = progress.done
        report(progress.done, progress.all)
      }
      var place = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      poll(&place, 1, Int32(max(1, min(wait, 60) * 1000)))
      advance()
    }
  }
}
