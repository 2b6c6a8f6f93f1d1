// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Checkout",
  dependencies: [.package(name: "Drilldown", path: "../..")],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [.product(name: "HeadlessUIKit", package: "Drilldown")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "CheckoutTests",
      dependencies: [
        "Checkout",
        .product(name: "Exploring", package: "Drilldown"),
        .product(name: "HeadlessUIKit", package: "Drilldown"),
        .product(name: "Inspection", package: "Drilldown"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
