// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Keeping",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Keeping", targets: ["Keeping"])],
  targets: [
    .target(name: "Keeping"),
    .testTarget(name: "KeepingTests", dependencies: ["Keeping"]),
  ]
)
