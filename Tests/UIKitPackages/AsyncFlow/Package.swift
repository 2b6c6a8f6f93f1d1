// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "AsyncFlow",
  platforms: [.iOS(.v15)],
  products: [.library(name: "AsyncFlow", targets: ["AsyncFlow"])],
  targets: [
    .target(name: "AsyncFlow"),
    .testTarget(name: "AsyncFlowTests", dependencies: ["AsyncFlow"]),
  ]
)
