/// A class of the host, described once: what scripts can do with its objects, and what generated
/// files say about it.
///
///     ClassDescriptor("UIViewController", of: UIViewController.self, summary: "…")
///       .property("title", summary: "…", get: { $0.title }, set: { $0.title = $1 })
///       .method("addChild", "child", summary: "…") { (parent, child: UIViewController) in
///         parent.addChild(child)
///       }
package struct ClassDescriptor<Object: LuaObject> {
  /// The same without its type, for lists.
  package internal(set) var erased: AnyClassDescriptor

  package var members: [Member] { erased.members }

  /// Describes a class; the receiver is the variable's name in hints ("nav" in "nav:push(...)").
  package init(
    _ name: String, of type: Object.Type, extends parent: String? = nil, receiver: String? = nil,
    summary: String
  ) {
    erased = AnyClassDescriptor(
      name: name, type: type, parent: parent,
      receiver: receiver ?? Self.variable(named: name), summary: summary)
  }

  // "UINavigationController" -> "navigationController"
  private static func variable(named name: String) -> String {
    let letters = name.hasPrefix("UI") ? name.dropFirst(2) : name[...]
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }

  func adding(_ member: Member) -> Self {
    var copy = self
    copy.erased.members.append(member)
    return copy
  }
}

/// A class descriptor without its type.
package struct AnyClassDescriptor {
  package let name: String
  let type: any LuaObject.Type
  package let parent: String?
  let receiver: String
  package let summary: String
  package internal(set) var members: [Member] = []
  /// The labels that the initializer takes from the table.
  package internal(set) var labels: [String] = []
  /// Those of them that are no properties.
  var labelParts: [LuaField] = []
  /// What the array part of the call's table holds.
  var children: (any LuaConvertible.Type)?
  /// The property that holds it afterwards.
  package internal(set) var childrenProperty: String?
  /// The property that a string in place of the table stands for.
  package internal(set) var shorthand: String?
  /// How a script makes an object, if it may.
  var make: Make?
  var adopt: ((LuaStack, UnsafeMutableRawPointer, Int32) throws(Member.Rejection) -> Void)?
  var childrenHint: String?
  var describe: HostBody?

  /// Makes an object of the table of a call.
  typealias Make = (LuaArguments) throws(LuaError) -> any LuaObject
}
