// The C library of the platform, re-exported; no other file names it. Tested with Glibc only.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#else
  #error("Unsupported platform: add the module of its C library here.")
#endif
