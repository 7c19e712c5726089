// The C library of the platform, for whoever imports this module: the one place that names it. It
// is written for all three and tested on the first.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#else
  #error("There is no C library that is known here: add its module.")
#endif
