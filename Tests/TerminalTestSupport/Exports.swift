// Re-exported so that a test needs one import for child processes, pseudo-terminals and seeded
// numbers, which the benchmarks use as well.
@_exported import Harness
