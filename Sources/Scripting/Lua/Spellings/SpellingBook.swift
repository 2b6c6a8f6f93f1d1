/// The dictionary of spellings: what is meant by a name that no member has.
///
/// Rows of data come first, then the rules, then names that differ in capitals only. Near names are
/// guesses, and no matter of this dictionary.
package final class SpellingBook {
  /// The reviewed rows of each class, by its name.
  private let rows: [String: [Spelling]]
  /// The rows of globals.
  private let globals: [String: Spelling]
  /// What every class has: `alloc`.
  private let common: [String: Spelling]
  /// What lists have elsewhere, by its exact name.
  package let ofLists: [String: Spelling]
  private var tables: [String: [String: Spelling]] = [:]

  /// Creates a dictionary of rows by class, for the objects of all classes, of globals, and
  /// of lists.
  package init(
    classes: [String: [Spelling]] = [:], common: [Spelling] = [], globals: [Spelling] = [],
    lists: [Spelling] = []
  ) {
    rows = classes
    self.common = Self.table(common)
    self.globals = Self.table(globals)
    ofLists = Dictionary(lists.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is meant by a name that no member of a class has, given the class and its ancestors.
  package func spelling(of name: String, in lineage: [AnyClassDescriptor]) -> Spelling? {
    let key = Spelling.key(of: name)
    for descriptor in lineage {
      let table = table(of: descriptor)
      if let found = table[key] ?? table[Self.firstPart(of: name, key)] { return found }
    }
    return Construction.spelling(of: name, in: lineage) ?? otherCapitals(name, lineage)
      ?? common[key]
  }

  /// What is meant by a global that isn't defined; enumerations are asked for if need be.
  package func global(
    _ name: String, among enumerations: () -> [LuaType.Enumeration]
  ) -> Spelling? {
    if let row = globals[Spelling.key(of: name)], row.name.prefix(1) == name.prefix(1) {
      return row
    }
    guard name.prefix(2).allSatisfy(\.isUppercase), name.count > 5 else { return nil }
    let list = enumerations()
    if let type = list.first(where: { $0.name == name || $0.objectiveCName == name }) {
      return Spelling(name, note: "its values are strings: \(type.quotedCases)")
    }
    let found = list.compactMap { type in
      type.caseMeant(by: name, isType: true).map { Spelling(name, "\"\($0)\"") }
    }
    return found.first
  }

  /// The rows about a word, whatever they are about; for a page of help.
  package func allSpellings(of word: String, in catalog: Catalog) -> [(owner: String, Spelling)] {
    let key = Spelling.key(of: word)
    let found = catalog.classes.compactMap { descriptor in
      let isOwn = catalog.lineage(of: descriptor).contains {
        $0.members.contains { $0.name == word }
      }
      let table = isOwn ? [:] : table(of: descriptor)
      return (table[key] ?? table[Self.firstPart(of: word, key)]).map { (descriptor.name, $0) }
    }
    let other =
      global(word) { catalog.enumerations } ?? initializer(word, catalog)
      ?? common[Spelling.key(of: word)]
    return found + (other.map { [("", $0)] } ?? [])
  }

  /// The call of the first class that has the labels of an initializer.
  private func initializer(_ word: String, _ catalog: Catalog) -> Spelling? {
    catalog.classes.lazy
      .compactMap { Construction.spelling(of: word, in: catalog.lineage(of: $0)) }
      .first { $0.name == word && $0.line?.contains("=") == true }
  }

  // MARK: Tables

  /// A colon says that a name is a selector, of which the first part may decide.
  private static func firstPart(of name: String, _ key: String) -> String {
    name.contains(":") ? String(key.prefix { $0 != ":" }) : key
  }

  /// The rows by their keys; a whole name comes before one without its colons, and that before the
  /// first part of a longer one.
  private static func table(_ rows: [Spelling]) -> [String: Spelling] {
    var table: [String: Spelling] = [:]
    let whole = rows.map { (key: Spelling.key(of: $0.name), row: $0) }
    let joined = rows.map { (key: $0.joinedKey, row: $0) }
    let parts = rows.map { (key: $0.firstKey, row: $0) }
    for entry in whole + joined + parts where table[entry.key] == nil {
      table[entry.key] = entry.row
    }
    return table
  }

  private func table(of descriptor: AnyClassDescriptor) -> [String: Spelling] {
    if let table = tables[descriptor.name] { return table }
    let rules = descriptor.members.flatMap(SpellingRules.spellings)
    var table = Self.table((rows[descriptor.name] ?? []) + rules)
    // A member of the class isn't another spelling of another one.
    for member in descriptor.members { table[member.name.lowercased()] = nil }
    tables[descriptor.name] = table
    return table
  }

  private func otherCapitals(_ name: String, _ lineage: [AnyClassDescriptor]) -> Spelling? {
    let word = name.lowercased()
    for member in lineage.lazy.flatMap(\.members) where member.name.lowercased() == word {
      var spelling = Spelling(name, SpellingRules.use(of: member))
      spelling.isMistypedCallback = member.kind == .callback || member.isOverridable
      return spelling
    }
    return nil
  }
}
