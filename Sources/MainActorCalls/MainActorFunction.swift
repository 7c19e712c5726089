/// Calls a function of the main actor without a check that this is its thread.
///
/// This module is compiled in the Swift 5 language mode, where the `@preconcurrency` conformance
/// below is not checked at run time. It is the only such module, and contains nothing else.
@inlinable
package func callUnchecked<Argument, Result>(
  _ function: @escaping @MainActor (Argument) -> Result, _ argument: Argument
) -> Result {
  result(of: MainActorFunction(function: function), argument)
}

@inlinable
func result<Function: PlainFunction>(
  of function: Function, _ argument: Function.Argument
) -> Function.Result {
  function.call(argument)
}

@usableFromInline protocol PlainFunction {
  associatedtype Argument
  associatedtype Result
  func call(_ argument: Argument) -> Result
}

@usableFromInline
struct MainActorFunction<Argument, Result>: @preconcurrency PlainFunction {
  @usableFromInline let function: @MainActor (Argument) -> Result

  @inlinable init(function: @escaping @MainActor (Argument) -> Result) { self.function = function }

  @inlinable @MainActor func call(_ argument: Argument) -> Result { function(argument) }
}
