import Lua

/// What the names in Swift and Objective-C programs are called here.
struct Vocabulary {
  let catalog: Catalog
  let spellings: SpellingBook
  private let members: [String: Member]

  /// The words of a catalog, and their other spellings.
  init(_ catalog: Catalog, _ spellings: SpellingBook) {
    self.catalog = catalog
    self.spellings = spellings
    let pairs = catalog.classes.flatMap(\.members).map { ($0.name, $0) }
    members = Dictionary(pairs) { first, second in first.isCallable ? first : second }
  }

  /// A name as it is typed, and how it is used.
  struct Meaning {
    let name: String
    let isCall: Bool
    /// Whether it writes a property: `setTitle:`.
    var isSetter = false
  }

  /// What a method or property of an object is called here; nil for an unknown name.
  func meaning(of name: String, selector: String? = nil) -> Meaning? {
    if let member = members[name] { return Meaning(name: name, isCall: member.isCallable) }
    for word in [selector ?? name, name] {
      guard let line = spellings.allSpellings(of: word, in: catalog).first?.1.line else { continue }
      let target = String(line.prefix { $0.isLetter || $0.isNumber })
      if line.hasSuffix(" = value") { return Meaning(name: target, isCall: false, isSetter: true) }
      guard members[target] != nil, line == target || line.dropFirst(target.count).first == "("
      else { continue }
      return Meaning(name: target, isCall: line != target)
    }
    return nil
  }

  /// Whether a word is a class of scripts.
  func isClass(_ word: String) -> Bool { catalog.named(word) != nil }

  /// The field for a label of a class's initializer; nil for an unknown one.
  func field(_ label: String, of owner: String) -> String? {
    guard let descriptor = catalog.named(owner) else { return nil }
    let lineage = catalog.lineage(of: descriptor)
    if lineage.contains(where: { $0.labels.contains(label) }) { return label }
    if catalog.allMembers(of: descriptor).contains(where: { $0.name == label }) { return label }
    let line = spellings.spelling(of: label, in: lineage)?.line
    return line.flatMap { line in line.allSatisfy(\.isLetter) ? line : nil }
  }

  /// The string for a constant of an enumeration: `UIModalPresentationFormSheet`.
  func constant(_ name: String) -> String? {
    let line = spellings.global(name) { catalog.enumerations }?.line
    return line?.first == "\"" || ["true", "false", "nil"].contains(line) ? line : nil
  }
}
