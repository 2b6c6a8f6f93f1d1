import Foundation
import StoredValues

/// A separate folder for a test, which is removed with the value.
final class TemporaryFolder {
  let path: String

  init(in folder: URL = FileManager.default.temporaryDirectory) throws {
    let url = folder.appendingPathComponent("drilldown-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)  // leftovers are temporary anyway
  }

  /// The names in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// A file of the folder.
  func file(_ name: String, _ kind: StoredFile.Kind = .defaults) -> StoredFile {
    StoredFile(kind, at: "\(path)/\(name)")
  }

  /// The bytes of a file, nil if there is none.
  subscript(name: String) -> [UInt8]? {
    get { FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init) }
    set {
      _ = FileManager.default.createFile(
        atPath: "\(path)/\(name)", contents: newValue.map { Data($0) })
    }
  }

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Creates a folder in the folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: false)
  }

  /// The permissions of a file.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  /// Sets the permissions of a file.
  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }

  /// The file number of a name.
  func number(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.systemFileNumber] as? Int
  }
}
