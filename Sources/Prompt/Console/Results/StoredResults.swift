import HeadlessUIKit
import Lua
import UIKitLua

/// The results of a session's inputs.
///
/// They retain no object, so that a controller that was popped is released as usual. Only the last
/// result does, if its input created it: nothing else retains that yet.
struct StoredResults {
  private var results: [(input: Int, value: StoredValue)] = []
  /// The last result, if its input created it.
  private var created: LuaValue?

  /// A result without what it would retain.
  private indirect enum StoredValue {
    case value(LuaValue)
    case object(WeakObject)
    case table([(key: LuaValue, value: StoredValue)], isList: Bool)
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// The numbers of the inputs that had a result.
  var inputs: [Int] { results.map(\.input) }

  /// Adds the result of an input, or replaces it.
  mutating func add(_ value: LuaValue, of input: Int, isNew: Bool, _ interpreter: Interpreter) {
    results.removeAll { $0.input == input }
    results.append((input, Self.stored(value, depth: 0, interpreter)))
    created = isNew ? value : nil
  }

  /// The result of an input; nil if it had none, or its object was released.
  func value(of input: Int, _ interpreter: Interpreter) -> LuaValue {
    if let created, input == results.last?.input { return created }
    return results.last { $0.input == input }.map { Self.restored($0.value, interpreter) } ?? .nil
  }

  private static func stored(
    _ value: LuaValue, depth: Int, _ interpreter: Interpreter
  ) -> StoredValue {
    if let object = value.object(in: interpreter) { return .object(WeakObject(object: object)) }
    guard case .table(let table) = value, !table.hasMetatable, depth < 10 else {
      return .value(value)
    }
    var entries: [(LuaValue, StoredValue)] = []
    table.forEachRaw { key, value in
      entries.append((key, stored(value, depth: depth + 1, interpreter)))
      return entries.count < mostEntries
    }
    return .table(entries, isList: table.isList)
  }

  private static let mostEntries = 10_000

  private static func restored(_ value: StoredValue, _ interpreter: Interpreter) -> LuaValue {
    switch value {
    case .value(let value): return value
    case .object(let reference): return reference.object.map(interpreter.value) ?? .nil
    case .table(let entries, let isList):
      let table = LuaTable(in: interpreter)
      for (key, value) in entries { table.set(key, restored(value, interpreter)) }
      if isList { table.becomeList() }
      return .table(table)
    }
  }
}
