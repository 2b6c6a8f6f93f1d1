// swift-tools-version: 6.0
import PackageDescription

// All packages in this folder as one, so that the tests need SwiftPM once. Each is a package by itself.
func pair(_ name: String, _ mode: SwiftLanguageMode, _ dependencies: [Target.Dependency] = [])
  -> [Target]
{
  [
    .target(
      name: name, dependencies: dependencies, path: "\(name)/Sources/\(name)",
      swiftSettings: [.swiftLanguageMode(mode)]),
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies,
      path: "\(name)/Tests/\(name)Tests", swiftSettings: [.swiftLanguageMode(mode)]),
  ]
}

let package = Package(
  name: "UIKitPackages",
  platforms: [.iOS(.v15)],
  dependencies: [.package(path: "Parcel")],
  targets: pair("AsyncFlow", .v6) + pair("Bridged", .v6) + pair("Coordinator", .v5)
    + pair("Form", .v5) + pair("Hosting", .v6) + pair("Keeping", .v6) + pair("Overriding", .v5)
    + pair("Router", .v5, ["Parcel"])
    + pair("Scenes", .v5)
)
