import CLua
import CLuaShims

extension Interpreter {
  /// Warns about functions in a script's table whose names are nearly those that the host calls, or
  /// UIKit's names for them; returns the names.
  func warn(aboutTableAt index: Int32, of type: String, _ stack: LuaStack) -> Set<String> {
    var known: Set<String> = []
    let members = hooks.tableMembers(type)
    if !members.isEmpty {
      warn(about: functionNames(ofTableAt: index, stack), of: type, members, known: &known)
    }
    return known
  }

  /// Warns about functions that a script has added to the table in a slot since it was set.
  ///
  /// The names that are known already draw no warning; afterwards all are known.
  package func warn(
    aboutFunctionsAddedTo name: String, of object: AnyObject, known: inout Set<String>
  ) {
    guard case .named(let type)? = binding(of: object)?.members[name]?.type else { return }
    let members = hooks.tableMembers(type)
    guard !members.isEmpty else { return }
    let names = withStack { stack in
      dd_push_field(stack.state, address(object), name) ? functionNames(ofTableAt: -1, stack) : []
    }
    warn(about: names ?? [], of: type, members, known: &known)
  }

  /// Warns about functions in a table of a type, such as a global one, in the same way.
  package func warn(
    aboutFunctionsIn table: LuaTable, as type: String, known: inout Set<String>
  ) {
    let names = withStack { stack in
      LuaValue.table(table).push(onto: stack)
      return functionNames(ofTableAt: -1, stack)
    }
    guard let names, !names.isEmpty else { return }  // without functions the members don't matter
    warn(about: names, of: type, hooks.tableMembers(type), known: &known)
  }

  private func warn(
    about names: [String], of type: String, _ members: [Member], known: inout Set<String>
  ) {
    for name in names.sorted() where known.insert(name).inserted {
      if let row = deprecation(of: name, in: type) { noteUse(of: row, at: position) }
      guard let member = Self.member(meantBy: name, among: members) else { continue }
      hooks.fieldWarning(name, type, member)
    }
  }

  /// The names of the functions in a plain table; none for anything else.
  private func functionNames(ofTableAt index: Int32, _ stack: LuaStack) -> [String] {
    guard stack.type(at: index) == LUA_TTABLE, !stack.isClass(at: index) else { return [] }
    let table = lua_absindex(stack.state, index)
    var names: [String] = []
    stack.pushNil()
    while lua_next(stack.state, table) != 0 {
      let isFunction = stack.type(at: -1) == LUA_TFUNCTION
      stack.pop()
      if isFunction, stack.type(at: -1) == LUA_TSTRING { names.append(stack.string(at: -1)) }
    }
    return names
  }

  /// The member that a function's name is another spelling of, or nearly.
  static func member(meantBy name: String, among members: [Member]) -> Member? {
    if members.contains(where: { $0.name == name }) { return nil }
    let near = nearest(to: name, in: members.map(\.name))
    return member(inSelector: name, among: members) ?? members.first { $0.name == near }
  }

  /// The member whose name is in a selector: `didShow` in
  /// `navigationController:didShowViewController:animated:`, and `didBecomeActive` in
  /// `applicationDidBecomeActive`.
  static func member(inSelector name: String, among members: [Member]) -> Member? {
    let parts = name.lowercased().split { $0 == "_" || $0 == ":" }
    func isPart(_ member: Member) -> Bool {
      let word = member.name.lowercased()
      return word.count > 3
        && parts.contains {
          $0.hasPrefix(word) || $0.hasSuffix(word) || isSentTo($0, word)
        }
    }
    func isSentTo(_ part: Substring, _ word: String) -> Bool {
      guard let place = part.firstRange(of: word) else { return false }
      return Self.receivers.contains { part[..<place.lowerBound].hasSuffix($0) }
    }
    return members.filter(isPart).max { $0.name.count < $1.name.count }
  }

  /// The ends of the words with which the selectors of delegates begin.
  private static let receivers = [
    "application", "bar", "controller", "field", "interaction", "scene", "view",
  ]
}
