/// Writes what the rows of descriptors stand for.
public struct Writer {
  private let declarations: Declarations
  private let rows: Rows

  /// Writes the rows by the declarations that they name.
  public init(_ declarations: Declarations, _ rows: Rows) {
    (self.declarations, self.rows) = (declarations, rows)
  }

  /// The rows for enumerations that have no cases: there is no such enumeration, or its module isn't among
  /// the graphs.
  public var unknownEnumerations: [String] {
    rows.enumerations.filter { declarations.cases(of: $0).isEmpty }.sorted()
  }

  /// The files by name: one for each class that has rows, and one for all enumerations.
  public var files: [(name: String, text: String)] {
    let enumerations = rows.enumerations.sorted().map { name in
      let cases = declarations.cases(of: name).map { ".\($0)" }.joined(separator: ", ")
      return """
        extension \(name) {
          package static var luaCases: LuaCases<Self> { [\(cases)] }
        }

        """
    }
    return classes + [("Enumerations.swift", Self.head + enumerations.joined(separator: "\n"))]
  }

  private var classes: [(name: String, text: String)] {
    rows.names.sorted { $0.key < $1.key }.compactMap { type, names in
      let functions = names.sorted().compactMap { name -> String? in
        let found = declarations.members(name, of: type)
        guard found.count == 1, found[0].isSimple else { return nil }
        return function(of: found[0], in: type)
      }
      if functions.isEmpty { return nil }
      return (
        "\(type).swift",
        Self.head + "extension ClassDescriptor<\(type)> {\n\(functions.joined(separator: "\n"))}\n"
      )
    }
  }

  private static let head = """
    // Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
    // swift-format-ignore-file
    import Foundation
    import HeadlessUIKit
    import Lua
    import NavigationModel
    import SystemControllers


    """

  private func function(of member: Declarations.Member, in type: String) -> String {
    member.labels == nil ? property(member) : method(member, in: type)
  }

  private func property(_ member: Declarations.Member) -> String {
    let set = member.isSettable ? ", set: { $0.\(member.name) = $1 }" : ""
    return """
        func \(member.name)(_ summary: String = \(quoted(member.summary)), owned: Bool = false) -> Self {
          property("\(member.name)", summary: summary, owned: owned, get: { $0.\(member.name) }\(set))
        }

      """
  }

  private func method(_ member: Declarations.Member, in type: String) -> String {
    let names = member.parameters.map { ", \"\($0.name)\"" }.joined()
    let parameters = member.parameters.map { ", \($0.name): \($0.type)" }.joined()
    let arguments = zip(member.labels ?? [], member.parameters).map { label, parameter in
      label == "_" ? parameter.name : "\(label): \(parameter.name)"
    }
    let result = member.result == nil ? " -> Void" : ""
    return """
        func \(member.name)(_ summary: String = \(quoted(member.summary))) -> Self {
          method("\(member.name)"\(names), summary: summary) { (object: \(type)\(parameters))\(result) in
            object.\(member.name)(\(arguments.joined(separator: ", ")))
          }
        }

      """
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
