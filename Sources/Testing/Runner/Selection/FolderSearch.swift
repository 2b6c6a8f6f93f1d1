import Foundation

/// The Lua files in a folder and those inside it, without hidden ones; a folder that links lead to is
/// searched once.
struct FolderSearch {
  /// The files, sorted by their paths.
  private(set) var files: [String] = []
  /// The folders that were searched.
  private(set) var folders: [String] = []
  private var links: [String] = []
  private var known: Set<String> = []

  /// Searches a folder.
  init(_ folder: String) {
    search(folder)
    // Links come last, so that what is there without them has its own path.
    while !links.isEmpty { search(links.removeFirst()) }
    files.sort()
  }

  private mutating func search(_ folder: String) {
    guard known.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else {
      return
    }
    folders.append(folder)
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []  // no rights
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = start + name
      if name.hasSuffix(".lua") { files.append(path) }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      if isLink { links.append(path) } else { search(path) }
    }
  }
}
