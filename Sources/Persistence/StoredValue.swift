/// A plain value that outlives the program: what scripts keep in their defaults and their state.
package indirect enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case data([UInt8])
  case list([StoredValue])
  case record([String: StoredValue])

  /// How many lists and records may stand inside each other.
  package static let deepest = 200

  /// Whether no more than so many lists and records stand inside each other.
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
