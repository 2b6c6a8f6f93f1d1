/// The description of a member in sentences.
package struct MemberText {
  private let member: Member

  /// Creates the text of a member.
  package init(_ member: Member) { self.member = member }

  /// The summary, with details that depend on the kind of member.
  package var summary: String {
    ([member.summary] + notesOnUse).joined(separator: " ")
  }

  /// A line for each deprecation and each known problem, and one for the facts.
  package var notes: [String] {
    deprecations
      + member.problems.map { problem in
        "`\(problem.name)`: \(problem.text)"
      } + (facts.isEmpty ? [] : ["Facts: \(followable(facts))."])
  }

  /// A line if it is deprecated, and one for each of its options that is.
  var deprecations: [String] {
    [member.deprecation?.sentence].compactMap { $0 }
      + member.deprecatedOptions.map { "`\($0.parts.key)`: \($0.sentence)" }
  }

  /// The facts that the member implements, those of its problems included, each once.
  package var facts: [String] {
    var seen: Set<String> = []
    return (member.facts + member.problems.flatMap(\.facts)).filter { seen.insert($0).inserted }
  }

  /// `pushViewController(viewController, animated)`, as it is called.
  package var call: String {
    "\(member.name)(\(member.parameters.map(\.name).joined(separator: ", ")))"
  }

  /// `pushViewController(viewController: UIViewController, animated?: boolean)`.
  package var signature: String {
    switch member.kind {
    case .property, .slot: "\(member.name): \(member.type?.annotation ?? "any")"
    case .method, .callback, .function: "\(member.name)(\(parameterList))\(result)"
    }
  }

  private var parameterList: String {
    member.parameters.map { parameter in
      let mark = parameter.isOptional && parameter.name != "..." ? "?" : ""
      return "\(parameter.name)\(mark): \(parameter.type.wrapped.annotation)"
    }.joined(separator: ", ")
  }

  private var result: String {
    let results = member.results.map { "\($0.name): \($0.type.annotation)" }
    let list = results.isEmpty ? [member.type?.annotation].compactMap { $0 } : results
    return list.isEmpty ? "" : ": " + list.joined(separator: ", ")
  }

  private var notesOnUse: [String] {
    let isValue = member.kind == .property || member.kind == .slot
    return [
      isValue && member.isReadOnly ? "Read-only." : nil,
      isValue && member.isOverridable ? "Override it with a function of this name." : nil,
      member.kind == .callback ? "A script may override it." : nil,
    ].compactMap { $0 }
  }
}

extension Member.Parameter {
  /// Whether a call may omit it: nil is one of its values, or means false.
  package var isOptional: Bool { type.takesNil || type == Bool.luaDescription }
}
