import Foundation

/// The public types, functions and constants of a module, as the compiler sees them.
struct FaceSources {
  /// A public declaration outside of types.
  struct Declaration: Hashable {
    let kind: String
    let name: String
  }

  /// A method of a protocol.
  struct Requirement {
    /// A parameter of it.
    struct Parameter {
      let label: String
      let name: String
      let type: String
    }

    /// Its name with the labels: `tableView(_:didSelectRowAt:)`.
    let fullName: String
    let parameters: [Parameter]
    let result: String?

    var name: String { String(fullName.prefix { $0 != "(" }) }
  }

  /// A protocol with the methods that have a default.
  struct Interface {
    let name: String
    let optional: [Requirement]
  }

  let declarations: Set<Declaration>
  let interfaces: [Interface]

  /// Reads what the compiler writes about a module.
  init(_ symbols: Data) throws {
    let graph = try JSONDecoder().decode(Graph.self, from: symbols)
    declarations = Set(
      graph.symbols.filter { $0.pathComponents.count == 1 }.map { symbol in
        Declaration(
          kind: symbol.keyword, name: String(symbol.pathComponents[0].prefix { $0 != "(" }))
      })
    let optional = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    let methods = graph.symbols.filter {
      optional.contains($0.identifier.precise) && $0.pathComponents.count == 2
    }.sorted { $0.line < $1.line }
    interfaces = Dictionary(grouping: methods, by: \.pathComponents[0]).map { name, methods in
      Interface(name: name, optional: methods.compactMap(\.requirement))
    }.sorted { $0.name < $1.name }
  }
}

private struct Graph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Relationship: Decodable { let kind, target: String }
  struct Identifier: Decodable { let precise: String }
  struct Fragment: Decodable { let kind, spelling: String }
  struct Location: Decodable { let position: Position }
  struct Position: Decodable { let line: Int }
  struct Signature: Decodable {
    let parameters: [Parameter]?
    let returns: [Fragment]?
  }
  struct Parameter: Decodable {
    let name: String
    let internalName: String?
    let declarationFragments: [Fragment]
  }

  struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let functionSignature: Signature?
    let location: Location?

    /// The word of its declaration.
    var keyword: String {
      let words: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
      return declarationFragments.map(\.spelling).first(where: words.contains) ?? ""
    }

    var line: Int { location?.position.line ?? 0 }

    /// The method; nil for a property.
    var requirement: FaceSources.Requirement? {
      guard let functionSignature, let fullName = pathComponents.last else { return nil }
      let labels = fullName.drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init)
      let declaration = declarationFragments.map(\.spelling).joined()
      let parameters = zip(labels, functionSignature.parameters ?? []).map { label, parameter in
        let name = parameter.internalName ?? parameter.name
        let type = parameter.declarationFragments.map(\.spelling).joined()
          .drop { $0 != ":" }.dropFirst(2).replacing(" :", with: ":")
        // The signature says nothing of that.
        let escaping = declaration.contains("\(name): @escaping ") ? "@escaping " : ""
        return FaceSources.Requirement.Parameter(label: label, name: name, type: escaping + type)
      }
      let result = (functionSignature.returns ?? []).map(\.spelling).joined()
      return .init(
        fullName: fullName, parameters: parameters,
        result: ["", "()"].contains(result) ? nil : result)
    }
  }
}
