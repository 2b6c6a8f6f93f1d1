import Lua

/// What the names of UIKit in Swift and Objective-C programs are here.
package final class Vocabulary {
  let catalog: Catalog
  let spellings: SpellingBook
  private var membersOfClasses: [String: [String: Member]] = [:]
  let catalogEnumerations: [LuaType.Enumeration]
  private let membersOfAll: [String: Member]

  /// The words of a catalog, and their other spellings.
  package init(_ catalog: Catalog, _ spellings: SpellingBook) {
    self.catalog = catalog
    self.spellings = spellings
    catalogEnumerations = catalog.enumerations
    let usual = ["UIViewController", "UINavigationController", "UIView", "UITableView"]
    let classes = usual.compactMap(catalog.named) + catalog.classes
    membersOfAll = Dictionary(
      classes.flatMap(\.members).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a member of an object is here.
  struct Meaning {
    /// How it is written after the object.
    let name: String
    let member: Member?
    /// What is passed: the names of its parameters.
    var parameters: [String]?
    /// Whether it is assigned: `setTitle:`.
    var isSetter = false
    /// The class that is called with a table, for a constructor.
    var construction: (name: String, labels: [String])?
    /// Whether its class is written before it: `UIView.animate(…)`.
    var isStatic = false
  }

  func isClass(_ name: String) -> Bool { catalog.named(name) != nil }

  /// The members of a class and its ancestors, by name.
  func members(of name: String) -> [String: Member] {
    if let members = membersOfClasses[name] { return members }
    let found = catalog.named(name).map { catalog.allMembers(of: $0) } ?? []
    let members = Dictionary(found.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    membersOfClasses[name] = members
    return members
  }

  /// Whether a class is or inherits from another one.
  func isClass(_ name: String, a ancestor: String) -> Bool {
    catalog.named(name).map { catalog.lineage(of: $0).contains { $0.name == ancestor } } ?? false
  }

  /// What a member is called here, given its name or selector; nil for an unknown one.
  ///
  /// Without a class all are searched.
  func meaning(of name: String, selector: String? = nil, in className: String?) -> Meaning? {
    let isCallWithArguments = selector?.contains(":") == true
    if let member = className.map({ members(of: $0)[name] }) ?? membersOfAll[name],
      !isCallWithArguments || member.isCalled || name.hasPrefix("set") == false
    {
      return Meaning(name: name, member: member, parameters: member.isCalled ? names(member) : nil)
    }
    for word in [selector ?? name, name] {
      if let line = spelling(of: word, in: className)?.line,
        let meaning = meaning(line: line, in: className)
      {
        return meaning
      }
    }
    return nil
  }

  private func names(_ member: Member) -> [String] { member.parameters.map(\.name) }

  private func spelling(of word: String, in className: String?) -> Spelling? {
    guard let className else { return spellings.allSpellings(of: word, in: catalog).first?.1 }
    return catalog.named(className).flatMap {
      spellings.spelling(of: word, in: catalog.lineage(of: $0))
    }
  }

  /// What a line of a spelling says: `present(controller, animated)`, `title = value`, `parent`,
  /// `UIView.animate(duration)`, `UIAlertAction{ title = … }`.
  private func meaning(line: String, in className: String?) -> Meaning? {
    if let brace = line.firstIndex(of: "{"), isClass(String(line[..<brace])) {
      let labels = line[brace...].split { $0 == "," || $0 == "{" }.compactMap {
        $0.split(separator: "=").first.map { $0.trimmingSpaces }
      }
      return Meaning(
        name: "", member: nil, construction: (String(line[..<brace]), labels.filter(\.isName)))
    }
    let path = line.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    let rest = line.dropFirst(path.count)
    guard !path.isEmpty, rest.isEmpty || rest.first == "(" || rest.hasPrefix(" = ") else {
      return nil
    }
    let words = path.split(separator: ".").map(String.init)
    let isStatic = words.count == 2 && isClass(words[0])
    let owner = isStatic ? words[0] : className
    let name = isStatic ? words[1] : String(path)
    let member = owner.map { members(of: $0)[words[0] == name ? name : words.last ?? ""] }
    guard words.count > 1 || (member ?? membersOfAll[name]) != nil else { return nil }
    var meaning = Meaning(name: name, member: member ?? membersOfAll[name])
    meaning.isStatic = isStatic
    meaning.isSetter = rest.hasPrefix(" = ")
    if rest.first == "(" {
      let list = rest.dropFirst().prefix { $0 != ")" }
      meaning.parameters = list.split(separator: ",").map { $0.trimmingSpaces }
    }
    return meaning
  }

  // MARK: Constants and calls of classes

  /// What a constant or another name around UIKit is here.
  func constant(_ name: String) -> Spelling? {
    spellings.global(name) { catalogEnumerations }
  }

  /// The field for a label of a class's initializer; nil for an unknown one.
  func field(_ label: String, of owner: String) -> String? {
    guard let descriptor = catalog.named(owner) else { return nil }
    let lineage = catalog.lineage(of: descriptor)
    if lineage.contains(where: { $0.labels.contains(label) }) { return label }
    if members(of: owner)[label]?.isCalled == false { return label }
    let line = spellings.spelling(of: label, in: lineage)?.line
    return line.flatMap { $0.isName ? $0 : nil }
  }

  /// The type of the field for a label.
  func type(ofField field: String, of owner: String) -> ValueType {
    guard let descriptor = catalog.named(owner) else { return .unknown }
    if let member = members(of: owner)[field] { return ValueType(member.type) }
    let parts = catalog.lineage(of: descriptor).flatMap(\.labelledParts)
    return ValueType(parts.first { $0.name == field }?.type)
  }

  /// The field that a closure after the call of a class sets.
  func closureField(of owner: String) -> String? {
    ["handler", "provider", "primaryAction"].first {
      field($0, of: owner) != nil && type(ofField: $0, of: owner) != .unknown
    } ?? (field("handler", of: owner) == nil ? nil : "handler")
  }

  // MARK: Delegates

  /// The function of a delegate that a method is: `didShow` for
  /// `navigationController:didShowViewController:animated:`.
  func delegateMember(_ selector: String, adopting protocols: [String]) -> (Member, String)? {
    let adopted = catalog.delegates.filter { protocols.contains($0.name) }
    let first = selector.prefix { $0 != ":" }
    let rest = catalog.delegates.filter { delegate in
      first.isEmpty || selector.contains(":") && isSender(String(first), of: delegate)
    }
    let known: [(Member, String)] = (adopted + rest).flatMap { delegate in
      delegate.members.filter { $0.kind == .function }.map { ($0, delegate.name) }
    }
    let parts = selector.split(separator: ":").map(String.init)
    return known.filter { Self.names($0.0.name, in: parts) }.reduce(nil) { best, next in
      best.map { $0.0.name.count >= next.0.name.count ? $0 : next } ?? next
    }
  }

  /// Why nothing here calls a method that UIKit does; nil if it does, or isn't UIKit's.
  func reasonNotCalled(_ selector: String) -> String? {
    if let reason = Self.neverCalled[selector] { return reason }
    let parts = selector.split(separator: ":")
    guard parts.count > 1, delegateMember(selector, adopting: []) == nil,
      Self.senders.contains(String(parts[0]))
    else { return nil }
    return "no delegate here has it"
  }

  /// The methods of UIKit's that nothing here calls, and why.
  private static let neverCalled = [
    "motionBegan:withEvent:": "the device is never shaken here",
    "motionEnded:withEvent:": "the device is never shaken here",
    "remoteControlReceivedWithEvent:": "the device has no remote control here",
    "allocWithZone:": "a class that is called makes an object",
    "copyWithZone:": "objects aren't copied here", "drawRect:": "nothing is drawn by programs",
    "awakeFromNib": "objects don't come from nibs",
  ]

  /// The first words of the selectors of delegates.
  private static let senders: Set = [
    "tableView", "collectionView", "navigationController", "tabBarController", "textField",
    "scrollView", "splitViewController", "searchBar",
  ]

  /// Whether the first word of a selector is, or begins with, the kind of object that has a
  /// delegate: `tableView`, `textFieldShouldReturn`.
  private func isSender(_ word: String, of delegate: TableDescriptor) -> Bool {
    let kind = delegate.name.dropFirst(2).split(separator: "Delegate").first ?? ""
    let base = kind.replacingSuffixes(["DataSource", "Updating", "PresentationController"])
    let sender = base.prefix(1).lowercased() + base.dropFirst()
    return sender.count > 3 && word.hasPrefix(sender)
      || ["presentationController", "updateSearchResults", "numberOfSections"].contains {
        word.hasPrefix($0)
      }
  }

  /// Whether a member's name is in a selector, as whole words.
  private static func names(_ name: String, in parts: [String]) -> Bool {
    guard name.count > 3 else { return false }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return parts.contains { part in
      if part.hasPrefix(name) { return isWordEnd(part.dropFirst(name.count)) }
      guard let range = part.firstRange(of: capital) else { return false }
      return isWordEnd(part[range.upperBound...])
    }
  }

  private static func isWordEnd(_ rest: Substring) -> Bool { rest.first?.isLowercase != true }
}

extension Member {
  /// Whether it is called rather than read.
  var isCalled: Bool {
    switch kind {
    case .method, .callback, .function: true
    case .property, .slot: false
    }
  }
}

extension StringProtocol {
  var isName: Bool {
    !isEmpty && first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  var trimmingSpaces: String {
    var text = Substring(String(self))
    while text.first == " " { text.removeFirst() }
    while text.last == " " || text.last == "}" { text.removeLast() }
    return String(text)
  }

  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate func replacingSuffixes(_ suffixes: [String]) -> String {
    suffixes.reduce(String(self)) { text, suffix in
      text.hasSuffix(suffix) && text != suffix ? String(text.dropLast(suffix.count)) : text
    }
  }
}
