import Foundation

/// The last failing choices of a spec's properties, kept between runs.
struct StoredFailures {
  private let file: StateFile

  /// The stored failure of a property.
  struct StoredFailure: Equatable {
    let choices: [Int]
    /// How it was found.
    let story: String
  }

  /// Makes the storage of a spec.
  init(
    of spec: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let place = URL(fileURLWithPath: spec).standardizedFileURL.path
    file = StateFile("properties", of: place, environment: environment)
  }

  /// The last failure of a property.
  subscript(name: String) -> StoredFailure? {
    guard let entry = file.entries?[name], let choices = entry["choices"]?.elements
    else { return nil }
    return StoredFailure(choices: choices.compactMap(\.integer), story: entry["story"]?.text ?? "")
  }

  /// Stores the failure of a property; nil removes it.
  func store(_ entry: StoredFailure?, for name: String) {
    var entries = file.entries ?? [:]
    let former = entries[name]
    entries[name] = entry.map {
      ["choices": .array($0.choices.map(JSON.integer)), "story": .string($0.story)]
    }
    if entries[name] != former { file.store(entries) }
  }
}
