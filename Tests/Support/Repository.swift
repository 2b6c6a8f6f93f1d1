import Foundation

/// The repository of the tests.
package enum Repository {
  /// Its folder.
  package static let root: URL = {
    var folder = URL(filePath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    return folder.standardizedFileURL
  }()

  /// The text of one of its files.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The folder of a module.
  package static func folder(ofModule name: String) throws -> URL {
    let sources = root.appending(path: "Sources")
    let places = [""] + (try FileManager.default.contentsOfDirectory(atPath: sources.path)).sorted()
    let folders = places.map { sources.appending(path: $0).appending(path: name) }
    guard
      let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
    return folder.standardizedFileURL
  }
}
