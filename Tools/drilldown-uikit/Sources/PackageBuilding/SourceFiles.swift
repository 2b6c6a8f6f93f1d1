import Foundation

/// Finds the Swift files below a folder, or those with another ending, as SwiftPM does: symbolic links are followed, and what
/// begins with a dot is left out.
struct SourceFiles {
  private(set) var paths: [String] = []
  private var visited: Set<String> = []
  private let excluded: [String]
  private let ending: String

  /// The files below a folder, without folders whose names contain one of these words.
  init(
    in folder: String, excluding excluded: [String] = [], ending: String = ".swift"
  ) throws {
    self.excluded = excluded
    self.ending = ending
    try visit(folder)
  }

  private mutating func visit(_ folder: String) throws {
    guard let real = realpath(folder, nil) else { return }
    defer { free(real) }
    guard visited.insert(String(cString: real)).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Failure("\(folder.quoted) can't be read", .unloadable)
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if !excluded.contains(where: name.contains) { try visit(path) }
      } else if name.hasSuffix(ending), name != "Package.swift", !name.hasPrefix("Package@") {
        paths.append(path)
      }
    }
  }
}
