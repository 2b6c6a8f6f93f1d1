// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The toolchain has swift-syntax beside its compiler, which make uses: building it takes minutes.
// SYNTAX is that folder.
let builtSyntax = Context.environment["SYNTAX"]
let syntax = ["SwiftParser", "SwiftSyntax"]

// A package of its own, so that building Drilldown doesn't build swift-syntax.
let package = Package(
  name: "drilldown-uikit",
  products: [.executable(name: "drilldown-uikit", targets: ["drilldown-uikit"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ]
    + (builtSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")] : []),
  targets: [
    .target(
      name: "Rewriting",
      dependencies: builtSyntax == nil
        ? syntax.map { .product(name: $0, package: "swift-syntax") } : [],
      swiftSettings: strict,
      linkerSettings: builtSyntax.map { folder in
        syntax.map { .linkedLibrary($0) } + [
          .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
        ]
      }),
    .target(name: "PackageBuilding", dependencies: ["Rewriting"], swiftSettings: strict),
    .executableTarget(
      name: "drilldown-uikit",
      dependencies: [
        "PackageBuilding",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(name: "RewritingTests", dependencies: ["Rewriting"], swiftSettings: strict),
    .testTarget(
      name: "PackageBuildingTests",
      dependencies: ["PackageBuilding", "Rewriting", "drilldown-uikit"],
      swiftSettings: strict),
  ]
)

if let builtSyntax {
  for target in package.targets {
    target.swiftSettings? += [.unsafeFlags(["-I", builtSyntax])]
  }
}
