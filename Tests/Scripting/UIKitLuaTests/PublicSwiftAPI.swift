import Foundation
import Lua
import Support

/// The public API of the framework, as the compiler sees it.
enum PublicSwiftAPI {
  /// The symbols, extracted from the modules that were built for this run.
  static let graph: Result<SymbolGraph, any Error> = Result {
    try Toolchain.withSymbols { folder in
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try SymbolGraph(
        json: files.filter { SymbolGraph.isOurs($0.lastPathComponent) }
          .sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) })
    }
  }
}
