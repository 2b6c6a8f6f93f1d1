import Lua
import LuaSyntax
import UIKitLua

extension Completer {
  /// The end of a path of names: a value, or the type of a property that reading might change.
  enum ResolvedPath {
    case value(LuaValue)
    case type(LuaType)

    var isFunction: Bool {
      if case .value(let value) = self { value.isFunction } else { false }
    }
  }

  /// The kind of a place, which determines its members.
  enum Kind {
    case object(AnyClassDescriptor)
    case type(AnyClassDescriptor)
    case table([String])
    case string
  }

  /// The end of a path, `nav.viewControllers[1]`; nil if there is none.
  func place(of path: String) -> ResolvedPath? {
    let names = path.matches(of: /\w+/).map { String($0.output) }
    guard let first = names.first else { return nil }
    var place: ResolvedPath? = .value(interpreter.global(first))
    for name in names.dropFirst() { place = place.flatMap { step(from: $0, to: name) } }
    return place
  }

  /// Follows a name or a number by one step.
  func step(from place: ResolvedPath, to name: String) -> ResolvedPath? {
    switch place {
    case .value(.table(let table)) where !table.isClass:
      return .value(
        Int(name).map { table[$0] } ?? lineage(of: table).lazy.map { $0[name] }.first { !$0.isNil }
          ?? .nil)
    case .value(let value):
      if let field = interpreter.scriptFields(of: value)?[name], !field.isNil {
        return .value(interpreter.resolved(field))
      }
      return descriptor(of: value).flatMap { type(of: name, in: $0) }.map { .type($0) }
    case .type(let type):
      return step(from: type.wrapped, to: name).map { .type($0) }
    }
  }

  private func step(from type: LuaType, to name: String) -> LuaType? {
    switch type {
    case .named(let owner): catalog.named(owner).flatMap { self.type(of: name, in: $0) }
    case .sequence(let element): Int(name) == nil ? nil : element
    case .structure(let structure): structure.fields.first { $0.name == name }?.type
    default: nil
    }
  }

  /// The type of a property of a class.
  func type(of property: String, in descriptor: AnyClassDescriptor) -> LuaType? {
    catalog.allMembers(of: descriptor).first { $0.name == property }?.type
  }

  /// The members of a place; nil if it has none.
  func kind(of place: ResolvedPath) -> Kind? {
    switch place {
    case .value(.string): return .string
    case .value(let value):
      if let object = value.object(in: interpreter) {
        return interpreter.descriptor(of: object).map { .object($0) }
      }
      guard case .table(let table) = value else { return nil }
      if table.isClass { return descriptor(of: value).map { .type($0) } }
      return .table(
        lineage(of: table).flatMap(\.sortedStringKeys) + delegateNames(of: table))
    case .type(let type):
      return switch type.wrapped {
      case .named("string"), .enumeration: .string
      case .named(let name): catalog.named(name).map { .object($0) }
      case .structure(let structure): .table(structure.fields.map(\.name))
      default: nil
      }
    }
  }

  /// The native class of an object, or of a class that may be a script's.
  private func descriptor(of value: LuaValue) -> AnyClassDescriptor? {
    if let object = value.object(in: interpreter) { return interpreter.descriptor(of: object) }
    guard case .table(let table) = value, table.isClass else { return nil }
    if let native = interpreter.toString(value).flatMap(catalog.named) { return native }
    return (try? interpreter.field("super", of: value)).flatMap(descriptor)  // a class has one
  }

  /// A table, and those that it inherits from without the help of a function.
  private func lineage(of table: LuaTable) -> [LuaTable] {
    var tables = [table]
    while tables.count < 20, let next = tables.last?.inherited, !next.isClass {
      tables.append(next)
    }
    return tables
  }

  /// The callbacks that a global table such as `app` may have.
  private func delegateNames(of table: LuaTable) -> [String] {
    let value = catalog.values.first { value in
      guard case .table(let global) = interpreter.global(value.name) else { return false }
      return global.identity == table.identity
    }
    let delegate = value.flatMap { value in catalog.delegates.first { $0.type == value.type } }
    return delegate?.members.map(\.name) ?? []
  }
}

/// The call with a table that a line ends in: `UIViewController{ title = "Home", `.
struct OpenCall {
  /// The function that is called.
  let path: String

  /// The table call that a line, without its last word, would continue with a field name; nil if it
  /// would continue with something else.
  init?(_ line: Substring) {
    let bytes = Array(line.utf8)
    var scanner = LuaScanner(bytes)
    var words: [(text: String, end: Int)] = [], opened: [Int] = []
    while let token = scanner.next() {
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      if "({[".contains(text) { opened.append(words.count) }
      if ")}]".contains(text) { _ = opened.popLast() }
      words.append((text, token.range.upperBound))
    }
    guard let last = words.last?.text, "{,;".contains(last), let brace = opened.last,
      words[brace].text == "{", brace > 0
    else { return nil }
    let before = String(decoding: bytes[..<words[brace - 1].end], as: UTF8.self)
    guard let match = before.firstMatch(of: /[A-Za-z_]\w*(?:\.\w+)*$/) else { return nil }
    path = String(match.output)
  }
}

extension LuaValue {
  /// Whether it is a function of Lua's.
  var isFunction: Bool { if case .function = self { true } else { false } }
}
