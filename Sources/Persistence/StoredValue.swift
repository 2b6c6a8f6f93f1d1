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
}
