/// A plain value that outlives the program: scripts store them in their defaults and their state.
package indirect enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case data([UInt8])
  case list([StoredValue])
  case record([String: StoredValue])

  /// The maximum nesting depth of lists and records.
  package static let deepest = 200

  /// Whether lists and records are nested no deeper than a limit.
  func isNested(within levels: Int) -> Bool {
    switch self {
    case .bool, .integer, .number, .string, .data: true
    case .list(let values):
      levels > 0 && values.allSatisfy { $0.isNested(within: levels - 1) }
    case .record(let entries):
      levels > 0 && entries.values.allSatisfy { $0.isNested(within: levels - 1) }
    }
  }
}
