// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

// Modules that Linux lacks, and that programs for UIKit import beside it.
#if os(Linux)
  let lacking = [
    "Combine", "OSLog", "SafariServices", "SwiftUI", "WebKit", "_Testing_UIKit", "os",
  ]
  let lackingModules: [Target.Dependency] = [
    "Combine", "OSLog", "SafariServices", "SwiftUI", "WebKit", "os",
  ]
  let targetsForLinux: [Target] = [
    // It passes values between threads as its clients do, which is not checked.
    .target(
      name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ]),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "OSLog", swiftSettings: strict),
    // In C, so that `import os.log` works, and that no other package finds it.
    .target(name: "os", cSettings: strictC),
    .target(
      name: "SafariServices", dependencies: ["SystemControllers", "UIKit"],
      swiftSettings: onMainActor),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"], swiftSettings: onMainActor),
    .target(name: "WebKit", dependencies: ["HeadlessUIKit", "UIKit"], swiftSettings: onMainActor),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
  ]
  // Later versions may have what Combine adds.
  let packagesForLinux: [Package.Dependency] = [
    .package(
      url: "https://github.com/OpenCombine/OpenCombine.git", .upToNextMinor(from: "0.14.0"))
  ]
#else
  let lacking: [String] = []
  let lackingModules: [Target.Dependency] = []
  let targetsForLinux: [Target] = []
  let packagesForLinux: [Package.Dependency] = []
#endif

