/// A class of the host, described once: what scripts can do with its objects, and what generated
/// files document.
///
///     ClassDescriptor("UIViewController", of: UIViewController.self, summary: "…")
///       .property("title", summary: "…", get: { $0.title }, set: { $0.title = $1 })
///       .method("addChild", "child", summary: "…") { (parent, child: UIViewController) in
///         parent.addChild(child)
///       }
package struct ClassDescriptor<Object: LuaObject> {
  /// What is described, but for the members.
  var parts: AnyClassDescriptor
  /// The member that was added last.
  private var last: AddedMember?

  /// The type-erased descriptor, for lists.
  package var erased: AnyClassDescriptor {
    var whole = parts
    whole.members = members
    return whole
  }

  /// The members, in the order in which they were added.
  package var members: [Member] {
    Array(sequence(first: last, next: { $0?.previous }).compactMap { $0?.member }.reversed())
  }

  /// Describes a class; the receiver is the name of its variable in hints ("nav" in
  /// "nav:push(...)").
  package init(
    _ name: String, of type: Object.Type, extends parent: String? = nil, receiver: String? = nil,
    summary: String
  ) {
    parts = AnyClassDescriptor(
      name: name, type: type, parent: parent, receiver: receiver ?? Self.variable(named: name),
      summary: summary)
  }

  // "UINavigationController" -> "navigationController"
  private static func variable(named name: String) -> String {
    let letters = name.hasPrefix("UI") ? name.dropFirst(2) : name[...]
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }

  func adding(_ member: Member) -> Self {
    var copy = self
    copy.last = AddedMember(member, after: last)
    return copy
  }

  func changingLast(_ change: (inout Member) -> Void) -> Self {
    guard let last else { preconditionFailure("a note follows the member that it is about") }
    var (copy, member) = (self, last.member)
    change(&member)
    copy.last = AddedMember(member, after: last.previous)
    return copy
  }
}

/// A member with those that were added before it, so that adding one copies no others.
private final class AddedMember {
  let member: Member
  let previous: AddedMember?

  init(_ member: Member, after previous: AddedMember?) {
    (self.member, self.previous) = (member, previous)
  }
}

/// A type-erased class descriptor.
package struct AnyClassDescriptor {
  package let name: String
  /// The class itself.
  let type: AnyClass
  package let parent: String?
  let receiver: String
  package let summary: String
  package internal(set) var members: [Member] = []
  /// The labels that the initializer reads from the table.
  package internal(set) var labels: [String] = []
  /// The labels that are not properties.
  var labelParts: [LuaField] = []
  /// The type of the values in the array part of the call's table.
  var children: (any LuaConvertible.Type)?
  /// The property that contains them afterwards.
  package internal(set) var childrenProperty: String?
  /// The property that a string passed instead of the table sets.
  package internal(set) var shorthand: String?
  /// The function with which scripts create an object, if they may.
  var make: Make?
  /// What follows when the object has its class and the functions of the table.
  var complete: ((any LuaObject, LuaArguments) throws(LuaError) -> Void)?
  var adopt: ((LuaStack, UnsafeMutableRawPointer, Int32) throws(Member.Rejection) -> Void)?
  var childrenHint: String?
  var describe: HostBody?

  /// Creates an object from the table of a call.
  typealias Make = (LuaArguments) throws(LuaError) -> any LuaObject
}
