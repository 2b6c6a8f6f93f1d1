import Foundation

/// The tests that failed last, kept in a file between runs.
package struct FailedTests {
  private let file: URL

  /// The failed tests of the current folder, in the folder that programs keep their state in.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let base = state ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
    for byte in FileManager.default.currentDirectoryPath.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    file = URL(fileURLWithPath: base)
      .appendingPathComponent("drilldown/failed/\(String(hash, radix: 36)).json")
  }

  /// The full names by file; nil when nothing is known of a run here.
  package var names: [String: [String]]? {
    guard let data = try? Data(contentsOf: file), case .object(let members)? = JSON(parsing: data)
    else { return nil }  // a file that is gone or damaged says nothing
    return Dictionary(members.map { ($0.name, $0.value.texts) }) { $0 + $1 }
  }

  /// What a file is known as, however it was spelled.
  package static func key(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Takes in what failed in files that have run; others stay as they are.
  package func note(_ failures: [String: [String]], of files: [String], isPart: Bool) {
    var names = names ?? [:]
    if !isPart { for file in files { names[Self.key(file)] = nil } }
    for (file, failed) in failures { names[Self.key(file)] = failed }
    let members = names.sorted { $0.key < $1.key }.map { JSON.Member(name: $0, value: JSON($1)) }
    let folder = file.deletingLastPathComponent()
    // Who cannot write there does without.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(JSON.object(members).bytes).write(to: file, options: .atomic)
  }
}
