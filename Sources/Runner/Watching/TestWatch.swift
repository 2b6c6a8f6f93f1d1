import Console
import Lua

/// What has to run again when files change: test files that are new, and those of which anything
/// that they read is not as it was when they read it.
package struct TestWatch {
  private let paths: [String]
  private var selection: TestSelection
  private var places = WatchedFiles()
  private var tests: [String: WatchedTest] = [:]
  private var lastStamps: [String: FileStamp?] = [:]

  /// What a test file has to do with files.
  private struct WatchedTest {
    var read = WatchedFiles()
    var written: Set<String> = []

    /// What it reads and does not write itself: that would never end.
    func changes(_ readStamp: (String) -> FileStamp?) -> [String] {
      read.changes(readStamp).filter { !written.contains($0) }
    }
  }

  /// What has happened to files.
  package struct TestChanges: Equatable {
    /// The files that changed, came or went.
    package let changes: [String]
    /// The test files that are to run.
    package let files: [TestSelection.SelectedFile]
  }

  /// A watch over what a selection of these paths finds, none of which has run.
  package init(paths: [String]) {
    self.paths = paths
    selection = TestSelection(paths: paths)
    recordPlaces()
  }

  /// The test files there are now.
  package var files: [TestSelection.SelectedFile] { selection.files }

  /// What was asked for and is not there.
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

  // MARK: Looking

  /// Looks at all files: what is new since they ran; nil while nothing is, or while it still
  /// changes from look to look.
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

  /// Finds test files anew; those that are no more.
  private mutating func selectAgain() -> [String] {
    selection = TestSelection(paths: paths)
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
