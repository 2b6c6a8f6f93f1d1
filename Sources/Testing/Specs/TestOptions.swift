import Console
import Foundation
import Reports
import StoredValues

/// The options for the tests of a file.
nonisolated package struct TestOptions: Sendable, Equatable, Codable {
  /// Lua patterns, one of which a full name must match; none for any name.
  package var filters: [String] = []
  /// Lua patterns that no full name may match.
  package var excludes: [String] = []
  /// Tags, one of which a full name must have; none for any name.
  package var tags: [String] = []
  /// Tags that no full name may have.
  package var excludedTags: [String] = []
  /// Lines, one of which must belong to a test or its block; none for all tests.
  package var lines: [Int] = []
  /// The full names of the only tests to run, if only some are.
  package var onlyNames: [String]?
  /// Where `require` of a spec looks first; the spec's own folder is last.
  package var modulePath = Self.usualModulePath
  /// The scripts to run before the file.
  package var texts: [NamedText] = []
  /// The shard of the tests to run.
  package var shard: Shard?
  /// Whether tests are only listed.
  package var isListing = false
  /// Whether to write the output of transcripts into them.
  package var isRecording = false
  /// Whether the tests of a block run in random order.
  package var isShuffled = false
  /// The seed of the random order.
  package var seed = 1
  /// Whether the first failure ends the file.
  package var stopsAtFailure = false
  /// Whether a test without an assertion fails.
  package var isStrict = false
  /// The time limit of a test in seconds on the wall clock, nil for no limit.
  package var seconds: Double?
  /// The limit of Lua instructions in a test, nil for no limit.
  package var instructions: Int?
  /// The memory limit of a file in bytes, nil for no limit.
  package var memory: Int?
  /// Whether to record the coverage: screens, transitions, callbacks and warnings.
  package var measuresCoverage = false
  /// Whether to count the lines of Lua that run.
  package var measuresLines = false
  /// Whether results have the lines that their tests reached.
  package var tracesTests = false
  /// The file that is read as another text; nothing is stored then.
  package var replacement: SourceReplacement?
  /// Whether to record which files the scripts read and change.
  package var tracksFiles = false
  /// Which tests are filmed; nil for none.
  package var films: FilmOptions?
  /// Whether scripts have no access to files and processes.
  package var isSandboxed = false

  /// Where busted looks.
  package static let usualModulePath = "./src/?.lua;./src/?/?.lua;./src/?/init.lua"

  /// All tests, in their order, without limits.
  package init() {}

  /// Whether every test of a file is to run.
  package var isAboutAll: Bool {
    filters.isEmpty && excludes.isEmpty && tags.isEmpty && excludedTags.isEmpty && lines.isEmpty
      && onlyNames == nil && shard == nil && !isListing
  }

  /// When goldens and failing cases aren't stored, if that is now.
  var whyNothingIsStored: String? {
    if isSandboxed { return "in the sandbox" }
    if replacement != nil { return "for a mutated file" }
    return ContinuousIntegration.isOn ? "when CI is set" : nil
  }

  /// The limits of each test.
  package var limits: Limits {
    var limits = Limits()
    limits.seconds = seconds
    limits.instructions = instructions
    limits.memory = memory
    limits.isSandboxed = isSandboxed
    return limits
  }

  /// The arguments that repeat a test under the same options.
  package var repeatWords: String {
    isShuffled ? " --shuffle --seed \(seed)" : ""
  }
}

/// A file that scripts read as another text.
nonisolated package struct SourceReplacement: Sendable, Equatable, Codable {
  /// The path of the file.
  package let path: String
  /// What it contains.
  package let text: String

  /// Another text for a file.
  package init(path: String, text: String) {
    (self.path, self.text) = (path, text)
  }
}

/// A shard of all tests; the shard of a test depends on its name alone.
nonisolated package struct Shard: Sendable, Equatable, Codable {
  /// Where the paths of files begin for it: the folder in which the command runs, so that a project
  /// can be anywhere; for files elsewhere the folder that has them all.
  package var roots: [String] = []
  /// Its number, counted from 1.
  package let index: Int
  /// The number of shards.
  package let count: Int

  /// A shard; nil if there is none of that number.
  package init?(index: Int, count: Int) {
    guard count > 0, 1...count ~= index else { return nil }
    self.index = index
    self.count = count
  }

  /// Parses `2/4`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// The number of files for each shard from which on whole files belong to shards.
  package static let leastFiles = 8

  /// `2/4`.
  package var text: String { "\(index)/\(count)" }

  /// The positions of files among others; files of one folder are mixed.
  package func orders(of paths: [String]) -> [UInt64] {
    var folders: [Substring: String] = [:]  // the names of those with several files
    return paths.map { path in
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
        return Self.hash(name(of: path))
      }
      let folder = folders[path[..<slash]] ?? name(of: String(path[..<slash]))
      folders[path[..<slash]] = folder
      let last = path[slash...]
      return Self.hash(folder.isEmpty ? String(last.dropFirst()) : folder + last)
    }
  }

  /// Finds the folders in which the paths of some files begin.
  package mutating func setRoots(for paths: [String]) {
    let current = Self.parts(FileManager.default.currentDirectoryPath)
    let folders = Set(paths.map(Disk.folder(of:))).map { Self.whole($0, current) }
    let outside = folders.filter { !$0.starts(with: current) }
    var shared = outside.first ?? []
    for folder in outside {
      shared = zip(shared, folder).prefix { $0 == $1 }.map(\.0)
    }
    roots = [current.joined(separator: "/"), shared.joined(separator: "/")]
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  /// The parts of a path from the root, without `.` and `..`.
  private static func whole(_ path: String, _ current: [String]) -> [String] {
    var parts = path.hasPrefix("/") ? [] : current
    for part in Self.parts(path) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }

  /// Whether a test belongs to this shard.
  package func contains(_ id: TestID) -> Bool {
    let names = [name(of: id.file)] + id.names
    return Self.hash(names.joined(separator: "\0")) % UInt64(count) == UInt64(index - 1)
  }

  /// A path as it is everywhere where the project is.
  private func name(of file: String) -> String {
    let folders = roots.map(Self.parts)
    let path = Self.whole(file, folders.first ?? [])
    let root = folders.first { path.starts(with: $0) } ?? []
    return path.dropFirst(root.count).joined(separator: "/")
  }

  private static func hash(_ name: String) -> UInt64 {
    var hash = fingerprint(of: name)
    // The low bits of similar names differ too little.
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    return hash
  }
}
