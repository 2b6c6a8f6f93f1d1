import Foundation

/// The transcripts among files and folders, in a stable order.
package struct TestSelection {
  /// The files to run.
  package private(set) var files: [String] = []
  /// What was asked for and cannot be run, a sentence each.
  package private(set) var problems: [String] = []

  /// Looks through paths; a folder gives its scripts with `-->` blocks.
  package init(paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        problems.append("\(path): there is no such file or folder")
      } else if isFolder.boolValue {
        files += Self.transcripts(in: path)
      } else {
        files.append(path)
      }
    }
  }

  private static func transcripts(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".lua") }.sorted()
      .map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
      .filter { path in
        guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return true }
        return !Transcript(source: source).blocks.isEmpty  // an unreadable one fails when it runs
      }
  }
}
