// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Coordinator",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Coordinator", targets: ["Coordinator"])],
  targets: [
    .target(name: "Coordinator"),
    .testTarget(name: "CoordinatorTests", dependencies: ["Coordinator"]),
  ]
)
