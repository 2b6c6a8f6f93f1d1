import Console
import EscapedText
import Foundation
import Lua
import Specs

/// The files with tests among files, folders, patterns and places, in a stable order.
package struct TestSelection {
  /// The files to run.
  package private(set) var files: [SelectedFile] = []
  /// The arguments that cannot be run, a sentence each.
  package private(set) var problems: [String] = []
  /// What looks like a test and is none, and the folders without tests beside others, a sentence each.
  package var remarks: [String] {
    let empty = files.isEmpty ? [] : emptyFolders.map { "\($0.escaped) has no test files" }
    return strays.sorted { $0.key < $1.key }.map(\.value) + empty
  }
  /// The searched places: the paths that were given, folders, and scripts that may become tests.
  package private(set) var places: Set<String> = []

  /// Which files of folders are specs, as `.busted` says it.
  nonisolated package struct NamePatterns: Equatable, Sendable {
    /// Lua patterns, one of which the name of a file must match; none for `_spec.lua`.
    package var wanted: [String] = []
    /// Lua patterns that no name may match.
    package var unwanted: [String] = []

    /// The usual names.
    package init(wanted: [String] = [], unwanted: [String] = []) {
      (self.wanted, self.unwanted) = (wanted, unwanted)
    }
  }

  /// The sentences about files that only have arrows behind code, by their paths.
  private var strays: [String: String] = [:]
  /// The folders that were named and have no tests.
  private var emptyFolders: [String] = []
  /// The places of files in the list, by their keys.
  private var indices: [String: Int] = [:]
  private let patterns: NamePatterns
  private let names: TestPatterns

  /// A file, and the requested lines; none for the whole file.
  package struct SelectedFile: Equatable {
    package let path: String
    package var lines: [Int]
  }

  /// Searches paths: a folder gives its specs and its scripts with `-->` blocks, a pattern with
  /// `*`, `?` or `[` those of them that match, `FILE:LINE` the tests on a line.
  package init(paths: [String], patterns: NamePatterns = NamePatterns()) {
    self.patterns = patterns
    names = TestPatterns()
    defer { names.close() }
    for path in paths {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        places.insert(path)
        let found = isFolder.boolValue ? tests(in: path) : [path]
        if found.isEmpty { emptyFolders.append(path) }
        add(found)
      } else if let place = Self.place(path) {
        places.insert(place.file)
        if FileManager.default.fileExists(atPath: place.file, isDirectory: &isFolder) {
          if isFolder.boolValue {
            problems.append("\(path.escaped): a folder has no lines; use FILE:LINE")
            continue
          }
          add([place.file], line: place.line)
        } else {
          problems.append("\(place.file): no such file")
        }
      } else if PathPattern.isPattern(path) {
        addMatches(of: PathPattern(path))
      } else {
        places.insert(path)
        problems.append("\(path.escaped): no such file or folder")
      }
    }
  }

  private mutating func add(_ paths: [String], line: Int? = nil) {
    for path in paths {
      let key = FailedTests.key(path)
      guard let index = indices[key] else {
        indices[key] = files.count
        files.append(SelectedFile(path: path, lines: line.map { [$0] } ?? []))
        continue
      }
      guard !files[index].lines.isEmpty else { continue }
      if let line { files[index].lines.append(line) } else { files[index].lines = [] }
    }
  }

  private mutating func addMatches(of pattern: PathPattern) {
    let former = strays
    let found = tests(in: pattern.folder).filter(pattern.matches)
    strays = strays.filter { pattern.matches($0.key) }.merging(former) { $1 }
    if found.isEmpty { problems.append("\(pattern.text): matches no test files") }
    add(found)
  }

  private static func place(_ text: String) -> (file: String, line: Int)? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      line > 0
    else { return nil }
    let file = String(text[..<colon])
    let isThere = FileManager.default.fileExists(atPath: file)
    return isThere || !PathPattern.isPattern(file) ? (file, line) : nil
  }

  /// All Lua files in a folder and those inside it.
  package static func luaFiles(in folder: String) -> [String] { FolderSearch(folder).files }

  private mutating func tests(in folder: String) -> [String] {
    let search = FolderSearch(folder)
    places.formUnion(search.folders + search.files)
    return search.files.filter { isTest($0) }
  }

  private mutating func isTest(_ path: String) -> Bool {
    let name = path.lastIndex(of: "/").map { String(path[$0...].dropFirst()) } ?? path
    if names.match(name, anyOf: patterns.unwanted) { return false }
    let isWanted = names.match(name, anyOf: patterns.wanted)
    if patterns.wanted.isEmpty ? TestKind.isSpec(path) : isWanted { return true }
    if TestKind.isSpec(path) { return false }
    guard let source = SourceText.read(path) else { return true }  // it fails when it runs
    let transcript = Transcript(source: source)
    if transcript.blocks.isEmpty, let first = transcript.strayArrows.first {
      strays[path] = "\(path.escaped) is no transcript: \(first)"
    }
    return !transcript.blocks.isEmpty
  }
}
