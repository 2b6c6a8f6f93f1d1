import Foundation
import HeadlessUIKit
import Lua
import UIKitLua

/// What may stand after `=`, or as an argument.
extension Completer {
  /// The completions of a value whose type its position determines.
  func completion(ofValue line: String) -> InputCompletion? {
    let word = line.firstMatch(of: /[A-Za-z_]\w*$/).map { String($0.output) } ?? ""
    let before = line.dropLast(word.count)
    guard let type = assignedType(before) ?? OpenArgument(before).flatMap(type) else { return nil }
    let found = offer(candidates: values(of: type), word)
    return found.candidates.isEmpty ? nil : found
  }

  /// The completions of a text in quotes whose type its position determines.
  func completion(ofQuoted line: String) -> InputCompletion? {
    guard let match = line.firstMatch(of: /["']([^"']*)$/) else { return nil }
    let before = line[..<match.range.lowerBound]
    let call = OpenArgument(before) ?? OpenArgument(callBefore: before)
    guard let type = assignedType(before) ?? call.flatMap(type) else { return nil }
    let cases = Self.cases(of: type)
    return cases.isEmpty ? nil : offer(cases, String(match.1))
  }

  /// The type of the property that a line assigns to: `home.title = `, `UIView{ tag = `.
  private func assignedType(_ line: Substring) -> LuaType? {
    guard
      let match = line.firstMatch(
        of: /(?:([A-Za-z_]\w*(?:\.\w+|\[\d+\])*)\.)?([A-Za-z_]\w*)\s*=\s*$/)
    else { return nil }
    let owner: AnyClassDescriptor? =
      if let path = match.1 { descriptor(at: String(path)) } else {
        OpenCall(line[..<match.range.lowerBound]).flatMap { descriptor(at: $0.path) }
      }
    return owner.flatMap { type(of: String(match.2), in: $0) }
  }

  /// The class at the end of a path, or of the object there.
  private func descriptor(at path: String) -> AnyClassDescriptor? {
    guard let place = place(of: path) else { return nil }
    switch kind(of: place) {
    case .object(let descriptor), .type(let descriptor): return descriptor
    default: return nil
    }
  }

  private func type(of argument: OpenArgument) -> LuaType? {
    let parameters = member(argument)?.parameters ?? []
    return parameters.indices.contains(argument.index) ? parameters[argument.index].type : nil
  }

  func member(_ call: OpenArgument) -> Member? {
    guard !call.receiver.isEmpty else {
      return catalog.functions.first { $0.name == call.function }
    }
    let owner = descriptor(at: call.receiver)
    let members = owner.map(catalog.allMembers) ?? members(ofTable: call.receiver)
    return members.first { $0.name == call.function && $0.isCallable }
  }

  private static func cases(of type: LuaType) -> [String] {
    type.parts.flatMap { part -> [String] in
      if case .enumeration(let enumeration) = part { enumeration.cases } else { [] }
    }
  }

  // MARK: Values

  /// What a script could write for a type, the likeliest first.
  private func values(of type: LuaType) -> [Candidate] {
    var values: [String] = []
    var classes: Set<String> = []
    for part in Self.alternatives(of: type) {
      switch part {
      case .enumeration(let enumeration): values += enumeration.cases.map { "\"\($0)\"" }
      case .named("boolean"): values += ["true", "false"]
      case .function(let parameters, _):
        values.append("function(\(parameters.map(\.name).joined(separator: ", ")))")
      case .named(let name) where catalog.named(name) != nil: classes.insert(name)
      default: break
      }
    }
    let objects = globals(ofClasses: classes)
    let creations =
      objects.isEmpty ? classes.sorted().filter { catalog.named($0)?.canBeCalled == true } : []
    let found: [String] = objects + values + creations
    guard !found.isEmpty else { return [] }
    let all = found + (type.takesNil ? ["nil"] : [])
    return all.enumerated().map { index, name in (name, nil, index) }
  }

  private static func alternatives(of type: LuaType) -> [LuaType] {
    switch type.wrapped {
    case .union(let types): types.flatMap(alternatives)
    case let other: [other]
    }
  }

  /// The global variables with objects of some classes, sorted.
  private func globals(ofClasses names: Set<String>) -> [String] {
    guard !names.isEmpty else { return [] }
    var fits: [String: Bool] = [:]
    let catalog = catalog
    return interpreter.globalObjects.filter { _, object in
      guard let name = interpreter.nativeClassName(of: object) else { return false }
      if let known = fits[name] { return known }
      let lineage = catalog.named(name).map(catalog.lineage) ?? []
      let isFitting = lineage.contains { names.contains($0.name) }
      fits[name] = isFitting
      return isFitting
    }.map(\.name).sorted()
  }

  // MARK: Modules

  /// The modules that `require` finds in the folders of `package.path`.
  func modules(_ word: String) -> InputCompletion {
    guard case .table(let library) = interpreter.global("package"),
      case .string(let path) = library["path"]
    else { return offer([], word) }
    let folder = word.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    let prefix = folder.map { "\($0)." }.joined()
    let roots = path.split(separator: ";").filter { $0.hasSuffix("/?.lua") }.map { $0.dropLast(6) }
    let names = roots.flatMap { root in
      let place = ([String(root)] + folder.map(String.init)).joined(separator: "/")
      return modules(inFolder: place).map { prefix + $0 }
    }
    return offer(names.sorted(), word)
  }

  private func modules(inFolder path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []  // none then
    return names.compactMap { name in
      guard name.first != "." else { return nil }
      return name.hasSuffix(".lua") && !name.dropLast(4).contains(".")
        ? String(name.dropLast(4)) : nil
    }
  }
}
