import Foundation

/// The public members of classes, as the compiler writes them into symbol graphs.
public struct Declarations {
  /// A property or a method.
  public struct Member {
    /// Its name without labels.
    let name: String
    /// The labels of its parameters, `_` for none; nil for a property.
    let labels: [String]?
    /// Its parameters, by their names in the body.
    let parameters: [(name: String, type: String)]
    /// Its declaration in one line.
    let declaration: String
    /// The first paragraph of its documentation, without the tags of facts.
    let summary: String

    /// Whether a property can be set.
    public var isSettable: Bool {
      declaration.contains("var ") && !declaration.hasSuffix("{ get }")
    }

    /// The type of a method's result; nil for none.
    var result: String? {
      guard let arrow = declaration.range(of: " -> ", options: .backwards) else { return nil }
      return String(declaration[arrow.upperBound...])
    }

    /// Whether a call of it is one expression that can't fail.
    var isSimple: Bool {
      !["throws", "async", "static", "class func", "<"].contains(where: declaration.contains)
    }
  }

  private var members: [String: [String: [Member]]] = [:]
  private var cases: [String: [(place: [Int], name: String)]] = [:]
  private var superclasses: [String: String] = [:]
  private var protocols: [String: Set<String>] = [:]

  /// Reads all graphs in a folder.
  public init(in folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appending(path: name))
      add(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
  }

  private mutating func add(_ graph: SymbolGraph) {
    for symbol in graph.symbols where symbol.pathComponents.count > 1 {
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      if let member = symbol.member {
        members[owner, default: [:]][member.name, default: []].append(member)
      } else if symbol.kind.identifier == "swift.enum.case", let place = symbol.location?.position {
        cases[owner, default: []].append(
          ([place.line, place.character], symbol.pathComponents.last ?? ""))
      }
    }
    let names = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    for relation in graph.relationships {
      guard let name = names[relation.source] else { continue }
      let target = names[relation.target] ?? relation.targetFallback.map(Self.plain) ?? ""
      if relation.kind == "inheritsFrom" { superclasses[name] = target }
      if relation.kind == "conformsTo" { protocols[name, default: []].insert(target) }
    }
  }

  /// `HeadlessUIKit.UIView` without its module.
  private static func plain(_ name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }

  /// The cases of an enumeration, in the order of its declaration.
  public func cases(of type: String) -> [String] {
    (cases[type] ?? []).sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.name)
  }

  /// The members of a name that a class declares, or that it has from its superclasses and protocols:
  /// those of the nearest one.
  public func members(_ name: String, of type: String) -> [Member] {
    var next: String? = type
    while let current = next {
      let inherited = (protocols[current] ?? []).sorted().flatMap { members[$0]?[name] ?? [] }
      if let found = members[current]?[name] { return found }
      if let first = inherited.first { return [first] }
      next = superclasses[current]
    }
    return []
  }
}

/// What the compiler writes about a module.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Relationship: Decodable {
    let kind, source, target: String
    let targetFallback: String?
  }

  struct Symbol: Decodable {
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?
    let functionSignature: Signature?
    let location: Location?

    var member: Declarations.Member? {
      guard let name = pathComponents.last,
        ["swift.property", "swift.method"].contains(kind.identifier)
      else { return nil }
      let start = name.firstIndex(of: "(")
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
        .replacing("\n", with: " ")
      return Declarations.Member(
        name: start.map { String(name[..<$0]) } ?? name,
        labels: start.map {
          name[$0...].dropFirst().dropLast().split(separator: ":").map(String.init)
        },
        parameters: (functionSignature?.parameters ?? []).map { parameter in
          let text = parameter.declarationFragments.map(\.spelling).joined()
          let type = text.split(separator: ":", maxSplits: 1).last ?? ""
          return (parameter.internalName ?? parameter.name, String(type.drop { $0 == " " }))
        },
        declaration: declaration,
        summary: Documentation((docComment?.lines ?? []).map(\.text)).summary)
    }
  }

  struct Location: Decodable { let position: Position }
  struct Position: Decodable { let line, character: Int }
  struct Identifier: Decodable { let precise: String }
  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable { let lines: [Line] }
  struct Line: Decodable { let text: String }
  struct Signature: Decodable { let parameters: [Parameter]? }
  struct Parameter: Decodable {
    let name: String
    let internalName: String?
    let declarationFragments: [Fragment]
  }
}
