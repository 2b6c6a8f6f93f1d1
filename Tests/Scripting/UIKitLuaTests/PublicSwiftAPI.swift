import Foundation
import Lua
import Support

/// The public API of the framework, as the compiler sees it.
enum PublicSwiftAPI {
  /// The symbols, extracted from the modules that were built for this run.
  static let graph: Result<SymbolGraph, any Error> = Result {
    try withFolder { folder in
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try SymbolGraph(
        json: files.filter { SymbolGraph.isOurs($0.lastPathComponent) }
          .sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) })
    }
  }

  /// Calls a closure with a folder of the files that the compiler writes.
  static func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    // The system removes the folder if this fails.
    defer { try? FileManager.default.removeItem(at: folder) }
    let make = Process()
    make.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    make.currentDirectoryURL = Repository.root
    make.arguments = ["make", "symbols", "SYMBOLS=\(folder.path)"] + modules
    try make.run()
    make.waitUntilExit()
    return try body(folder)
  }

  /// The folder of this run's modules: beside the tests, or where `make` puts them.
  private static var modules: [String] {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path.count > 1 {
      let modules = folder.appendingPathComponent("Modules").path
      if FileManager.default.fileExists(atPath: modules + "/HeadlessUIKit.swiftmodule") {
        return ["MODULES=\(modules)"]
      }
      folder.deleteLastPathComponent()
    }
    return []
  }
}
