// A test imports one module: with it come programs, terminals and numbers that measurements need
// too.
@_exported import Harness
