// The part of Foundation that the libraries use. With the trait `Foundation`, which is on by
// default, it is Foundation itself. Without it, static programs do not link ICU, whose data alone
// are 34 MB; this module then defines what FoundationEssentials lacks, with the same names and
// semantics.

#if Foundation
  @_exported import Foundation
#else
  @_exported import CLibrary
  @_exported import FoundationEssentials
#endif

#if !Foundation
  /// A placeholder for the bundle of an app, which programs without Foundation do not have.
  public enum Bundle {}
#endif
