import Foundation

/// A JSON object that is kept between runs, in the folder for the state of programs.
struct StateFile {
  private let file: URL?

  /// The file for a place; `kind` is the name of a folder.
  init(_ kind: String, of place: String, environment: [String: String]) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let base = state ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    let name = String(fingerprint(of: place), radix: 36)
    let isRepaired = base.unicodeScalars.contains("\u{FFFD}")  // it names another folder
    file =
      isRepaired
      ? nil : URL(fileURLWithPath: base).appendingPathComponent("drilldown/\(kind)/\(name).json")
  }

  /// The entries by name; nil if there are none.
  var entries: [String: JSON]? {
    guard let file, let data = try? Data(contentsOf: file),
      case .object(let members)? = JSON(parsing: data)
    else { return nil }  // a missing or damaged file has no entries
    return Dictionary(members.map { ($0.name, $0.value) }) { $1 }
  }

  /// Replaces the entries.
  func store(_ entries: [String: JSON]) {
    guard let file else { return }
    let members = entries.sorted { $0.key < $1.key }.map { JSON.Pair(name: $0, value: $1) }
    let folder = file.deletingLastPathComponent()
    // Without permission to write there, nothing is kept.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(JSON.object(members).bytes).write(to: file, options: .atomic)
  }
}

/// A number that depends on a text alone, on every machine (FNV-1a).
nonisolated func fingerprint(of text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
