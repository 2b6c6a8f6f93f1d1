// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Overriding",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Overriding", targets: ["Overriding"])],
  targets: [
    .target(name: "Overriding"),
    .testTarget(name: "OverridingTests", dependencies: ["Overriding"]),
  ]
)
