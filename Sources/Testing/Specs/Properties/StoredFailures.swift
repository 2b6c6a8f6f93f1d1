import Foundation
import StoredValues

/// The last failing choices of a spec's properties, kept between runs.
struct StoredFailures {
  private let file: StateFile<StoredFailure>

  /// The stored failure of a property.
  struct StoredFailure: Equatable, Codable {
    let choices: [Int]
    /// How it was found.
    let story: String
  }

  /// Makes the storage of a spec.
  init(
    of spec: String, environment: [String: String] = ProcessEnvironment.values
  ) {
    let place = URL(fileURLWithPath: spec).standardizedFileURL.path
    file = StateFile("properties", of: place, environment: environment)
  }

  /// The last failure of a property.
  subscript(name: String) -> StoredFailure? { file.values?[name] }

  /// Stores the failure of a property; nil removes it.
  func store(_ failure: StoredFailure?, for name: String) {
    var failures = file.values ?? [:]
    guard failures[name] != failure else { return }
    failures[name] = failure
    file.store(failures)
  }
}
