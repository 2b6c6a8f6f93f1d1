import Console
import Lua

/// Decides what runs again when files change: new test files, and those that read a file that has
/// changed since.
package struct TestWatch {
  private let paths: [String]
  private let patterns: TestSelection.NamePatterns
  private var selection: TestSelection
  private var places = WatchedFiles()
  private var tests: [String: WatchedTest] = [:]
  private var lastStamps: [String: FileStamp?] = [:]

  /// The files that a test file uses.
  private struct WatchedTest {
    var read = WatchedFiles()
    var written: Set<String> = []

    /// The files that it reads and does not write itself: those would trigger endless runs.
    func changes(_ readStamp: (String) -> FileStamp?) -> [String] {
      read.changes(readStamp).filter { !written.contains($0) }
    }
  }

  /// The changes of files.
  package struct TestChanges: Equatable {
    /// The files that were changed, added or removed.
    package let changes: [String]
    /// The test files that are to run.
    package let files: [TestSelection.SelectedFile]

    /// Changes, and what is to run because of them.
    package init(changes: [String], files: [TestSelection.SelectedFile]) {
      (self.changes, self.files) = (changes, files)
    }
  }

  /// A watch over the test files at some paths, none of which has run.
  package init(
    paths: [String], patterns: TestSelection.NamePatterns = TestSelection.NamePatterns()
  ) {
    (self.paths, self.patterns) = (paths, patterns)
    selection = TestSelection(paths: paths, patterns: patterns)
    recordPlaces()
  }

  /// The current test files.
  package var files: [TestSelection.SelectedFile] { selection.files }

  /// The arguments that don't exist.
  package var problems: [String] { selection.problems }

  /// How many files the tests read, themselves included.
  package var count: Int { Set(files.map(\.path) + tests.values.flatMap(\.read.paths)).count }

  // MARK: Running

  /// Test files are about to run.
  package mutating func begin(_ files: [TestSelection.SelectedFile]) {
    for file in files {
      tests[file.path] = WatchedTest()
      tests[file.path]?.read.record(file.path)
    }
  }

  /// A test file reads another file, or changes it.
  package mutating func record(_ path: String, _ use: FileUse, by test: String) {
    switch use {
    case .reads: tests[test]?.read.record(path)
    case .writes: tests[test]?.written.insert(path)
    }
  }

  // MARK: Checking

  /// Checks all files: returns the changes since they ran; nil while there are none, or while they
  /// still change between checks.
  package mutating func check() -> TestChanges? {
    var stamps: [String: FileStamp?] = [:]
    func readStamp(_ path: String) -> FileStamp? {
      if let known = stamps[path] { return known }
      let stamp = FileStamp(at: path)
      stamps.updateValue(stamp, forKey: path)
      return stamp
    }
    let moved = places.changes(readStamp)
    let changed = tests.mapValues { $0.changes(readStamp) }.filter { !$0.value.isEmpty }
    guard !moved.isEmpty || !changed.isEmpty else { return nil }
    guard stamps == lastStamps else {
      lastStamps = stamps
      return nil
    }
    let removed = moved.isEmpty ? [] : selectAgain()
    return testChanges(changed, removed)
  }

  private func testChanges(_ changed: [String: [String]], _ removed: [String]) -> TestChanges? {
    let due = files.filter { tests[$0.path] == nil || changed[$0.path] != nil }
    let fresh = due.map(\.path).filter { tests[$0] == nil }
    let changes = Set(due.flatMap { changed[$0.path] ?? [] } + fresh + removed)
    return changes.isEmpty ? nil : TestChanges(changes: changes.sorted(), files: due)
  }

  /// Searches for test files again; returns the removed ones.
  private mutating func selectAgain() -> [String] {
    selection = TestSelection(paths: paths, patterns: patterns)
    recordPlaces()
    let present = Set(files.map(\.path))
    let removed = tests.keys.filter { !present.contains($0) }
    for path in removed { tests[path] = nil }
    return removed
  }

  private mutating func recordPlaces() {
    places = WatchedFiles()
    for place in selection.places { places.record(place) }
  }
}
