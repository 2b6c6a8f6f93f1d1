// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Router",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Router", targets: ["Router"])],
  dependencies: [.package(path: "../Parcel")],
  targets: [
    .target(name: "Router", dependencies: ["Parcel"]),
    .testTarget(name: "RouterTests", dependencies: ["Router", "Parcel"]),
  ]
)
