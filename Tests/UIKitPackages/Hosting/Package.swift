// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Hosting",
  platforms: [.iOS(.v15)],
  targets: [
    .target(name: "Hosting"),
    .testTarget(name: "HostingTests", dependencies: ["Hosting"]),
  ]
)
