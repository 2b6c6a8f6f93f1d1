import Foundation
import Support
import Testing

#if os(Linux)
  /// The package that the documentation prints is one, and its test passes with the product alone.
  struct DocumentedPackageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let built = BuiltModules()

    @Test func thePrintedManifestNamesTheProduct() throws {
      defer { try? FileManager.default.removeItem(at: folder) }  // The system removes it later.
      try write("Package.swift", under: folder)
      let text = try Toolchain.output(
        "swift", ["package", "--package-path", folder.path, "dump-package"])
      #expect(text.contains(#""UIKit""#))
      #expect(text.contains(#""platformNames" : ["#))
      let own = try String(
        contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
      #expect(own.contains(#".library(name: "UIKit", targets: ["UIKit"] + lacking)"#))
    }

    @Test func thePrintedTestPasses() throws {
      defer { try? FileManager.default.removeItem(at: folder) }  // The system removes it later.
      let flow = try write("Sources/Flow/Flow.swift", under: folder)
      let tests = try write("Tests/FlowTests/FlowTests.swift", under: folder)
      let printed = try built.runTests(
        [tests], of: "Flow", [flow],
        with: [
          "UIKit", "HeadlessUIKit", "SystemControllers", "NavigationModel", "StoredValues",
          "EscapedText",
        ], and: ["CHostStart.build/start.c.o"], in: folder)
      #expect(printed.contains("everyScreenIsPushed() passed"))
    }

    /// Writes a file as the documentation prints it, with the lines after its name.
    @discardableResult
    private func write(_ name: String, under folder: URL) throws -> URL {
      let page = try String(
        contentsOf: Repository.root.appending(path: "docs/uikit-on-linux.md"), encoding: .utf8)
      let lines = page.components(separatedBy: "\n")
      let start = try #require(lines.firstIndex(of: "    // \(name)"))
      let block = lines[(start + 1)...].prefix {
        $0.isEmpty || ($0.hasPrefix("    ") && !$0.hasPrefix("    // "))
      }
      let tools = lines[start - 1].contains("swift-tools-version") ? [lines[start - 1]] : []
      let text = (tools + block).map { String($0.dropFirst(4)) }.joined(separator: "\n")
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.replacingOccurrences(of: "ADDRESS", with: "https://example.org/drilldown")
        .write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  }
#endif
