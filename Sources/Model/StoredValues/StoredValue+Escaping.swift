/// A record whose only key begins with `$` encodes something else, for example a controller.
extension StoredValue {
  private static let escape = "$record"

  /// A record that could be mistaken for an encoded value, wrapped in another record.
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

  /// The nesting depth of its lists and records.
  package var depth: Int {
    switch self {
    case .list(let list): 1 + (list.map(\.depth).max() ?? 0)
    case .record(let record): 1 + (record.values.map(\.depth).max() ?? 0)
    case .bool, .integer, .number, .string, .data: 0
    }
  }
}
