import EscapedText
import Lua
import StoredValues
import UIKitLua

extension Session {
  /// The members that scripts can use, as data.
  package var catalog: Catalog { world.catalog }
}

extension [GeneratedFile] {
  /// Writes the files into a folder, which is created if needed; returns an error message on
  /// failure.
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
