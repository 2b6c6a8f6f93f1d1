import Foundation

/// The choices with which the properties of a spec failed last, kept between runs.
struct StoredFailures {
  private let file: StateFile

  /// What is kept of a property.
  struct StoredFailure: Equatable {
    let choices: [Int]
    /// How it was found.
    let story: String
  }

  /// The memory of a spec.
  init(
    of spec: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let place = URL(fileURLWithPath: spec).standardizedFileURL.path
    file = StateFile("properties", of: place, environment: environment)
  }

  /// What a property failed with last.
  subscript(name: String) -> StoredFailure? {
    guard let entry = file.entries?[name], let choices = entry["choices"]?.elements
    else { return nil }
    return StoredFailure(choices: choices.compactMap(\.integer), story: entry["story"]?.text ?? "")
  }

  /// Keeps what a property failed with; nil forgets it.
  func store(_ entry: StoredFailure?, for name: String) {
    var entries = file.entries ?? [:]
    let former = entries[name]
    entries[name] = entry.map {
      ["choices": .array($0.choices.map(JSON.integer)), "story": .string($0.story)]
    }
    if entries[name] != former { file.store(entries) }
  }
}
