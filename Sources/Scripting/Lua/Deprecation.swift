import CLua
import CLuaShims

/// A name of the Lua API that will go: until then it works as before, and each place that uses it
/// draws one note.
///
///     Deprecation("user.pick", since: "0.4.0", instead: "user.choose(title)")
nonisolated package struct Deprecation: Hashable, Sendable {
  /// The name: `wait`, `user.pick`, `UIView.frame`; for an entry of a class's call
  /// `UIAlertAction.handler`, for an option of a function `user.swipeBack.at`.
  package let name: String
  /// The version since which it has been deprecated.
  package let since: String
  /// What to write instead.
  package let instead: String

  /// Deprecates a name.
  package init(_ name: String, since: String, instead: String) {
    (self.name, self.since, self.instead) = (name, since, instead)
  }

  /// What a program that uses it reads.
  package func text(at position: String) -> String {
    "\(position): \(name) is deprecated since \(since); write `\(instead)`"
  }

  /// What its description says.
  var sentence: String { "Deprecated since \(since): write `\(instead)`." }

  /// The last part of the name, and all of it before.
  var parts: (owner: Substring, key: String) {
    guard let dot = name.lastIndex(of: ".") else { return ("", name) }
    return (name[..<dot], String(name[name.index(after: dot)...]))
  }
}

extension Interpreter {
  /// The members of a class or a table, of which those that are deprecated, or have such options,
  /// note their uses.
  func noting(_ members: [Member], of owner: String) -> [Member] {
    guard !deprecations.isEmpty else { return members }
    return members.map { member in
      let name = owner.isEmpty ? member.name : "\(owner).\(member.name)"
      let own = deprecations.first { $0.name == name }
      let options = deprecations.filter { member.kind != .property && $0.parts.owner == name }
      return own == nil && options.isEmpty ? member : member.noting(own, options)
    }
  }

  /// A descriptor whose members and labels are described so.
  func noting(_ descriptor: AnyClassDescriptor) -> AnyClassDescriptor {
    var copy = descriptor
    copy.members = noting(descriptor.members, of: descriptor.name)
    copy.labelParts = descriptor.labelParts.map { label in
      guard let row = deprecation(of: label.name, in: descriptor.name) else { return label }
      return LuaField(label.name, label.type, "\(label.summary) \(row.sentence)")
    }
    return copy
  }

  func deprecation(of name: String, in owner: String) -> Deprecation? {
    deprecations.first { $0.parts == (owner[...], name) }
  }

  /// Notes that the running program uses a name; what the host itself reads is no use.
  func noteUse(of deprecation: Deprecation, at position: String?) {
    guard let position, notedUses.insert("\(position) \(deprecation.name)").inserted else { return }
    hooks.deprecatedUse(deprecation, position)
  }
}

extension Member {
  /// The member with a note at each use of it, if it is deprecated, and of some options of its call.
  fileprivate func noting(_ own: Deprecation?, _ options: [Deprecation]) -> Member {
    func note(_ stack: LuaStack) {
      let used = [own].compactMap { $0 } + options.filter { stack.hasOption($0.parts.key) }
      for row in used { stack.interpreter.noteUse(of: row, at: stack.position) }
    }
    func noting(_ body: HostBody?) -> HostBody? {
      guard let body else { return nil }
      return { stack, object in
        note(stack)
        return body(stack, object)
      }
    }
    var copy = self
    (copy.deprecation, copy.deprecatedOptions) = (own, options)
    (copy.call, copy.superCall) = (noting(call), noting(superCall))
    (copy.leaf, copy.setLeaf) = (nil, nil)
    guard let set else { return copy }
    copy.set = { stack, object, index throws(Rejection) in
      note(stack)
      try set(stack, object, index)
    }
    return copy
  }
}

extension LuaStack {
  /// Whether one of the arguments is a table with an entry of that name.
  fileprivate func hasOption(_ name: String) -> Bool {
    guard top > 0, reserve(1) else { return false }
    return (1...top).contains { index in
      guard type(at: index) == LUA_TTABLE else { return false }
      push(name)
      lua_rawget(state, index)
      defer { pop() }
      return type(at: -1) != LUA_TNIL
    }
  }
}
