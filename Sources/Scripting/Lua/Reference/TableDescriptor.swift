/// A table of functions: one that the host provides for scripts, or one that scripts write for the
/// host, such as delegates.
///
///     TableDescriptor("UITextFieldDelegate", "Is notified of the editing of a text field.")
///       .call("didEndEditing", ["field": UITextField.self], "Called when editing has ended.")
package struct TableDescriptor {
  package let name: String
  package let summary: String
  package private(set) var members: [Member]

  /// Creates a table; its functions are added, or passed.
  package init(_ name: String, _ summary: String, members: [Member] = []) {
    self.name = name
    self.summary = summary
    self.members = members
  }

  /// Adds a function that scripts may put into the table.
  package func call(
    _ name: String, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning result: LuaType? = nil, _ summary: String, facts: [String] = []
  ) -> Self {
    adding(name, parameters, result.map { .described($0) }, summary, facts)
  }

  /// The same, with a result of a Swift type, which is described on first use.
  package func call(
    _ name: String, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning result: (any LuaConvertible.Type)?, _ summary: String, facts: [String] = []
  ) -> Self {
    adding(name, parameters, result.map { .swift($0) }, summary, facts)
  }

  private func adding(
    _ name: String, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    _ result: Member.TypeSource?, _ summary: String, _ facts: [String]
  ) -> Self {
    var member = Member(kind: .function, name: name, summary: summary)
    member.parameters = parameters.map { Member.Parameter($0.key, $0.value) }
    member.source = result
    member.facts = facts
    var copy = self
    copy.members.append(member)
    return copy
  }

  /// Adds a field of the table that is not a function.
  package func field(
    _ name: String, _ type: LuaType, _ summary: String, facts: [String] = []
  ) -> Self {
    var member = Member(kind: .property, name: name, summary: summary)
    member.source = .described(type)
    member.facts = facts
    var copy = self
    copy.members.append(member)
    return copy
  }

  /// Adds the functions of another table.
  package func adding(_ other: Self) -> Self {
    var copy = self
    copy.members += other.members
    return copy
  }

  /// The type named after the table.
  package var type: LuaType { .named(name) }
}
