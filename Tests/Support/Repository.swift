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

  /// The names of the folders of modules, from the lowest floor to the highest, and beside them what
  /// programs for UIKit import on Linux.
  package static let floors = [
    "Model", "Engine", "Pictures", "Scripting", "Teaching", "Prompt", "Testing", "OnLinux",
  ]

  /// A source file or a folder, given its module and the path in it: `Films/Page`.
  package static func file(_ path: String) throws -> URL {
    let places = floors.map { root.appending(path: "Sources/\($0)/\(path)") }
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
    return place
  }
}
