import Foundation
import Lua

extension SymbolGraph {
  /// Reads the compiler's output in a folder; extensions of other modules are left out.
  package init(folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    try self.init(
      json: names.filter(SymbolGraph.isOurs).sorted().map {
        try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0))
      })
  }
}
