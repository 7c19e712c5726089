// swift-tools-version:6.1
import PackageDescription

// The commit that `make release` builds, for `pricetui --version`; empty in a plain build.
let commit = Context.environment["PRICETUI_COMMIT"] ?? ""

// One program per library product, built by `make products` only. They cannot use `package`
// declarations, so they see what other packages see.
let programs: [Target] =
  Context.environment["PRODUCT_PROGRAMS"] == nil
  ? []
  : [
    ("print-chart", "TerminalCharts"), ("print-chart-3d", "TerminalCharts3D"),
    ("print-controls", "TerminalControls"), ("run-app", "TerminalApp"),
    ("smooth", "ChartStatistics"), ("write-sound", "ChartSounds"),
    ("read-prices", "ElectricityPrices"),
  ].map { program, library in
    .executableTarget(
      name: program, dependencies: [.target(name: library)],
      path: "Tests/Products/Sources/\(program)", packageAccess: false)
  }

let package = Package(
  name: "pricetui",
  products: [
    .executable(name: "pricetui", targets: ["pricetui"]),
    .library(name: "TerminalCharts", targets: ["TerminalCharts"]),
    .library(name: "TerminalCharts3D", targets: ["TerminalCharts3D"]),
    .library(name: "ChartStatistics", targets: ["ChartStatistics"]),
    .library(name: "ChartSounds", targets: ["ChartSounds"]),
    .library(name: "TerminalControls", targets: ["TerminalControls"]),
    .library(name: "TerminalApp", targets: ["TerminalApp"]),
    .library(name: "ElectricityPrices", targets: ["ElectricityPrices"]),
  ],
  traits: [
    .default(enabledTraits: ["Foundation", "Program"]),
    .trait(
      name: "Program",
      description: "Builds the program pricetui, which needs swift-argument-parser."),
    .trait(
      name: "Foundation",
      description: """
        Charts take and give Foundation's types. Without it a static program is a third as large: \
        CGRect, CGSize and CGPoint are then the package's own, and there is no Date.FormatStyle.
        """),
  ],
  dependencies: [
    // Parses the command line and writes help and completions: a solved problem.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // No pkgConfig: ncursesw.pc carries preprocessor flags that the package manager refuses with a
    // warning on every build. The module map's `link` is enough.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    // XML of market operators: a small, well-kept parser that starts fast and needs no Foundation.
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    // Deflates pictures for PNG and kitty, and inflates gzip files of prices.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CLibrary"),
    .target(name: "TerminalCore", dependencies: ["CLibrary"]),
    // Pixel images and their encodings for terminals and files: no charts and no ncurses.
    .target(name: "TerminalImages", dependencies: ["TerminalCore", "CZlib", "CLibrary"]),
    .target(name: "CivilTime", dependencies: ["CLibrary"]),
    // Names of months, decimal signs and plurals of eight languages. ICU would start slowly.
    .target(name: "LocaleFormats", dependencies: ["CivilTime", "CLibrary"]),
    .target(name: "FoundationSubset", dependencies: ["CLibrary"]),
    // Functions from numbers to numbers, whose results charts draw.
    .target(name: "ChartStatistics", dependencies: ["FoundationSubset"]),
    .target(
      name: "TerminalDrawing",
      dependencies: ["TerminalImages", "TerminalCore", "FoundationSubset"]),
    // Calls views of the main actor from the thread that draws them.
    .target(name: "MainActorCalls", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "TerminalViews",
      dependencies: [
        "TerminalDrawing", "TerminalCore", "LocaleFormats", "CivilTime", "CLibrary",
        "FoundationSubset", "MainActorCalls",
      ]),
    // Controls and navigation for apps with charts; the price viewer is built without them.
    .target(
      name: "TerminalControls",
      dependencies: [
        "TerminalViews", "TerminalDrawing", "TerminalCore", "LocaleFormats", "FoundationSubset",
      ]),
    // The letters of pictures, from the table in Resources.
    .target(name: "CStrokeFont"),
    .target(
      name: "CellPictures",
      dependencies: [
        "CStrokeFont", "TerminalDrawing", "TerminalImages", "TerminalCore", "FoundationSubset",
      ]),
    .target(
      name: "TerminalCharts",
      dependencies: [
        "TerminalViews", "TerminalDrawing", "TerminalCore", "CellPictures", "ChartStatistics",
        "LocaleFormats", "CivilTime", "FoundationSubset",
      ]),
    // Charts as sound: their audio descriptions.
    .target(
      name: "ChartSounds", dependencies: ["TerminalCharts", "TerminalViews", "FoundationSubset"]),
    // Three-dimensional charts; the price viewer shows none.
    .target(
      name: "TerminalCharts3D",
      dependencies: [
        "TerminalCharts", "TerminalViews", "TerminalDrawing", "TerminalCore", "LocaleFormats",
        "CivilTime", "FoundationSubset",
      ]),
    .target(
      name: "Ncurses", dependencies: ["CNcurses", "TerminalImages", "TerminalCore", "CLibrary"]),
    .target(
      name: "TerminalApp",
      dependencies: [
        "TerminalCharts", "TerminalCharts3D", "TerminalControls", "TerminalViews",
        "TerminalDrawing", "TerminalCore", "Ncurses", "FoundationSubset", "CLibrary",
      ]),
    // The files of Resources that the application has built in, so that it needs none at run time.
    .target(name: "CPriceFiles"),
    .target(
      name: "ElectricityPrices",
      dependencies: [
        "CPriceFiles", "ChartStatistics", "CivilTime", "CExpat", "CZlib", "CLibrary",
      ]),
    // Meter readings and consumption from files, read by the decoders of prices.
    .target(
      name: "ElectricityUsage",
      dependencies: ["CPriceFiles", "ElectricityPrices", "CivilTime", "CLibrary"]),
    // The cost of consumption under a contract: functions from prices and energies to money.
    .target(
      name: "ElectricityCosts",
      dependencies: ["CPriceFiles", "ElectricityUsage", "ElectricityPrices", "CivilTime"]),
    // Prices from the network: the sources, the requests and the cache.
    .target(
      name: "PriceSources",
      dependencies: ["CPriceFiles", "ElectricityPrices", "CivilTime", "CLibrary"]),
    // The sentences of the program in eight languages, from the tables in Resources.
    .target(name: "CPriceTexts"),
    .target(
      name: "PriceTexts",
      dependencies: [
        "CPriceTexts", "PriceSources", "ElectricityCosts", "ElectricityUsage",
        "ElectricityPrices", "LocaleFormats", "CivilTime", "TerminalCore", "CLibrary",
      ]),
    .target(
      name: "PriceViewer",
      dependencies: [
        "CPriceFiles", "ChartSounds", "ChartStatistics", "TerminalCharts", "TerminalViews",
        "TerminalDrawing", "TerminalCore", "PriceTexts", "ElectricityCosts", "ElectricityUsage",
        "ElectricityPrices", "LocaleFormats", "CivilTime", "FoundationSubset",
      ]),
    .target(
      name: "CBuildCommit", cSettings: [.define("BUILD_COMMIT", to: "\"\(commit)\"")]),
    .executableTarget(
      name: "pricetui",
      dependencies: [
        "PriceViewer", "PriceTexts", "PriceSources", "Ncurses", "ElectricityCosts",
        "ElectricityUsage", "ElectricityPrices", "LocaleFormats", "CivilTime",
        "CellPictures", "TerminalCore", "CLibrary", "CBuildCommit",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Program"])),
      ]),
    // Small programs that use a product as other packages do.
    .executableTarget(name: "Examples", dependencies: ["ExampleCharts", "TerminalApp"]),
    // Charts that the examples make interactive and the gallery prints.
    .target(name: "ExampleCharts", dependencies: ["TerminalApp"]),
    .executableTarget(
      name: "ChartGallery",
      dependencies: [
        "ExampleCharts", "ChartStatistics", "TerminalCharts", "TerminalCharts3D",
        "TerminalControls", "TerminalCore", "CLibrary",
      ]),
    .executableTarget(
      name: "chart-benchmark",
      dependencies: [
        "PriceViewer", "TerminalApp", "TerminalCharts", "ElectricityPrices", "CivilTime",
        "TerminalCore", "CLibrary", "FoundationSubset", "TerminalViews", "Harness", "CPty",
      ],
      path: "Tests/chart-benchmark", exclude: ["Floors"]),
    // Only draws frames of the viewer, so that their instructions can be counted.
    .executableTarget(
      name: "frame-probe",
      dependencies: ["PriceViewer", "ElectricityPrices", "CivilTime", "TerminalCore"],
      path: "Tests/frame-probe"),

    // Processes, pseudo terminals and seeded random numbers for tests and measurements.
    .systemLibrary(name: "CPty"),
    .target(name: "Harness", dependencies: ["CPty", "CLibrary"], path: "Tests/Harness"),

    // A program for the tests of Ncurses that shows the events that it receives.
    .executableTarget(
      name: "terminal-probe",
      dependencies: ["Ncurses", "TerminalCore", "CLibrary", "TerminalTestSupport"],
      path: "Tests/terminal-probe"),
    .target(
      name: "TerminalTestSupport",
      dependencies: ["Harness", "TerminalCore", "CLibrary", "CExpat", "CZlib"],
      path: "Tests/TerminalTestSupport"),
    .testTarget(
      name: "TerminalCoreTests",
      dependencies: ["TerminalCore", "CLibrary", "TerminalTestSupport", "CPty"]),
    .testTarget(
      name: "TerminalImagesTests",
      dependencies: ["TerminalImages", "TerminalCore", "TerminalTestSupport"]),
    .testTarget(name: "CivilTimeTests", dependencies: ["CivilTime", "CLibrary", "Harness"]),
    .testTarget(
      name: "ChartStatisticsTests", dependencies: ["ChartStatistics", "Harness"],
      exclude: ["Vectors"]),
    .testTarget(
      name: "ChartSoundsTests", dependencies: ["ChartSounds", "TerminalCharts", "TerminalViews"]),
    .testTarget(
      name: "TerminalDrawingTests",
      dependencies: ["TerminalDrawing", "TerminalImages", "TerminalTestSupport"]),
    .testTarget(
      name: "TerminalViewsTests",
      dependencies: ["TerminalControls", "TerminalViews", "TerminalTestSupport"]),
    .testTarget(
      name: "TerminalChartsTests",
      dependencies: [
        "TerminalCharts", "TerminalCharts3D", "TerminalControls", "LocaleFormats", "CivilTime",
        "TerminalTestSupport",
      ]),
    .testTarget(
      name: "ChartGalleryTests",
      dependencies: ["ChartGallery", "TerminalCharts", "TerminalCore", "TerminalTestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "CellPicturesTests",
      dependencies: [
        "CellPictures", "TerminalImages", "TerminalCore", "LocaleFormats", "CivilTime",
        "TerminalTestSupport",
      ]),
    .testTarget(
      name: "TerminalAppTests",
      dependencies: [
        "TerminalApp", "ExampleCharts", "Examples", "Ncurses", "TerminalControls", "TerminalViews",
        "TerminalCore", "TerminalTestSupport",
      ]),
    .testTarget(
      name: "SourceCompatibilityTests", dependencies: ["TerminalApp", "TerminalTestSupport"],
      exclude: ["Manifest"]),
    .testTarget(
      name: "NcursesTests",
      dependencies: [
        "Ncurses", "TerminalImages", "TerminalCore", "CLibrary", "TerminalTestSupport", "CPty",
        "terminal-probe",
      ]),
    .testTarget(
      name: "ElectricityPricesTests",
      dependencies: [
        "ElectricityPrices", "ChartStatistics", "LocaleFormats", "PriceTexts", "CPriceFiles",
        "TerminalTestSupport", "CLibrary", "CZlib",
      ],
      exclude: ["Forecasts/forecasts.py", "Forecasts/forecasts.txt"]),
    .testTarget(
      name: "ElectricityUsageTests",
      dependencies: ["ElectricityUsage", "LocaleFormats", "PriceTexts", "TerminalTestSupport"]),
    .testTarget(
      name: "ElectricityCostsTests",
      dependencies: [
        "ElectricityCosts", "ElectricityUsage", "ElectricityPrices", "CivilTime",
        "TerminalTestSupport",
      ],
      exclude: ["costs.py"]),
    .testTarget(name: "LocaleFormatsTests", dependencies: ["LocaleFormats", "CivilTime"]),
    .testTarget(
      name: "PriceTextsTests",
      dependencies: [
        "PriceTexts", "CPriceTexts", "PriceSources", "ElectricityCosts", "ElectricityUsage",
        "ElectricityPrices", "LocaleFormats", "Ncurses", "TerminalCore",
      ]),
    // A local server that imitates the sources of prices.
    .target(
      name: "SourceServer", dependencies: ["CivilTime", "CLibrary"], path: "Tests/SourceServer"),
    .testTarget(
      name: "PriceSourcesTests",
      dependencies: [
        "PriceSources", "ElectricityPrices", "CivilTime", "SourceServer", "TerminalTestSupport",
      ]),
    .testTarget(
      name: "PriceViewerTests",
      dependencies: [
        "PriceViewer", "PriceTexts", "PriceSources", "ElectricityUsage", "LocaleFormats",
        "CivilTime", "TerminalTestSupport",
      ],
      exclude: ["Snapshots"]),
    // Called by libFuzzer in `make fuzz`; without it, the corpus is replayed.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "PriceTexts", "PriceSources", "ElectricityUsage", "ElectricityPrices", "Ncurses",
        "CivilTime", "LocaleFormats", "TerminalCore",
      ],
      path: "Tests/FuzzTargets"),
    .executableTarget(
      name: "price-fuzz", dependencies: ["FuzzTargets", "CLibrary"], path: "Tests/price-fuzz"),
    .testTarget(
      name: "FuzzTargetsTests",
      dependencies: ["FuzzTargets", "ElectricityPrices", "TerminalTestSupport"]),
    .testTarget(
      name: "PricetuiTests",
      dependencies: [
        "pricetui", "PriceViewer", "ElectricityPrices", "TerminalCharts", "CLibrary",
        "SourceServer", "TerminalTestSupport",
      ]),
  ] + programs,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// `make test` optimises only the modules whose loops its tests wait for, and these for size: to
// optimise more takes longer than to run the tests as they are.
let optimised: Set = [
  "TerminalCore", "TerminalImages", "TerminalDrawing", "CellPictures", "CivilTime",
  "ChartStatistics", "TerminalTestSupport", "Harness", "ElectricityPrices",
]
let areTests = Context.environment["TEST_BUILD"] == "yes"
// Without optimisation, the compiler would also write each module ahead of its objects, for modules
// that import it, and expand the macros of the tests twice.
let plain = ["-Onone", "-no-emit-module-separately-wmo"]
for target in package.targets where target.type == .test || areTests {
  guard [.test, .regular, .executable].contains(target.type) else { continue }
  let flags = optimised.contains(target.name) ? ["-Osize"] : plain
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .release))]
}
