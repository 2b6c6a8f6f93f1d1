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
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"])
  ],
  targets: [
    .target(name: "NavigationModel", swiftSettings: strict),
    .target(
      name: "HeadlessUIKit", dependencies: ["NavigationModel"], swiftSettings: onMainActor),
    .target(name: "Inspection", dependencies: ["NavigationModel"], swiftSettings: strict),
    .target(name: "Console", swiftSettings: onMainActor),
    .target(
      name: "Support", dependencies: ["NavigationModel"], path: "Tests/Support",
      swiftSettings: strict),
    .testTarget(
      name: "NavigationModelTests", dependencies: ["NavigationModel", "Support"],
      swiftSettings: strict),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "NavigationModel", "Support"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "InspectionTests", dependencies: ["Inspection", "NavigationModel", "Support"],
      swiftSettings: strict),
    .testTarget(name: "ConsoleTests", dependencies: ["Console"], swiftSettings: strict),
  ]
)
