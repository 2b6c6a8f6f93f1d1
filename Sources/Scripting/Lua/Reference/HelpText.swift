/// The help on a name: a class, a member, a global, a type.
///
///     UINavigationController:popViewController(animated?: boolean): UIViewController?
/// Pops the top view controller and returns it; nil at the root.
package struct HelpText {
  private let catalog: Catalog
  private let spellings: SpellingBook
  private let enumerations: [LuaType.Enumeration]
  private let structures: [LuaType.Structure]

  /// Creates the help for a catalog, and for the names that its members have elsewhere.
  package init(_ catalog: Catalog, spellings: SpellingBook = SpellingBook()) {
    self.catalog = catalog
    self.spellings = spellings
    enumerations = catalog.enumerations
    structures = catalog.structures
  }

  /// The help on a name, `UIView`, `UIView.frame`, `frame`, `user.tap`, `wait`; for an unknown name
  /// the nearest one.
  package func text(on name: String) -> String { found(name) ?? unknown(name) }

  /// The help on a name; nil for an unknown one.
  package func found(_ name: String) -> String? {
    let parts = name.split { $0 == "." || $0 == ":" }.map(String.init)
    let found =
      about(type: name) ?? (parts.count > 1 ? about(parts.last ?? "", of: ownerName(name)) : nil)
      ?? about(global: name) ?? about(member: name).map { $0 + spellings(of: name) }
    return found ?? otherSpelling(name)
  }

  /// What a name that is a member of some classes is in the others.
  private func spellings(of name: String) -> String {
    let others = spellings.allSpellings(of: name, in: catalog).filter { !$0.owner.isEmpty }
    let lines = others.map { "\($0.owner): \($0.1.text)\n" }
    return lines.isEmpty ? "" : "\nIn other classes it is another spelling.\n" + lines.joined()
  }

  /// The answer about a name that UIKit has under another spelling, and the help on that.
  private func otherSpelling(_ name: String) -> String? {
    if let base = name.split(separator: "(").first, base.count < name.count {
      return found(String(base))
    }
    if name.last == ":", let found = about(member: String(name.dropLast())) {
      return found + spellings(of: name)
    }
    let owner = catalog.named(ownerName(name))
    let word = owner == nil ? name : String(name.dropFirst(ownerName(name).count + 1))
    let found = spellings.allSpellings(of: word, in: catalog)
    let own = owner.map { catalog.lineage(of: $0).map(\.name) }
    let answers = found.filter { own == nil || own?.contains($0.owner) == true }
    guard let first = answers.first else {
      let spelling = owner.flatMap { spellings.spelling(of: word, in: catalog.lineage(of: $0)) }
      return spelling.map { "\($0.text)\n" } ?? delegateCall(name)
    }
    let texts = answers.map { "\($0.owner.isEmpty ? "" : "\($0.owner): ")\($0.1.text)\n" }
    let target = first.1.line.map { String($0.prefix { $0.isLetter || $0.isNumber }) } ?? ""
    return texts.joined() + (about(target, of: first.owner) ?? "")
  }

  /// All names that have help, sorted.
  package var names: [String] {
    let types =
      catalog.classes.map(\.name) + catalog.delegates.map(\.name)
      + enumerations.map(\.name) + structures.map(\.name)
    let globals =
      catalog.functions.map(\.name) + catalog.tables.map(\.name) + catalog.values.map(\.name)
    let members = catalog.classes.flatMap(\.members).map(\.name)
    return Set(types + globals + members).sorted()
  }

  private func unknown(_ name: String) -> String {
    let last = name.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? name
    let owner = catalog.named(ownerName(name))
    let members = owner.map { catalog.allMembers(of: $0).map(\.name) } ?? []
    let guess =
      nearest(to: last, in: members).map { "\(ownerName(name)).\($0)" }
      ?? nearest(to: name, in: names) ?? nearest(to: last, in: names)
    let advice = guess.map { "did you mean '\($0)'?" } ?? "try the name of a class, as UIView"
    return "nothing is named '\(name)'; \(advice)\n"
  }

  /// The help on the delegates' functions that a selector means.
  private func delegateCall(_ selector: String) -> String? {
    guard selector.contains(":") else { return nil }
    let entries = catalog.delegates.compactMap { table in
      Interpreter.member(inSelector: selector, among: table.members).map {
        Spelling(selector, SpellingRules.line(of: $0)).text + "\n" + entry($0, of: table.name)
      }
    }
    return entries.isEmpty ? nil : entries.joined()
  }

  // MARK: Members

  /// `UINavigationController` of `UINavigationController.delegate`.
  private func ownerName(_ name: String) -> String {
    String(name[..<(name.lastIndex { $0 == "." || $0 == ":" } ?? name.startIndex)])
  }

  private func about(_ member: String, of owner: String) -> String? {
    if let descriptor = catalog.named(owner) {
      return catalog.lineage(of: descriptor).lazy.compactMap { ancestor in
        ancestor.members.first { $0.name == member }.map { entry($0, of: ancestor.name) }
      }.first
    }
    let tables = catalog.delegates + catalog.tables
    let value = catalog.values.first { $0.name == owner }?.type.annotation
    if let value, value != owner { return about(member, of: value) }
    return tables.first { $0.name == owner }?.members.first { $0.name == member }
      .map { entry($0, of: owner) }
  }

  /// All classes that have a member with a name.
  private func about(member name: String) -> String? {
    let owners =
      catalog.classes.map { ($0.name, $0.members) }
      + (catalog.delegates + catalog.tables).map { ($0.name, $0.members) }
    let entries = owners.flatMap { owner, members in
      members.filter { $0.name == name }.map { entry($0, of: owner) }
    }
    return entries.isEmpty ? nil : entries.joined()
  }

  private func entry(_ member: Member, of owner: String) -> String {
    let text = MemberText(member)
    let mark = member.kind == .method || member.kind == .callback ? ":" : "."
    let lines = [text.summary] + text.notes
    return (["\(owner)\(mark)\(text.signature)"] + lines.map { "  \($0)" })
      .joined(separator: "\n") + "\n"
  }

  // MARK: Types and globals

  private func about(type name: String) -> String? {
    if let descriptor = catalog.named(name), !catalog.functions.contains(where: { $0.name == name })
    {
      return page(descriptor)
    }
    if let table = (catalog.delegates + catalog.tables).first(where: { $0.name == name }) {
      return "\(name)\n  \(table.summary)\n" + list(table.members, "  ")
    }
    if let enumeration = enumerations.first(where: { $0.name == name }) {
      return "\(name)\n  \(enumeration.cases.map { "\"\($0)\"" }.joined(separator: ", "))\n"
    }
    return structures.first { $0.name == name }.map { structure in
      let fields = structure.fields.map { field in
        "  \(field.name): \(field.type.annotation)   \(field.summary)".trimmingSpaces + "\n"
      }
      return "\(name)\n  \(structure.summary)\n" + fields.joined()
    }
  }

  private func page(_ descriptor: AnyClassDescriptor) -> String {
    let heritage = descriptor.parent.map { " : \($0)" } ?? ""
    let groups: [(String, [Member])] = [
      ("properties", descriptor.members.filter { !$0.isCallable }),
      ("methods", descriptor.members.filter { $0.kind == .method }),
      ("to override", descriptor.members.filter { $0.kind == .callback }),
      ("functions", descriptor.members.filter { $0.kind == .function }),
    ]
    let lists = groups.filter { !$0.1.isEmpty }.map { title, members in
      "  \(title)\n" + list(members, "    ")
    }
    return "\(descriptor.name)\(heritage)\n  \(descriptor.summary)\n" + lists.joined()
  }

  private func list(_ members: [Member], _ space: String) -> String {
    members.map { "\(space)\(MemberText($0).signature)\n" }.joined()
  }

  private func about(global name: String) -> String? {
    if let value = catalog.values.first(where: { $0.name == name }) {
      return "\(name): \(value.type.annotation)\n  \(value.summary)\n"
    }
    return catalog.functions.first { $0.name == name }.map { member in
      let text = MemberText(member)
      return ([text.signature] + ([text.summary] + text.notes).map { "  \($0)" })
        .joined(separator: "\n") + "\n"
    }
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
