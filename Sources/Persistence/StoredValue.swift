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

/// What is wrong with a stored text, and where.
package struct StoredTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; nil for a value that has no text yet.
  package var line: Int?
  /// The character in the line, from 1.
  package var column: Int?
  /// What was wanted, and what is there.
  package let message: String

  package var description: String {
    guard let line, let column else { return message }
    return "line \(line), column \(column): \(message)"
  }

  /// The complaint about too many lists and records inside each other.
  static let tooDeep = "there are more than \(StoredValue.deepest) lists and records in each other"
}
