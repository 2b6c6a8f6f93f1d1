import Lua

/// What Objective-C calls a member, by its naming rules alone.
enum ObjectiveCNames {
  static func of(_ member: Member) -> [String] {
    switch member.kind {
    case .property, .slot: accessors(member)
    case .method, .callback, .function: [selector(member)]
    }
  }

  private static func accessors(_ member: Member) -> [String] {
    let isFlag = member.name.wholeMatch(of: /is[A-Z].*/) != nil
    let bare = isFlag ? String(member.name.dropFirst(2)) : member.name
    let setter = "set" + bare.prefix(1).uppercased() + bare.dropFirst()
    let getter = bare.prefix(1).lowercased() + bare.dropFirst()
    return [getter] + (member.isReadOnly ? [] : [setter])
  }

  private static func selector(_ member: Member) -> String {
    let rest = member.parameters.dropFirst().map { "\($0.name):" }.joined()
    guard !rest.isEmpty else { return member.name }
    return "\(member.name):\(rest)"
  }
}
