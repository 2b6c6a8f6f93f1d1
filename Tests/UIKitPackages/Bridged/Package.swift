// swift-tools-version: 6.0
import PackageDescription

// Files that have UIKit by a header on Apple's platforms, as those of applications and CocoaPods.
let package = Package(
  name: "Bridged",
  platforms: [.iOS(.v15)],
  targets: [
    .target(name: "Bridged"),
    .testTarget(name: "BridgedTests", dependencies: ["Bridged"]),
  ]
)
