import EscapedText
import Inspection
import Lua
import LuaSyntax

/// Lua values as a prompt shows them: strings in quotes, tables in one line or in one for each
/// entry, with sorted keys and named cycles; texts of several lines, such as those of `tree()` and
/// `screen()`, are unchanged.
///
///     <1>{ 1, 2, home = UIViewController#1, self = <1> }
struct ValueDescription {
  private let interpreter: Interpreter
  private let limits: DescriptionLimits
  /// The tables around the one that is described.
  private var path: [UnsafeRawPointer] = []
  /// The tables that contain themselves, with their numbers.
  private var cycles: [UnsafeRawPointer: Int] = [:]
  private var rest: Int

  /// How much is described.
  struct DescriptionLimits {
    /// The maximum depth of tables.
    var depth = 4
    /// The maximum number of entries of a table.
    var entries = 20
    /// The maximum number of entries of all tables together.
    var total = 500
    /// The maximum number of characters of a string.
    var characters = 1_000
    /// The maximum number of lines.
    var lines = 40

    /// No limits but the depth.
    ///
    /// Deeper tables aren't readable, and printing them needs a deep stack.
    static let none = DescriptionLimits(
      depth: 100, entries: .max, total: .max, characters: .max, lines: .max)
  }

  /// A describer of an interpreter's values.
  init(_ interpreter: Interpreter, _ limits: DescriptionLimits = DescriptionLimits()) {
    self.interpreter = interpreter
    self.limits = limits
    rest = limits.total
  }

  /// Describes values, a line at a time: side by side, or one below the other if one has several
  /// lines.
  mutating func write(_ values: [LuaValue], _ emit: @escaping (String) -> Void) {
    let descriptions = values.map { describe($0) }
    let lines = descriptions.map { $0.line(room: ValueText.width) }
    if !lines.contains(nil) {
      return emit(lines.compactMap { $0 }.joined(separator: "   ") + "\n")
    }
    var page = ValuePage(limit: limits.lines, emit: emit)
    for description in descriptions { page.write(description) }
  }

  private mutating func describe(_ value: LuaValue) -> ValueText {
    switch value {
    case .string(let text) where path.isEmpty && Self.isPage(text): .text(text)
    case .string(let text): .text(quoted(text))
    case .bytes(let bytes): .text(quoted(bytes))
    case .table(let table): describe(table, value)
    default: .text(interpreter.toString(value) ?? value.typeName)
    }
  }

  private mutating func describe(_ table: LuaTable, _ value: LuaValue) -> ValueText {
    // A table with a text of its own is shown by it; plain ones are called "table: address".
    if let own = interpreter.toString(value), !own.hasPrefix("table: ") { return .text(own) }
    guard let identity = table.identity else { return .text("{}") }
    if path.contains(identity) {
      let number = cycles[identity] ?? cycles.count + 1
      cycles[identity] = number
      return .text("<\(number)>")
    }
    guard path.count < limits.depth else { return .text("{ ... }") }
    path.append(identity)
    defer { path.removeLast() }
    let (entries, isCut) = describeEntries(of: table)
    return .table(name: cycles[identity].map { "<\($0)>" } ?? "", entries, isCut: isCut)
  }

  private mutating func describeEntries(
    of table: LuaTable
  ) -> (entries: [ValueText.KeyedText], isCut: Bool) {
    var entries: [ValueText.KeyedText] = []
    let count = table.count
    for index in 0..<min(count, limits.entries) {
      guard reserveEntry() else { return (entries, true) }
      entries.append(("", describe(table[index + 1])))
    }
    let keys = table.keys(first: limits.entries)
    for key in keys.keys {
      guard reserveEntry() else { return (entries, true) }
      entries.append(("\(text(ofKey: key)) = ", describe(table.value(of: key))))
    }
    return (entries, keys.isCut || count > limits.entries)
  }

  /// Whether there is room for one more entry, and Ctrl-C wasn't pressed.
  private mutating func reserveEntry() -> Bool {
    rest -= 1
    return rest >= 0 && !Interpreter.isInterrupted
  }

  private func text(ofKey key: LuaValue) -> String {
    switch key {
    case .string(let name) where LuaScanner.isWholeName(name): name
    case .string(let text): "[\(quoted(text))]"
    case .bytes(let bytes): "[\(quoted(bytes))]"
    default: "[\(interpreter.toString(key) ?? key.typeName)]"
    }
  }

  /// Whether a text has several lines, ends without a newline, and contains no control characters
  /// for a terminal.
  private static func isPage(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count > 1 && lines.last != "" && lines.allSatisfy { String($0).escaped == $0 }
  }

  private func quoted(_ text: String) -> String {
    let isCut = text.utf8.count > limits.characters && text.count > limits.characters
    return isCut
      ? "\(luaText(String(text.prefix(limits.characters))))... (\(text.count) characters)"
      : luaText(text)
  }

  private func quoted(_ bytes: [UInt8]) -> String {
    bytes.count > limits.characters
      ? "\(luaText(bytes.prefix(limits.characters)))... (\(bytes.count) bytes)" : luaText(bytes)
  }
}

/// A described value, before it is known whether it fits into a line.
enum ValueText {
  case text(String)
  case table(name: String, [KeyedText], isCut: Bool)

  /// A key with the sign after it, nothing in a sequence, and the value.
  typealias KeyedText = (key: String, value: ValueText)

  /// The width of a line in columns.
  static let width = 78

  /// The value in a line; nil if a table needs more room.
  func line(room: Int) -> String? {
    guard case .table(let name, let entries, let isCut) = self else { return ownText }
    if entries.isEmpty { return isCut ? "{ ... }" : "\(name){}" }
    var parts: [String] = []
    var room = room - name.utf8.count - 4
    for (key, value) in entries {
      guard let text = value.line(room: room - key.utf8.count) else { return nil }
      room -= (key + text).displayWidth + 2
      if room < -2 { return nil }
      parts.append(key + text)
    }
    return "\(name){ \((parts + (isCut ? ["..."] : [])).joined(separator: ", ")) }"
  }

  private var ownText: String { if case .text(let text) = self { text } else { "" } }
}

/// Lines of values, up to a maximum number.
private struct ValuePage {
  private var rest: Int
  private let emit: (String) -> Void

  init(limit: Int, emit: @escaping (String) -> Void) {
    rest = limit
    self.emit = emit
  }

  /// Writes a value: one that does not fit into a line has a line for each entry.
  mutating func write(
    _ value: ValueText, margin: String = "", key: String = "", end: String = ""
  ) {
    if let line = value.line(room: ValueText.width - margin.count - key.utf8.count) {
      return write(margin + key + line + end)
    }
    guard case .table(let name, let entries, let isCut) = value else { return }
    write("\(margin)\(key)\(name){")
    for (key, value) in entries where rest > 0 {
      write(value, margin: margin + "  ", key: key, end: ",")
    }
    if isCut { write(margin + "  ...") }
    write("\(margin)}\(end)")
  }

  private mutating func write(_ line: String) {
    guard rest > 0, !Interpreter.isInterrupted else { return }
    rest -= 1
    emit(rest == 0 ? "...\n" : line + "\n")
  }
}
