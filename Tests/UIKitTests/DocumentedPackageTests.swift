import Foundation
import Support
import Testing

#if os(Linux)
  /// The package that the documentation prints is one, and its test passes with the product alone.
  struct DocumentedPackageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let built = Bundle.main.bundleURL

    @Test func thePrintedManifestNamesTheProduct() throws {
      defer { try? FileManager.default.removeItem(at: folder) }  // The system removes it later.
      try write("Package.swift", under: folder)
      let text = try output("swift", ["package", "--package-path", folder.path, "dump-package"])
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
      let runner = folder.appending(path: "Runner.swift")
      try """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """.write(to: runner, atomically: true, encoding: .utf8)
      let object = folder.appending(path: "Flow.o").path
      let program = folder.appending(path: "flow-tests").path
      _ = try output(
        "swiftc", flags + ["-c", "-emit-module", "-module-name", "Flow", flow.path, "-o", object])
      _ = try output(
        "swiftc",
        flags + [
          "-plugin-path", try plugins(), "-module-name", "FlowTests", tests.path, runner.path,
        ]
          + [object] + (try objects) + ["-o", program])
      #expect(try output(program, []).contains("everyScreenIsPushed() passed"))
    }

    /// What SwiftPM passes to the compiler for a package that names the product.
    private var flags: [String] {
      [
        "-parse-as-library", "-swift-version", "6", "-I", built.appending(path: "Modules").path,
        "-I", folder.path, "-Xcc",
        "-fmodule-map-file=\(built.appending(path: "CHostStart.build/module.modulemap").path)",
      ]
    }

    /// The objects of the product; those of sources that no longer exist may lie beside them.
    private var objects: [String] {
      get throws {
        try [
          "UIKit", "HeadlessUIKit", "SystemControllers", "NavigationModel", "Persistence",
          "Escaping",
        ].flatMap { module in
          let map = built.appending(path: "\(module).build/output-file-map.json")
          let entries = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: map))
          return entries.values.compactMap(\.object)
        } + [built.appending(path: "CHostStart.build/start.c.o").path]
      }
    }

    private struct Entry: Decodable { var object: String? }

    /// Where the compiler's own macros of Swift Testing are.
    private func plugins() throws -> String {
      let information = try output("swiftc", ["-print-target-info"])
      let text = try #require(
        information.split(separator: "\"runtimeResourcePath\": \"").dropFirst().first)
      return String(text.prefix { $0 != "\"" }) + "/host/plugins/testing"
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

    private func output(_ name: String, _ arguments: [String]) throws -> String {
      let command = Process()
      let pipe = Pipe()
      command.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      command.arguments = [name] + arguments
      command.standardOutput = pipe
      command.standardError = pipe
      try command.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      command.waitUntilExit()
      let text = String(decoding: data, as: UTF8.self)
      #expect(command.terminationStatus == 0, "\(text)")
      return text
    }
  }
#endif
