// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Form",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Form", targets: ["Form"])],
  targets: [
    .target(name: "Form"),
    .testTarget(name: "FormTests", dependencies: ["Form"]),
  ]
)
