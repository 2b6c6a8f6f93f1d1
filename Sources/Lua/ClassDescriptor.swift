/// A class of the host, described once: what scripts can do with its objects, and what generated
/// files document.
///
///     ClassDescriptor("UIViewController", of: UIViewController.self, summary: "…")
///       .property("title", summary: "…", get: { $0.title }, set: { $0.title = $1 })
///       .method("addChild", "child", summary: "…") { (parent, child: UIViewController) in
///         parent.addChild(child)
///       }
package struct ClassDescriptor<Object: LuaObject> {
  /// The type-erased descriptor, for lists.
  package internal(set) var erased: AnyClassDescriptor

  package var members: [Member] { erased.members }

  /// Describes a class; the receiver is the name of its variable in hints ("nav" in
  /// "nav:push(...)").
  package init(
    _ name: String, of type: Object.Type, extends parent: String? = nil, receiver: String? = nil,
    summary: String
  ) {
    erased = AnyClassDescriptor(
      name: name, parent: parent, receiver: receiver ?? Self.variable(named: name),
      summary: summary)
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

/// A type-erased class descriptor.
package struct AnyClassDescriptor {
  package let name: String
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
  var adopt: ((LuaStack, UnsafeMutableRawPointer, Int32) throws(Member.Rejection) -> Void)?
  var childrenHint: String?
  var describe: HostBody?

  /// Creates an object from the table of a call.
  typealias Make = (LuaArguments) throws(LuaError) -> any LuaObject
}
