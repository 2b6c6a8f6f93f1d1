import Lua
import UIKitLua

/// Tables whose functions the framework calls: delegates, and the table `app`.
extension ProgramWriter {
  /// Gives an object a delegate.
  mutating func delegation() -> String {
    guard let delegation = pick(grammar.delegations),
      let (owner, property) = pick(delegation.places)
    else { return "" }
    let place = number(below: places.count)
    places[place] = owner
    let table = table(of: delegation.delegate)
    return "v[\(place + 1)] = \(owner){} v[\(place + 1)].\(property) = \(table)"
  }

  /// Gives an object a table with a key of a delegate; the tables that are no delegates of objects
  /// are of the application, or nibs.
  mutating func delegation(_ delegate: String, _ key: String, in place: Int) -> String {
    guard
      let member = grammar.delegates.first(where: { $0.name == delegate })?
        .members.first(where: { $0.name == key })
    else { return "" }
    mentions.insert("\(delegate).\(key)")
    guard
      let found = grammar.delegations.first(where: { $0.delegate.name == delegate }),
      let (owner, property) = pick(found.places)
    else {
      let table = delegate == "Nib" ? "nibs.Home" : "app"
      return "\(table).\(key) = \(entry(member))"
    }
    places[place] = owner
    return "v[\(place + 1)] = \(owner){} v[\(place + 1)].\(property) = "
      + "{ \(key) = \(entry(member)) }"
  }

  /// Sets a callback of the application, or a nib.
  mutating func application() -> String {
    if roll(20), let nib = grammar.delegates.first(where: { $0.name == "Nib" }) {
      return "nibs.Home = \(table(of: nib)) v[1] = UIViewController{ nibName = \"Home\" }"
    }
    guard let delegate = grammar.delegates.first(where: { $0.name == "UIApplicationDelegate" }),
      let member = pick(delegate.members)
    else { return "" }
    mentions.insert("\(delegate.name).\(member.name)")
    let events = ["background() simulator:foreground", "relaunch", "memoryWarning", "terminate"]
    return "app.\(member.name) = \(entry(member)) simulator:\(pick(events) ?? "relaunch")()"
  }

  /// A table with some of the keys that the framework looks for in it.
  mutating func table(of delegate: Grammar.Class) -> String {
    guard depth < 2 else { return "{}" }
    depth += 1
    defer { depth -= 1 }
    let entries = (0..<number(below: 4)).compactMap { _ in
      pick(delegate.members).map { member in
        mentions.insert("\(delegate.name).\(member.name)")
        return "\(member.name) = \(entry(member))"
      }
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private mutating func entry(_ member: Member) -> String {
    if member.kind == .property { return value(member.type ?? .named("any")) }
    return "function(...) \(body())\(answer(to: member)) end"
  }

  /// The result of a function that the framework calls; mostly of the right type.
  mutating func answer(to member: Member?) -> String {
    guard let type = member?.type, roll(80) else { return "" }
    return " return \(value(type))"
  }
}
