import HeadlessUIKit
import Lua
import Persistence

/// What a tree becomes in an archive; the object answers for what is no plain value.
extension StoredValue {
  /// A tree as a plain value; nil for nothing, and for objects that leave no trace.
  init?(
    _ tree: LuaTree, object: (any LuaObject) throws(LuaError) -> StoredValue?
  ) throws(LuaError) {
    switch tree {
    case .none: return nil
    case .boolean(let value): self = .bool(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let bytes):
      self = String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .data(bytes)
    case .object(let value):
      guard let stored = try object(value) else { return nil }
      self = stored
    case .list(let list):
      var values: [StoredValue] = []
      for element in list {
        if let value = try StoredValue(element, object: object) { values.append(value) }
      }
      self = .list(values)
    case .record(let pairs):
      var record: [String: StoredValue] = [:]
      for (bytes, element) in pairs {
        guard let key = String(validating: bytes, as: UTF8.self), record[key] == nil else {
          throw LuaError("the keys of a table that is stored are different texts in UTF-8")
        }
        record[key] = try StoredValue(element, object: object)
      }
      self = StoredValue.record(record).escaped
    }
  }

  /// The value as a tree; the object of a record that stands for one comes in its place.
  func tree(object: (StoredValue) -> LuaTree?) -> LuaTree {
    if let found = object(self) { return found }
    switch unescaped {
    case .bool(let value): return .boolean(value)
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .string(let text): return .string(Array(text.utf8))
    case .data(let bytes): return .string(bytes)
    case .list(let list):
      return .list(list.map { $0.tree(object: object) }.filter { !$0.isNone })
    case .record(let record):
      let keys = record.keys.sorted()
      return .record(
        keys.compactMap { key in
          record[key].map { (key: Array(key.utf8), value: $0.tree(object: object)) }
        })
    }
  }
}

extension LuaTree {
  /// Whether there is nothing.
  var isNone: Bool { if case .none = self { true } else { false } }
}
