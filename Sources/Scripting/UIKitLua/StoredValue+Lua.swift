import Lua
import StoredValues

extension StoredValue {
  /// Returns what to store instead of a value that is not plain, or nil if it cannot be stored.
  typealias Substitution = (LuaValue) throws(LuaError) -> StoredValue?

  /// A copy of a Lua value: booleans, numbers, strings, and tables of these, sequences or records.
  ///
  /// The name denotes the value in messages: `value.tabs[2] is a function, …`.
  init(
    _ value: LuaValue, named name: String, in interpreter: Interpreter,
    substituting substitution: Substitution = { _ in nil }
  ) throws(LuaError) {
    var reader = PlainValueReader(interpreter: interpreter)
    self = try reader.read(value, at: name, substitution)
  }
}

extension LuaValue {
  /// A stored value as a Lua value, tables as fresh copies.
  ///
  /// Records that were stored as substitutes are converted back first.
  init(
    _ value: StoredValue, in interpreter: Interpreter,
    substituting substitution: (StoredValue) -> LuaValue? = { _ in nil }
  ) {
    self =
      switch value {
      case .bool(let flag): .boolean(flag)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .data(let bytes): .bytes(bytes)
      case .list(let values):
        Self.table(in: interpreter) { table in
          for (index, value) in values.enumerated() {
            table[index + 1] = LuaValue(value, in: interpreter, substituting: substitution)
          }
        }
      case .record:
        substitution(value)
          ?? Self.table(in: interpreter) { table in
            guard case .record(let entries) = value.unescaped else { return }
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
              table[key] = LuaValue(value, in: interpreter, substituting: substitution)
            }
          }
      }
  }

  private static func table(in interpreter: Interpreter, fill: (LuaTable) -> Void) -> LuaValue {
    let table = LuaTable(in: interpreter)
    fill(table)
    return .table(table)
  }
}

/// Copies a Lua value, or reports where it is not plain.
private struct PlainValueReader {
  let interpreter: Interpreter
  /// The tables that contain the value being read.
  private var around: Set<UnsafeRawPointer?> = []
  private var count = 0

  init(interpreter: Interpreter) {
    self.interpreter = interpreter
  }

  /// The number of values that one may contain: tables that share parts of each other grow beyond
  /// measure.
  private static let mostValues = 100_000

  mutating func read(
    _ value: LuaValue, at place: String, _ substitution: StoredValue.Substitution
  ) throws(LuaError) -> StoredValue {
    count += 1
    guard count <= Self.mostValues else {
      throw LuaError("there are more than \(Self.mostValues) values to store")
    }
    switch value {
    case .boolean(let flag): return .bool(flag)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .bytes(let bytes): return .data(bytes)
    case .table(let table) where !table.hasMetatable:
      return try read(table, at: place, substitution)
    case .nil, .table, .function, .userdata, .thread:
      if let substitute = try substitution(value) { return substitute }
      throw LuaError(
        "\(place) is \(description(of: value)), which cannot be stored: store booleans, numbers, "
          + "strings, and plain tables of them")
    }
  }

  private func description(of value: LuaValue) -> String {
    switch value {
    case .nil: "nil"
    case .table(let table): table.isClass ? "a class" : "a table with a metatable"
    case .userdata:
      value.object(in: interpreter).flatMap(interpreter.className).map { "a \($0)" } ?? "an object"
    default: "a \(value.typeName)"
    }
  }

  private mutating func read(
    _ table: LuaTable, at place: String, _ substitution: StoredValue.Substitution
  ) throws(LuaError) -> StoredValue {
    let identity = table.identity
    guard !around.contains(identity) else {
      throw LuaError("\(place) is a table that contains itself, which can't be stored")
    }
    guard around.count < Self.deepest else {
      throw LuaError(
        "\(place.prefix(40))… is nested in more than \(Self.deepest) tables, and can't be stored")
    }
    around.insert(identity)
    defer { around.remove(identity) }
    let pairs = pairs(of: table)
    if let list = try list(pairs, at: place, substitution) { return list }
    return try record(pairs, at: place, substitution)
  }

  // The data stored around a script's values, and instead of objects, needs room as well.
  private static let deepest = StoredValue.deepest / 2

  private func pairs(of table: LuaTable) -> [(key: LuaValue, value: LuaValue)] {
    var pairs: [(key: LuaValue, value: LuaValue)] = []
    table.forEachRaw {
      pairs.append((key: $0, value: $1))
      return pairs.count <= Self.mostValues
    }
    return pairs
  }

  /// The values of a sequence; nil if the keys are not 1, 2, 3 and so on.
  private mutating func list(
    _ pairs: [(key: LuaValue, value: LuaValue)], at place: String,
    _ substitution: StoredValue.Substitution
  ) throws(LuaError) -> StoredValue? {
    var values = [LuaValue](repeating: .nil, count: pairs.count)
    for pair in pairs {
      guard case .integer(let index) = pair.key, 1...pairs.count ~= index else { return nil }
      values[index - 1] = pair.value
    }
    var list: [StoredValue] = []
    for (index, value) in values.enumerated() {
      list.append(try read(value, at: "\(place)[\(index + 1)]", substitution))
    }
    return .list(list)
  }

  private mutating func record(
    _ pairs: [(key: LuaValue, value: LuaValue)], at place: String,
    _ substitution: StoredValue.Substitution
  ) throws(LuaError) -> StoredValue {
    var record: [String: StoredValue] = [:]
    for (key, value) in pairs {
      guard case .string(let name) = key else {
        throw LuaError(
          "\(place) has the key \(text(of: key)), and cannot be stored: keys are either 1, 2, 3 "
            + "and so on or strings of UTF-8")
      }
      guard record[name] == nil else {
        throw LuaError("\(place) has the key \"\(name)\" twice, its accents written in two ways")
      }
      record[name] = try read(value, at: Self.place(of: name, in: place), substitution)
    }
    return StoredValue.record(record).escaped
  }

  private func text(of key: LuaValue) -> String {
    switch key {
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .bytes: "of bytes that are not UTF-8"
    default: "that is \(description(of: key))"
    }
  }

  /// `value.name`, or `value["a name"]`.
  private static func place(of name: String, in place: String) -> String {
    let isWord = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter)
    }
    return isWord && !name.isEmpty ? "\(place).\(name)" : "\(place)[\"\(name)\"]"
  }
}
