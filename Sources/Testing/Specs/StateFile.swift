import Foundation
import StoredValues

/// Values that are kept between runs, in the folder for the state of programs.
package struct StateFile<Value: Codable> {
  private let path: String?

  /// The file for a place; `kind` is the name of a folder.
  package init(_ kind: String, of place: String, environment: [String: String]) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let base = state ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    let name = String(fingerprint(of: place), radix: 36)
    let isRepaired = base.unicodeScalars.contains("\u{FFFD}")  // it names another folder
    path = isRepaired ? nil : "\(base)/drilldown/\(kind)/\(name).json"
  }

  /// A larger file is not read.
  private static var largest: Int { 64 << 20 }

  /// The values by name; nil if there are none.
  package var values: [String: Value]? {
    // A missing or damaged file has no values.
    guard let path, let file = try? OpenFile.reading(path), file.entry.isFile,
      let bytes = try? file.bytes(limit: Self.largest)
    else { return nil }
    return try? JSON.value(of: bytes)
  }

  /// Replaces the values; without permission to write there, nothing is kept.
  package func store(_ values: [String: Value]) {
    guard let path else { return }
    try? Disk.makeFolder(Disk.folder(of: path))
    try? WholeFile(path).write(Array(JSON.line(values).utf8))
  }
}

/// A number that depends on a text alone, on every machine (FNV-1a).
nonisolated package func fingerprint(of text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
