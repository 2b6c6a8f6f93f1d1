/// The rules by which Objective-C and Swift spell the same member differently.
enum SpellingRules {
  /// The other spellings of a member.
  static func spellings(of member: Member) -> [Spelling] {
    switch member.kind {
    case .property, .slot: property(member)
    case .method, .callback, .function: selectors(of: member)
    }
  }

  /// `isHidden` is `hidden` in Objective-C, and `setHidden:` writes it.
  private static func property(_ member: Member) -> [Spelling] {
    let bare = member.name.withoutIs
    let getter = bare == member.name ? [] : [Spelling(bare, member.name)]
    let setter = Spelling("set\(bare.capitalizedFirst):", "\(member.name) = value")
    return getter + (member.isReadOnly ? [] : [setter])
  }

  /// The selector with the names of its parameters, and with a word for the first one:
  /// `pushViewController:animated:`, `popViewControllerAnimated:`, `dequeueReusableCellWithIdentifier:`.
  private static func selectors(of member: Member) -> [Spelling] {
    guard let first = member.parameters.first else { return [] }
    let line = line(of: member)
    let rest = member.parameters.dropFirst().map { "\($0.name):" }.joined()
    let word = first.name.capitalizedFirst
    let prepositions = word == "Animated" ? [""] : ["With", "For", "At", "In"]
    let names = prepositions.map { member.name + $0 + word }
    return ((rest.isEmpty ? [] : [member.name]) + names).map { Spelling("\($0):\(rest)", line) }
  }

  /// A call as it is typed: `pushViewController(viewController, animated)`.
  static func line(of member: Member) -> String {
    "\(member.name)(\(member.parameters.map(\.name).joined(separator: ", ")))"
  }

  /// What to type for a member.
  static func use(of member: Member) -> String {
    switch member.kind {
    case .property, .slot: member.name
    case .method, .callback, .function: line(of: member)
    }
  }
}

extension String {
  /// `hidden` of `isHidden`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), let third = dropFirst(2).first, third.isUppercase else { return self }
    return third.lowercased() + dropFirst(3)
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
