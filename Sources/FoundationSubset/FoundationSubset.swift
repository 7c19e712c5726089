// What the libraries use of Foundation. With the trait of that name, which is there unless somebody
// says otherwise, it is Foundation itself. Without it a static program has no ICU, whose data alone
// are 34 MB: what FoundationEssentials lacks is then defined beside this file, by the same names
// and rules.

#if Foundation
  @_exported import Foundation
#else
  @_exported import CLibrary
  @_exported import FoundationEssentials
#endif

#if !Foundation
  /// Where an app keeps what it shows; a program without Foundation has none to name.
  public enum Bundle {}
#endif
