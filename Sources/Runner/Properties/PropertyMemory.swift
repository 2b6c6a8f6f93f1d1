import Foundation

/// The choices with which the properties of a spec failed last, kept between runs.
struct PropertyMemory {
  private let file: URL

  /// What is kept of a property.
  struct Entry: Equatable {
    let choices: [Int]
    /// How it was found.
    let story: String
  }

  /// The memory of a spec, in the folder that programs keep their state in.
  init(
    of spec: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let base = state ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
    for byte in URL(fileURLWithPath: spec).standardizedFileURL.path.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    file = URL(fileURLWithPath: base)
      .appendingPathComponent("drilldown/properties/\(String(hash, radix: 36)).json")
  }

  private var entries: [String: JSON] {
    guard let data = try? Data(contentsOf: file), case .object(let members)? = JSON(parsing: data)
    else { return [:] }  // a file that is gone or damaged says nothing
    return Dictionary(members.map { ($0.name, $0.value) }) { $1 }
  }

  /// What a property failed with last.
  subscript(name: String) -> Entry? {
    guard let entry = entries[name], let choices = entry["choices"]?.elements else { return nil }
    return Entry(choices: choices.compactMap(\.integer), story: entry["story"]?.text ?? "")
  }

  /// Keeps what a property failed with; nil forgets it.
  func keep(_ entry: Entry?, for name: String) {
    var entries = entries
    let former = entries[name]
    entries[name] = entry.map {
      ["choices": .array($0.choices.map(JSON.integer)), "story": .string($0.story)]
    }
    guard entries[name] != former else { return }
    let members = entries.sorted { $0.key < $1.key }.map { JSON.Member(name: $0, value: $1) }
    let folder = file.deletingLastPathComponent()
    // Who cannot write there does without.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(JSON.object(members).bytes).write(to: file, options: .atomic)
  }
}
