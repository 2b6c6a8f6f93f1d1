import Foundation
import StoredValues

/// The public API of a module as `swift symbolgraph-extract` writes it.
nonisolated package struct SymbolGraph: Sendable {
  /// The symbols, sorted by their paths.
  package let symbols: [Symbol]
  /// The same by the types that they are members of.
  private let symbolsOfOwners: [String: [Symbol]]

  /// A class, a protocol, or a member of one.
  package struct Symbol: Sendable {
    /// The module it is declared in.
    package let module: String
    /// `swift.class`, `swift.method`, `swift.enum.case` and so on.
    package let kind: String
    /// The names, outermost type first: `["UIView", "addSubview(_:)"]`.
    package let path: [String]
    /// The declaration as in the sources, without attributes.
    package let declaration: String
    /// The documentation comment, line by line.
    package let comment: [String]

    /// The name without labels: `addSubview`.
    package var baseName: String {
      String((path.last ?? "").prefix { $0 != "(" })
    }

    /// The labels of the parameters, `_` for none.
    package var labels: [String] {
      guard let name = path.last, let start = name.firstIndex(of: "(") else { return [] }
      return name[start...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    /// The type that it is a member of: `UITableView.Style`; empty outside of types.
    package var owner: String { path.dropLast().joined(separator: ".") }

    /// The tags of the facts that the comment cites, each once, in order.
    package var facts: [String] {
      var seen: Set<String> = []
      return comment.flatMap {
        $0.matches(of: /\b(?:[A-HPRX]|[BEF]Q)[0-9]+\b/).map { String($0.output) }
      }
      .filter { seen.insert($0).inserted }
    }
  }

  /// Reads the graphs of some modules.
  package init(json files: [Data]) throws {
    let graphs = try files.map { try JSON.value(Graph.self, of: $0) }
    symbols = graphs.flatMap { graph in graph.symbols.map { $0.symbol(in: graph.module.name) } }
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    symbolsOfOwners = Dictionary(grouping: symbols, by: \.owner)
  }

  /// The members of a type, sorted by name.
  package func members(of owner: String) -> [Symbol] { symbolsOfOwners[owner] ?? [] }
}

nonisolated extension SymbolGraph.Symbol {
  /// Whether a script can use a name for it: its own, or the distinguishing part of a delegate's
  /// callback, `willShow` of `navigationController(_:willShow:animated:)`.
  package func may(beCalled name: String) -> Bool {
    let whole = ([baseName] + labels.filter { $0 != "_" }).map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    .joined().lowercased()
    let key = name.lowercased()
    return baseName == name
      || isOfDelegate
        && (whole.hasSuffix(key) || whole.hasPrefix(key) || baseName.lowercased().hasSuffix(key)
          || labels.contains { $0.hasPrefix(name) })
  }

  /// Whether the type that it is a member of is a delegate, or a controller that is its own
  /// delegate.
  private var isOfDelegate: Bool {
    owner.hasSuffix("Delegate") || owner.hasSuffix("DataSource") || owner.hasSuffix("Restoration")
      || owner == "UITableViewController" || owner == "UICollectionViewController"
  }
}

extension SymbolGraph {
  /// Whether a file describes a module of this package or what one adds to another: not what they add
  /// to the modules of the toolchain.
  package static func isOurs(_ file: String) -> Bool {
    let parts = file.replacing(".symbols.json", with: "").split(separator: "@")
    return file.hasSuffix(".symbols.json") && parts.dropFirst().allSatisfy { $0 == "HeadlessUIKit" }
  }
}

// MARK: - The file format

nonisolated private struct Graph: Decodable {
  let module: Module
  let symbols: [GraphSymbol]

  struct Module: Decodable { let name: String }

  struct GraphSymbol: Decodable {
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?

    func symbol(in module: String) -> SymbolGraph.Symbol {
      SymbolGraph.Symbol(
        module: module, kind: kind.identifier, path: pathComponents, declaration: declaration,
        comment: docComment?.lines.map(\.text) ?? [])
    }

    /// The declaration without its leading attributes, each an at sign and a name.
    private var declaration: String {
      var rest = (declarationFragments ?? [])[...]
      while rest.first?.kind == "attribute" || rest.first?.spelling == " " { rest.removeFirst() }
      return rest.map(\.spelling).joined()
        .replacing("@MainActor ", with: "").replacing("@Sendable ", with: "")
    }
  }

  struct Kind: Decodable { let identifier: String }

  struct Fragment: Decodable { let kind, spelling: String }

  struct Comment: Decodable { let lines: [CommentLine] }

  struct CommentLine: Decodable { let text: String }
}