let package = Package(
  name: "Drilldown",
  products: [
    .library(name: "Exploring", targets: ["Exploring"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Inspection", targets: ["Inspection"]),
    .library(name: "SystemControllers", targets: ["SystemControllers"]),
    .library(name: "TestFilms", targets: ["TestFilms"]),
    // UIKit for Linux: name it with `condition: .when(platforms: [.linux])`.
    .library(name: "UIKit", targets: ["UIKit"] + lacking),
    .executable(name: "drilldown", targets: ["drilldown"]),
  ],
  dependencies: packagesForLinux + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: targetsForLinux + [
    .target(name: "EscapedText", swiftSettings: strict),
    .target(name: "NavigationModel", dependencies: ["EscapedText"], swiftSettings: strict),
    .target(name: "StoredValues", dependencies: ["EscapedText"], swiftSettings: strict),
    .target(name: "CRetaining", cSettings: strictC),
    .target(
      name: "HeadlessUIKit", dependencies: ["CRetaining", "NavigationModel", "StoredValues"],
      swiftSettings: onMainActor),
    .target(
      name: "SystemControllers", dependencies: ["HeadlessUIKit", "NavigationModel"],
      swiftSettings: onMainActor),
    .target(name: "CHostStart", cSettings: strictC),
    .target(
      name: "UIKit",
      dependencies: ["CHostStart", "HeadlessUIKit", "NavigationModel", "SystemControllers"],
      swiftSettings: onMainActor),
    .target(
      name: "Inspection", dependencies: ["EscapedText", "NavigationModel", "StoredValues"],
      swiftSettings: strict),
    .target(
      name: "Drawings", dependencies: ["EscapedText", "NavigationModel"], swiftSettings: strict),
    .target(
      name: "FilmTexts",
      dependencies: ["Drawings", "EscapedText", "Inspection", "NavigationModel", "StoredValues"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    .target(name: "CLuaShims", dependencies: ["CLua"], cSettings: strictC),
    .target(
      name: "Lua", dependencies: ["CLua", "CLuaShims", "EscapedText", "StoredValues", "Texts"],
      exclude: ["Reference/Addon", "Glue"], swiftSettings: onMainActor,
      linkerSettings: [.linkedLibrary("lua5.4", .when(platforms: [.linux]))]),
    .target(
      name: "FilmReels", dependencies: ["HeadlessUIKit", "NavigationModel"],
      swiftSettings: onMainActor),
    .target(
      name: "Exploring",
      dependencies: ["Drawings", "EscapedText", "FilmReels", "HeadlessUIKit", "NavigationModel"],
      swiftSettings: onMainActor),
    // Linked into tests in Swift by the command in Tools/drilldown-uikit.
    .target(
      name: "TestFilms",
      dependencies: [
        "EscapedText", "FilmReels", "Films", "HeadlessUIKit", "NavigationModel", "StoredValues",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "UIKitLua",
      dependencies: [
        "Drawings", "EscapedText", "FilmReels", "HeadlessUIKit", "Inspection", "Lua",
        "NavigationModel", "StoredValues", "SystemControllers", "Texts",
      ],
      exclude: ["Lua"], swiftSettings: onMainActor),
    .target(name: "LuaSyntax", swiftSettings: strict),
    .target(name: "Translation", dependencies: ["Lua"], swiftSettings: onMainActor),
    .target(
      name: "Films",
      dependencies: ["Drawings", "EscapedText", "LuaSyntax", "NavigationModel", "Texts"],
      exclude: ["Page"], swiftSettings: strict),
    .target(
      name: "Console",
      dependencies: [
        "Demos", "Drawings", "EscapedText", "Exploring", "Facts", "FilmTexts", "Films",
        "HeadlessUIKit", "Inspection", "Lua", "LuaSyntax", "NavigationModel", "StoredValues",
        "SystemControllers", "Texts", "Translation", "UIKitLua",
      ],
      exclude: ["Lua"], swiftSettings: onMainActor),
    .target(
      name: "Reports",
      dependencies: ["EscapedText", "Films", "Lua", "NavigationModel", "StoredValues"],
      swiftSettings: onMainActor),
    .target(
      name: "Specs",
      dependencies: [
        "Console", "EscapedText", "HeadlessUIKit", "Inspection", "Lua", "LuaSyntax",
        "NavigationModel", "Reports", "StoredValues", "Texts", "UIKitLua",
      ],
      exclude: ["Lua"], swiftSettings: onMainActor),
    .target(
      name: "Runner",
      dependencies: [
        "CTerminal", "Console", "EscapedText", "Lua", "StoredValues", "Reports", "Specs",
      ],
      swiftSettings: onMainActor),
    .systemLibrary(
      name: "CReadline", pkgConfig: "readline",
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .target(name: "CReadlineShims", dependencies: ["CReadline"], cSettings: strictC),
    .target(name: "CFacts", cSettings: strictC),
    .target(name: "Facts", dependencies: ["CFacts"], swiftSettings: strict),
    .target(name: "CTexts", cSettings: strictC),
    .target(name: "Texts", dependencies: ["CTexts"], swiftSettings: strict),
    .target(name: "CDemos", cSettings: strictC),
    .target(name: "Demos", dependencies: ["CDemos"], swiftSettings: strict),
    .target(name: "CTerminal", cSettings: strictC),
    .executableTarget(
      name: "drilldown",
      dependencies: [
        "CReadline", "CReadlineShims", "CTerminal", "Console", "Demos", "Drawings", "EscapedText",
        "Exploring", "Facts", "FilmTexts", "Films", "Inspection", "Lua", "LuaSyntax",
        "NavigationModel", "StoredValues", "Reports", "Runner", "Specs",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "repl", swiftSettings: onMainActor),
    // The same program in both languages, that knows nothing of Drilldown but `UIKit`.
    .executableTarget(
      name: "uikit-client-5", dependencies: ["UIKit"] + lackingModules,
      path: "Tests/OnLinux/UIKitClient/Swift5",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "uikit-client-6", dependencies: ["UIKit"] + lackingModules,
      path: "Tests/OnLinux/UIKitClient/Swift6",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "uikit-app", dependencies: ["UIKit"], path: "Tests/OnLinux/UIKitClient/App",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["Support", "uikit-app", "uikit-client-5", "uikit-client-6"],
      swiftSettings: strict),
    // What writes the rows of descriptors; no part of the program.
    .target(name: "Surface", path: "Tools/surface/Surface", swiftSettings: strict),
    .executableTarget(
      name: "surface", dependencies: ["Surface"], path: "Tools/surface/Command",
      swiftSettings: strict),
    .target(
      name: "Floors", dependencies: ["CLua"], path: "Benchmarks/Floors", cSettings: strictC,
      linkerSettings: [.linkedLibrary("lua5.4", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Console", "Exploring", "Films", "Floors", "HeadlessUIKit", "Inspection", "Lua",
        "NavigationModel", "UIKitLua",
      ],
      path: "Benchmarks", exclude: ["Floors", "growth.lua"], swiftSettings: onMainActor),
    .target(
      name: "Support", dependencies: ["NavigationModel", "StoredValues"], path: "Tests/Support",
      swiftSettings: strict),
    // The package in Tests/ExamplePackage, built here as well: it sees only what products show.
    .target(
      name: "Checkout", dependencies: ["HeadlessUIKit"],
      path: "Tests/ExamplePackage/Sources/Checkout", packageAccess: false,
      swiftSettings: onMainActor),
    .testTarget(
      name: "CheckoutTests",
      dependencies: ["Checkout", "Exploring", "HeadlessUIKit", "Inspection"],
      path: "Tests/ExamplePackage/Tests/CheckoutTests", packageAccess: false,
      swiftSettings: onMainActor),
    .executableTarget(
      name: "saver", dependencies: ["StoredValues", "Support"], path: "Tests/Model/Saver",
      swiftSettings: strict),
    .testTarget(
      name: "StoredValuesTests", dependencies: ["StoredValues", "Support", "saver"],
      swiftSettings: strict),
    .testTarget(
      name: "FactsTests", dependencies: ["Facts", "NavigationModel", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "TextsTests", dependencies: ["NavigationModel", "Support", "Texts"],
      swiftSettings: strict),
    .testTarget(
      name: "DemosTests", dependencies: ["Demos", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "NavigationModelTests", dependencies: ["NavigationModel", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "NavigationModel", "StoredValues", "Support", "SystemControllers",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "InspectionTests",
      dependencies: ["EscapedText", "Inspection", "NavigationModel", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingsTests",
      dependencies: [
        "Console", "Drawings", "HeadlessUIKit", "Lua", "NavigationModel", "StoredValues", "Support",
        "UIKitLua",
      ],
      exclude: ["Families", "Goldens", "Situations"], swiftSettings: onMainActor),
    .testTarget(
      name: "FilmTextsTests",
      dependencies: [
        "Console", "Drawings", "FilmTexts", "Lua", "NavigationModel", "Support", "UIKitLua",
      ],
      exclude: ["Goldens"], swiftSettings: onMainActor),
    .testTarget(
      name: "FilmsTests",
      dependencies: [
        "Console", "Demos", "Exploring", "Facts", "Films", "Lua", "NavigationModel", "Support",
        "UIKitLua",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ExploringTests", dependencies: ["Exploring", "HeadlessUIKit"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LuaTests", dependencies: ["CLuaShims", "Lua", "Support"], swiftSettings: onMainActor),
    .testTarget(
      name: "UIKitLuaTests",
      dependencies: [
        "EscapedText", "Facts", "HeadlessUIKit", "Inspection", "Lua", "NavigationModel",
        "StoredValues",
        "Specs", "Support", "Surface", "SystemControllers", "UIKitLua",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLuaShims", "Console", "HeadlessUIKit", "Lua", "NavigationModel", "Support", "UIKitLua",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz", swiftSettings: onMainActor),
    .target(name: "CPseudoTerminal", path: "Tests/Prompt/CPseudoTerminal", cSettings: strictC),
    .executableTarget(name: "peak", path: "Tests/Prompt/Peak", cSettings: strictC),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CPseudoTerminal", "EscapedText", "Inspection", "Support", "drilldown", "fuzz", "peak",
      ],
      path: "Tests/Prompt/CommandTests", exclude: ["Sessions"], swiftSettings: strict),
    .target(
      name: "Oracle", dependencies: ["HeadlessUIKit"], path: "Tests/Engine/Oracle",
      exclude: ["Evidence", "Info.plist", "Results", "run-on-a-mac"],
      swiftSettings: strict),
    .testTarget(
      name: "OracleTests", dependencies: ["Oracle", "Support"], path: "Tests/Engine/OracleTests",
      swiftSettings: onMainActor),
    .testTarget(
      name: "RunnerTests",
      dependencies: [
        "Console", "EscapedText", "Lua", "NavigationModel", "StoredValues", "Reports", "Runner",
        "Specs", "Support", "UIKitLua",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConsoleTests",
      dependencies: [
        "Console", "Demos", "EscapedText", "Exploring", "Facts", "Lua", "LuaSyntax",
        "NavigationModel", "StoredValues", "Support", "Translation", "UIKitLua",
      ],
      exclude: ["Pastes"], swiftSettings: strict),
  ]
)

// The floors of the house, from the lowest one up, and beside them what programs for UIKit import on
// Linux: a module imports only those of its own floor and of lower ones (FloorTests).
let floors = [
  "Model": [
    "CTexts", "EscapedText", "Inspection", "LuaSyntax", "NavigationModel", "StoredValues", "Texts",
  ],
  "Engine": ["CRetaining", "HeadlessUIKit", "SystemControllers"],
  "Pictures": ["Drawings", "Exploring", "FilmReels", "FilmTexts", "Films"],
  "Scripting": ["CLua", "CLuaShims", "Lua", "UIKitLua"],
  "Teaching": ["CDemos", "CFacts", "Demos", "Facts", "Translation"],
  "Prompt": ["CReadline", "CReadlineShims", "Console"],
  "Testing": ["CTerminal", "Reports", "Runner", "Specs"],
  "OnLinux": [
    "CHostStart", "Combine", "OSLog", "SafariServices", "SwiftUI", "TestFilms", "UIKit", "WebKit",
    "_Testing_UIKit", "os",
  ],
]
for (floor, modules) in floors {
  for target in package.targets where target.path == nil {
    let module = target.type == .test ? String(target.name.dropLast("Tests".count)) : target.name
    if modules.contains(module) {
      target.path = "\(target.type == .test ? "Tests" : "Sources")/\(floor)/\(target.name)"
    }
  }
}

// What make builds is not optimized but for these targets: the shims, in C, which are compiled in no
// time and run with every call of a script; the model, whose values everything copies (20 s more of
// processor time for the build, and the engine's random walks take 31 s instead of 74); what draws
// screens in letters and scans texts (10 s more, and 620 programs of the fuzzer take 31 s instead of
// 52); and one of the clients, since construction through a metatype must work so as well. A package
// with such flags can't be a dependency, so that others don't get them.
if Context.environment["DRILLDOWN_OPTIMIZED"] != nil {
  for target in package.targets {
    switch target.name {
    case "CLuaShims": target.cSettings? += [.unsafeFlags(["-O2"], .when(configuration: .debug))]
    case "EscapedText", "Inspection", "LuaSyntax", "NavigationModel", "uikit-client-6":
      target.swiftSettings? += [.unsafeFlags(["-O"], .when(configuration: .debug))]
    default: break
    }
  }
}

// A command that runs on older systems too is linked against their C library (`make dist`).
if let root = Context.environment["DRILLDOWN_SYSROOT"] {
  for target in package.targets where target.name == "drilldown" {
    target.linkerSettings = [.unsafeFlags(["-Xclang-linker", "--sysroot=\(root)"])]
  }
}

// libFuzzer has the `main` of its programs: nothing else can be built with them (`make fuzz-parsers`).
if Context.environment["DRILLDOWN_FUZZES_PARSERS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz-parsers",
      dependencies: [
        "Console", "Lua", "NavigationModel", "Reports", "Runner", "StoredValues", "Translation",
        "UIKit", "UIKitLua",
      ],
      path: "Tests/FuzzParsers", exclude: ["Seeds"], swiftSettings: onMainActor))
}
