import Foundation
import Reports
import Specs
import StoredValues

/// The tests that failed last, kept in a file between runs.
package struct FailedTests {
  private let file: StateFile<[String]>

  /// The failed tests of the current folder.
  package init(environment: [String: String] = ProcessEnvironment.values) {
    file = StateFile(
      "failed", of: FileManager.default.currentDirectoryPath, environment: environment)
  }

  /// The full names by file; nil if no run in this folder is stored.
  package var names: [String: [String]]? { file.values }

  /// Whether it isn't known which tests of a file failed, so that all of them run again.
  package func hasFailedAsAWhole(_ path: String) -> Bool {
    names?[Self.key(path)]?.contains { Self.key($0) == Self.key(path) } == true
  }

  /// The key of a file, however it was spelled.
  package static func key(_ path: String) -> String {
    let prefix = [currentFolder, "./"].first(where: path.hasPrefix) ?? ""
    return String(path.dropFirst(prefix.count))
  }

  private static let currentFolder = FileManager.default.currentDirectoryPath + "/"

  /// Adds the results of tests; the entries of tests that did not run are unchanged, unless their
  /// whole file ran without them.
  package func record(_ results: [TestResult], whole files: Set<String>) {
    var names = names ?? [:]
    for file in files { names[Self.key(file)] = nil }
    // Without entries only failures make some.
    let relevant = names.isEmpty ? results.filter(\.outcome.isFailure) : results
    for (file, results) in Dictionary(grouping: relevant, by: { Self.key($0.id.file) }) {
      let failed = results.filter(\.outcome.isFailure).map(\.nameToRepeat)
      let done = Set(results.map(\.id.fullName))
      let left = (names[file] ?? []).filter { !done.contains($0) } + failed
      names[file] = left.isEmpty ? nil : left
    }
    file.store(names)
  }
}
