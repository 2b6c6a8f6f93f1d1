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
    // In a file without entries only failures make some.
    var relevant: [String: [TestResult]] = [:]
    var (path, key, hasEntries) = ("", "", false)
    for result in results {
      if result.id.file != path {
        path = result.id.file
        key = Self.key(path)
        hasEntries = names[key] != nil
      }
      if hasEntries || result.outcome.isFailure { relevant[key, default: []].append(result) }
    }
    for (file, results) in relevant {
      let failed = results.filter(\.outcome.isFailure).map(\.nameToRepeat)
      let done = Set(results.map(\.id.fullName))
      let left = (names[file] ?? []).filter { !done.contains($0) } + failed
      names[file] = left.isEmpty ? nil : left
    }
    file.store(names)
  }
}
