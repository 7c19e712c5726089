import MainActorCalls

/// Calls a function of the main actor on the thread that draws.
///
/// The caller is responsible for the thread: a view of the main actor is drawn on it, and one that
/// is drawn elsewhere is `nonisolated`, like all that it calls. `MainActor.assumeIsolated` would
/// link the concurrency library into programs that only print, and end those that draw on other
/// threads.
///
/// Inlinable, since the creation of nodes calls it. Functions reach the other module as values: a
/// closure in a call to a Swift 5 module is checked at run time.
@inlinable @inline(__always)
package nonisolated func callWhereDrawn<Argument, Result>(
  _ function: @escaping @MainActor (Argument) -> Result, _ argument: Argument
) -> Result {
  callUnchecked(function, argument)
}
