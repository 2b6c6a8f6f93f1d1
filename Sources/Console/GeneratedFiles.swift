import Foundation
import Lua
import UIKitLua

extension Session {
  /// What scripts find, as data.
  package var catalog: Catalog { world.catalog }
}

extension [GeneratedFile] {
  /// Writes the files into a folder, which is made if there is none; says what went wrong.
  package func write(to folder: String) -> String? {
    do {
      for file in self {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      }
      return nil
    } catch {
      return "\(folder): \(error.localizedDescription)"
    }
  }
}
