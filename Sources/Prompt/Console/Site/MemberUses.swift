import Facts
import Films
import Lua
import LuaSyntax

/// Finds the members and functions of a catalog that scripts use, by the names in their code.
///
/// A name that several classes have is a member of those that the script names, that take part, or
/// that are in a property it uses, with their ancestors.
struct MemberUses {
  /// All members in the order of the reference: classes, then tables, then functions.
  let all: [SiteClass]
  private let catalog: Catalog
  /// The classes and tables that have a member of a name themselves.
  private let owners: [String: [String]]
  /// The class of the objects in a property.
  private let types: [SiteMember: String]
  private let tables: Set<String>
  private let functions: Set<String>

  init(_ catalog: Catalog) {
    self.catalog = catalog
    all = SiteClass.all(of: catalog)
    let members = all.flatMap(\.members).map(\.member)
    owners = Dictionary(grouping: members, by: \.name).mapValues { $0.compactMap(\.owner) }
    let properties = catalog.classes.flatMap { owner in
      owner.members.compactMap { member in
        member.type.map { (SiteMember(owner.name, member.name), $0.wrapped.annotation) }
      }
    }
    types = Dictionary(properties, uniquingKeysWith: { one, _ in one })
    tables = Set(catalog.tables.map(\.name))
    functions = Set(catalog.functions.map(\.name))
  }

  /// The classes that a script names and those that take part, and the members that it uses, each in
  /// the order of its first use.
  func names(
    in source: String, classes: [String]
  ) -> (classes: [String], members: [SiteMember]) {
    let names = UsedNames(in: source)
    var taking = TakingPart(catalog)
    for name in classes + names.globals { taking.add(name) }
    let members = names.members.flatMap { name -> [SiteMember] in
      if let table = name.receiver, tables.contains(table) {
        return owners[name.text]?.contains(table) == true ? [SiteMember(table, name.text)] : []
      }
      let owners = owners[name.text, default: []].filter { !tables.contains($0) }
      let near = owners.filter(taking.all.contains)
      let found = (near.isEmpty && owners.count == 1 ? owners : near)
        .map { SiteMember($0, name.text) }
      for type in found.compactMap({ types[$0] }) { taking.add(type) }
      return found
    }
    let called = names.globals.filter(functions.contains).map { SiteMember(nil, $0) }
    var seen: Set<SiteMember> = []
    return (taking.classes, (members + called).filter { seen.insert($0).inserted })
  }
}

extension SiteClass {
  /// Everything that a catalog describes.
  fileprivate static func all(of catalog: Catalog) -> [SiteClass] {
    let texts = { (members: [Member], owner: String?) in
      members.map { SiteMemberText($0, of: owner) }
    }
    let classes = catalog.classes.map {
      SiteClass(
        $0.name, .type, summary: $0.summary, parent: $0.parent, members: texts($0.members, $0.name))
    }
    let tables = [(catalog.tables, Kind.table), (catalog.delegates, .delegate)]
    return classes
      + tables.flatMap { tables, kind in
        tables.map {
          SiteClass($0.name, kind, summary: $0.summary, members: texts($0.members, $0.name))
        }
      }
      + [
        SiteClass(
          "Functions", .table, summary: "The global functions.",
          members: texts(catalog.functions, nil))
      ]
  }
}

extension SiteMemberText {
  /// A member of a class or table, or a function, as the reference has it.
  fileprivate init(_ member: Member, of owner: String?) {
    let text = MemberText(member)
    self.init(
      SiteMember(owner, member.name), signature: text.signature, summary: text.summary,
      problems: member.problems.map { "`\($0.name)`: \($0.text)" },
      facts: text.facts.filter { Tag($0).flatMap { FactBook.standard[$0] } != nil })
  }
}

/// The classes of the objects that take part in a script.
private struct TakingPart {
  /// The classes themselves, in the order in which they were added.
  private(set) var classes: [String] = []
  /// They and their ancestors.
  private(set) var all: Set<String> = []
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Adds a class; other names are ignored.
  mutating func add(_ name: String) {
    guard !classes.contains(name), let descriptor = catalog.named(name) else { return }
    classes.append(name)
    all.formUnion(catalog.lineage(of: descriptor).map(\.name))
  }
}

/// The names in a program, by where they are.
struct UsedNames {
  /// Names after a period or a colon, with the name before it, and keys of tables.
  private(set) var members: [(receiver: String?, text: String)] = []
  /// All other names.
  private(set) var globals: [String] = []

  init(in program: String) {
    let bytes = Array(program.utf8)
    let tokens = SavedTranscript.tokens(of: program).filter { $0.kind != .comment }
    let texts = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    let at = { (index: Int) in texts.indices.contains(index) ? texts[index] : "" }
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let isKey = ["{", ",", ";"].contains(at(index - 1)) && at(index + 1) == "="
      if [".", ":"].contains(at(index - 1)) {
        members.append((at(index - 2), texts[index]))
      } else if isKey, at(index + 2) != "=" {
        members.append((nil, texts[index]))
      } else {
        globals.append(texts[index])
      }
    }
  }
}
