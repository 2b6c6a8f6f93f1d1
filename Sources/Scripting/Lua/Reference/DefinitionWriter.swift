/// Writes the files that lua-language-server reads about a catalog.
package struct DefinitionWriter {
  private let catalog: Catalog

  /// Creates a writer for a catalog.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// A file for each class, and one for each kind of everything else.
  package var files: [GeneratedFile] {
    catalog.classes.map { file($0.typeName, texts(of: $0)) } + [
      file("globals", globals),
      file("enumerations", catalog.enumerations.map(text)),
      file("structures", catalog.structures.map(text)),
      file("delegates", catalog.delegates.map(text)),
    ]
  }

  private func file(_ name: String, _ sections: [String]) -> GeneratedFile {
    let head = "---@meta\n-- Written by `drilldown meta`; do not edit.\n"
    return GeneratedFile(
      path: "library/\(name).d.lua", text: ([head] + sections).joined(separator: "\n"))
  }

  // MARK: Classes

  private func texts(of descriptor: AnyClassDescriptor) -> [String] {
    catalog.hasCalls(descriptor)
      ? [text(of: descriptor), argumentText(of: descriptor)] : [text(of: descriptor)]
  }

  private func text(of descriptor: AnyClassDescriptor) -> String {
    let name = descriptor.typeName
    let heritage = descriptor.parent.map { " : \(LuaType.typeName(of: $0))" } ?? ""
    let lines =
      comment(descriptor.summary) + ["---@class \(name)\(heritage)"]
      + (descriptor.parent == nil ? [Self.superField] : [])
      + elements(of: descriptor)
      + descriptor.members.filter { !$0.isCallable }.map(field) + calls(of: descriptor)
    let isGlobal = name == descriptor.name
    let head = (lines + ["\(isGlobal ? "" : "local ")\(name) = {}", ""]).joined(separator: "\n")
    return ([head] + descriptor.members.filter(\.isCallable).map { function($0, of: name) })
      .joined(separator: "\n")
  }

  /// The type of the elements in the array part of an object.
  private func elements(of descriptor: AnyClassDescriptor) -> [String] {
    guard let type = descriptor.childType, let property = descriptor.childrenProperty else {
      return []
    }
    return [
      "---@operator len: integer",
      "---@field [integer] \(type.annotation) The elements of `\(property)`, read-only.",
    ]
  }

  private static let superField =
    "---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides."

  /// The ways to call the class: with a table, or with a string.
  private func calls(of descriptor: AnyClassDescriptor) -> [String] {
    guard descriptor.canBeCalled else { return [] }
    let name = descriptor.typeName
    let shorthand = descriptor.shorthand.map {
      "---@overload fun(\($0): string): \(name)"
    }
    return ["---@overload fun(arguments?: \(name).Arguments): \(name)"]
      + [shorthand].compactMap { $0 }
  }

  /// The table that a class is called with: labels, properties, overrides, and children.
  private func argumentText(of descriptor: AnyClassDescriptor) -> String {
    let name = descriptor.typeName
    let parent = descriptor.parent.map { " : \(LuaType.typeName(of: $0)).Arguments" } ?? ""
    let children = descriptor.childType.map { "---@field [integer] \($0.annotation)" }
    let own = descriptor.parent == nil ? "---@field [string] any" : nil
    let labels = descriptor.labelledParts.map { part in
      "---@field \(part.name)? \(part.type.wrapped.annotation) \(part.summary)"
    }
    let members = descriptor.members.filter { argument(of: $0, descriptor) }.map { member in
      "---@field \(member.name)? \(type(of: member, inArgumentsOf: name))"
    }
    let head = ["---What \(name) is called with.", "---@class \(name).Arguments\(parent)"]
    return (head + [children, own].compactMap { $0 } + labels + members)
      .joined(separator: "\n") + "\n"
  }

  private func argument(of member: Member, _ descriptor: AnyClassDescriptor) -> Bool {
    switch member.kind {
    case .property: !member.isReadOnly || member.isOverridable || descriptor.takes(member.name)
    case .slot, .callback: true
    case .method, .function: false
    }
  }

  private func type(of member: Member, inArgumentsOf name: String) -> String {
    if member.kind == .callback { return member.closureType(receiver: name).annotation }
    let type = catalog.fieldType(of: member).wrapped
    guard member.isOverridable else { return type.annotation }
    let override = LuaType.function(
      [LuaType.Component("self", .named(name))], returns: [LuaType.Component("", type)])
    return LuaType.union([type, override]).annotation
  }

  private func field(_ member: Member) -> String {
    let type = catalog.fieldType(of: member)
    let text = ([MemberText(member).summary] + MemberText(member).notes).joined(separator: " ")
    let isOptional = member.kind == .slot && !type.takesNil
    return "---@field \(member.name) \((isOptional ? .optional(type) : type).annotation) \(text)"
  }

  // MARK: Functions

  private func function(_ member: Member, of owner: String? = nil) -> String {
    let separator = member.kind == .function ? "." : ":"
    let prefix = owner.map { $0 + separator } ?? ""
    let text = MemberText(member)
    let parameters = member.parameters.map { parameter in
      let mark = parameter.isOptional && parameter.name != "..." ? "?" : ""
      return "---@param \(parameter.name)\(mark) \(parameter.type.wrapped.annotation)"
    }
    let results = member.results.map { "---@return \($0.type.annotation) \($0.name)" }
    let result = member.type.map { "---@return \($0.annotation)" }
    let lines =
      comment(([text.summary] + text.notes).joined(separator: "\n\n"))
      + (member.deprecation == nil ? [] : ["---@deprecated"]) + parameters
      + (results.isEmpty ? [result].compactMap { $0 } : results)
    return (lines + ["function \(prefix)\(text.call) end", ""]).joined(separator: "\n")
  }

  // MARK: Everything else

  private var globals: [String] {
    let tables = catalog.tables.map { table in
      let head = comment(table.summary) + ["\(table.name) = {}", ""]
      return ([head.joined(separator: "\n")] + table.members.map { function($0, of: table.name) })
        .joined(separator: "\n")
    }
    let values = catalog.values.map { value in
      (comment(value.summary) + ["---@type \(value.type.annotation)", "\(value.name) = nil", ""])
        .joined(separator: "\n")
    }
    return catalog.functions.map { function($0) } + tables + values
  }

  private func text(_ enumeration: LuaType.Enumeration) -> String {
    let cases = enumeration.cases.map { "---| \"\($0)\"" }
    return (["---@alias \(enumeration.name)"] + cases + [""]).joined(separator: "\n")
  }

  private func text(_ structure: LuaType.Structure) -> String {
    let fields = structure.fields.map { field in
      "---@field \(field.name) \(field.type.annotation) \(field.summary)"
    }
    let lines = comment(structure.summary) + ["---@class \(structure.name)"] + fields + [""]
    return lines.joined(separator: "\n")
  }

  private func text(_ table: TableDescriptor) -> String {
    let fields = table.members.map { member in
      let text = MemberText(member)
      let note = ([text.summary] + text.notes).joined(separator: " ")
      let type = member.isCallable ? LuaType.optional(member.closureType()) : member.type
      return "---@field \(member.name) \(type?.annotation ?? "any") \(note)"
    }
    return (comment(table.summary) + ["---@class \(table.name)"] + fields + [""])
      .joined(separator: "\n")
  }

  private func comment(_ text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { "---\($0)" }
  }
}

extension Member {
  /// Whether it is called rather than read.
  package var isCallable: Bool { kind == .method || kind == .callback || kind == .function }

  /// The type of a function with which a script overrides it.
  func closureType(receiver: String? = nil) -> LuaType {
    let own = receiver.map { [LuaType.Component("self", .named($0))] } ?? []
    let parts = parameters.map { LuaType.Component($0.name, $0.type) }
    return .function(own + parts, returns: type.map { [LuaType.Component("", $0)] } ?? [])
  }
}

extension AnyClassDescriptor {
  /// Whether its initializer reads a label.
  func takes(_ label: String) -> Bool { labels.contains(label) }
}
