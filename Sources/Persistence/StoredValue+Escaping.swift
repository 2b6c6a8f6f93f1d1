/// A record whose only key begins with `$` stands for something else: a controller, say.
extension StoredValue {
  private static let escape = "$record"

  /// A record that could be taken for something else, in a record of its own.
  package var escaped: StoredValue {
    guard case .record(let record) = self, record.count == 1, record.first?.key.first == "$" else {
      return self
    }
    return .record([Self.escape: self])
  }

  /// The record that was escaped, or the value itself.
  package var unescaped: StoredValue {
    guard case .record(let record) = self, record.count == 1, let inner = record[Self.escape],
      case .record = inner
    else { return self }
    return inner
  }

  /// How many lists and records stand inside each other.
  package var depth: Int {
    switch self {
    case .list(let list): 1 + (list.map(\.depth).max() ?? 0)
    case .record(let record): 1 + (record.values.map(\.depth).max() ?? 0)
    case .bool, .integer, .number, .string, .data: 0
    }
  }
}
