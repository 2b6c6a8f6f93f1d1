import Escaping
import Lua
import Persistence
import UIKitLua

extension Session {
  /// What scripts find, as data.
  package var catalog: Catalog { world.catalog }
}

extension [GeneratedFile] {
  /// Writes the files into a folder, which is made if there is none; says what went wrong.
  package func write(to folder: String) -> String? {
    for file in self {
      let path = "\(folder)/\(file.path)"
      do {
        try Disk.makeFolder(Disk.folder(of: path))
        try WholeFile(path).write([UInt8](file.text.utf8))
      } catch {
        return "\(path.escaped): can't be written: \(error)"
      }
    }
    return nil
  }
}
