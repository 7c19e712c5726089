import ArgumentParser
import PriceTexts

/// Where settings come from; read before all other options, and here for the help.
struct ConfigurationOptions: ParsableArguments {
  @Option(help: .text(.config), completion: .file()) var config: String?
  @Flag(name: .customLong("no-config"), help: .text(.noConfig)) var ignoresConfig = false
  @Flag(help: .text(.showConfig)) var showConfig = false
}
