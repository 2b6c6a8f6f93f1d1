import Foundation
import Persistence

/// A folder of a test's own, which goes with the value.
final class TemporaryFolder {
  let path: String

  init(in folder: URL = FileManager.default.temporaryDirectory) throws {
    let url = folder.appendingPathComponent("drilldown-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)  // what stays is temporary anyway
  }

  /// The names in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// A file of the folder.
  func file(_ name: String, _ kind: StoredFile.Kind = .defaults) -> StoredFile {
    StoredFile(kind, at: "\(path)/\(name)")
  }

  /// The bytes of a file, nil where there is none.
  subscript(name: String) -> [UInt8]? {
    get { FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init) }
    set {
      _ = FileManager.default.createFile(
        atPath: "\(path)/\(name)", contents: newValue.map { Data($0) })
    }
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Makes a folder in the folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: false)
  }

  /// Who may do what with a file.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  /// Says who may do what with a file.
  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }

  /// Which file of the disk has a name.
  func number(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.systemFileNumber] as? Int
  }
}
