// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Drilldown",
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .executable(name: "drilldown", targets: ["drilldown"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .target(name: "NavigationModel", swiftSettings: strict),
    .target(name: "Persistence", swiftSettings: strict),
    .target(
      name: "HeadlessUIKit", dependencies: ["NavigationModel", "Persistence"],
      swiftSettings: onMainActor),
    .target(name: "Inspection", dependencies: ["NavigationModel"], swiftSettings: strict),
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    .target(name: "CLuaShims", dependencies: ["CLua"]),
    .target(
      name: "Lua", dependencies: ["CLua", "CLuaShims"], swiftSettings: onMainActor,
      linkerSettings: [.linkedLibrary("lua5.4", .when(platforms: [.linux]))]),
    .target(
      name: "UIKitLua",
      dependencies: ["HeadlessUIKit", "Inspection", "Lua", "NavigationModel", "Persistence"],
      swiftSettings: onMainActor),
    .target(
      name: "Console",
      dependencies: [
        "CLuaShims", "HeadlessUIKit", "Inspection", "Lua", "NavigationModel", "Persistence",
        "UIKitLua",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Runner",
      dependencies: [
        "Console", "HeadlessUIKit", "Inspection", "Lua", "NavigationModel", "UIKitLua",
      ],
      swiftSettings: onMainActor),
    .systemLibrary(
      name: "CReadline", pkgConfig: "readline",
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .target(name: "CTerminal"),
    .executableTarget(
      name: "drilldown",
      dependencies: [
        "CReadline", "CTerminal", "Console", "Lua", "NavigationModel", "Persistence", "Runner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "repl", swiftSettings: onMainActor),
    .target(
      name: "Floors", dependencies: ["CLua"], path: "Benchmarks/Floors",
      linkerSettings: [.linkedLibrary("lua5.4", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Console", "Floors", "HeadlessUIKit", "Inspection", "Lua", "NavigationModel", "UIKitLua",
      ],
      path: "Benchmarks", exclude: ["Floors"], swiftSettings: onMainActor),
    .target(
      name: "Support", dependencies: ["NavigationModel", "Persistence"], path: "Tests/Support",
      swiftSettings: strict),
    .executableTarget(
      name: "saver", dependencies: ["Persistence", "Support"], path: "Tests/Saver",
      swiftSettings: strict),
    .testTarget(
      name: "PersistenceTests", dependencies: ["Persistence", "Support", "saver"],
      swiftSettings: strict),
    .testTarget(
      name: "NavigationModelTests", dependencies: ["NavigationModel", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "NavigationModel", "Persistence", "Support"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "InspectionTests", dependencies: ["Inspection", "NavigationModel", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "LuaTests", dependencies: ["CLuaShims", "Lua", "Support"], swiftSettings: onMainActor),
    .testTarget(
      name: "UIKitLuaTests",
      dependencies: [
        "HeadlessUIKit", "Inspection", "Lua", "NavigationModel", "Persistence", "Runner",
        "Support", "UIKitLua",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLuaShims", "Console", "HeadlessUIKit", "Lua", "NavigationModel", "Support", "UIKitLua",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz", swiftSettings: onMainActor),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "CommandTests", dependencies: ["CPseudoTerminal", "Inspection", "drilldown", "fuzz"],
      exclude: ["Sessions"], swiftSettings: strict),
    .testTarget(
      name: "RunnerTests", dependencies: ["Console", "Lua", "NavigationModel", "Runner"],
      swiftSettings: strict),
    .testTarget(
      name: "ConsoleTests",
      dependencies: ["Console", "NavigationModel", "Persistence", "Support", "UIKitLua"],
      swiftSettings: strict),
  ]
)
