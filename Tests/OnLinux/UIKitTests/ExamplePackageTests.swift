import Foundation
import Support
import Testing

#if os(Linux)
  /// The package in Tests/ExamplePackage, seen from outside: it has the products alone.
  struct ExamplePackageTests {
    private static let place = Repository.root.appending(path: "Tests/ExamplePackage")
    private let built = BuiltModules()

    @Test func itNamesProductsOnly() throws {
      let text = try Toolchain.output(
        "swift", ["package", "--package-path", Self.place.path, "dump-package"])
      let own = try String(
        contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
      let named = Set(text.matches(of: /"product" : \[\s*"(\w+)",\s*"Drilldown"/).map { $0.1 })
      #expect(named == ["Exploring", "HeadlessUIKit", "Inspection"])
      for name in named { #expect(own.contains(".library(name: \"\(name)\", ")) }
    }

    @Test func itsTestsPass() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }  // The system removes it later.
      let printed = try built.runTests(
        try sources(in: "Tests/CheckoutTests"), of: "Checkout", try sources(in: "Sources/Checkout"),
        with: [
          "Exploring", "HeadlessUIKit", "Inspection", "Drawings", "FilmReels", "NavigationModel",
          "StoredValues", "EscapedText",
        ],
        settings: ["-default-isolation", "MainActor"], in: folder)
      #expect(printed.contains("payingPushesThePayment() passed"), "\(printed)")
    }

    /// The test that the page about exploring prints is one of the package.
    @Test func thePrintedTestIsInIt() throws {
      let test = try String(
        contentsOf: Self.place.appending(path: "Tests/CheckoutTests/ExploredCheckoutTests.swift"),
        encoding: .utf8)
      let printed = test.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      let page = try String(
        contentsOf: Repository.root.appending(path: "docs/exploring.md"), encoding: .utf8)
      #expect(page.contains(printed))
    }

    private func sources(in name: String) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: Self.place.appending(path: name), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "swift" }
    }
  }
#endif
