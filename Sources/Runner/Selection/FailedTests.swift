import Foundation

/// The tests that failed last, kept in a file between runs.
package struct FailedTests {
  private let file: StateFile

  /// The failed tests of the current folder.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    file = StateFile(
      "failed", of: FileManager.default.currentDirectoryPath, environment: environment)
  }

  /// The full names by file; nil when nothing is known of a run here.
  package var names: [String: [String]]? { file.entries?.mapValues(\.texts) }

  /// What a file is known as, however it was spelled.
  package static func key(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Takes in what failed in files that have run; others stay as they are.
  package func note(_ failures: [String: [String]], of files: [String], isPart: Bool) {
    var names = names ?? [:]
    if !isPart { for file in files { names[Self.key(file)] = nil } }
    for (file, failed) in failures { names[Self.key(file)] = failed }
    file.keep(names.mapValues { JSON($0) })
  }
}
