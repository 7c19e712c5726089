/// Calls what belongs to the main actor on whatever thread draws.
///
/// Whoever draws answers for the thread: a view of the main actor is drawn on it, and one that is
/// drawn elsewhere is `nonisolated`, as all that it calls. To ask the runtime would bring the whole
/// of concurrency into programs that only print, and end those that draw on another thread. This is
/// the one place where a function of the main actor is called without it.
///
/// Inlinable, as the making of nodes is that calls it.
@inlinable @inline(__always)
package nonisolated func callWhereDrawn<Argument, Result>(
  _ function: @escaping @MainActor (Argument) -> Result, _ argument: Argument
) -> Result {
  unsafeBitCast(function, to: ((Argument) -> Result).self)(argument)
}
