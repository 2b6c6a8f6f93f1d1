import Foundation
import Support
import Testing

#if os(Linux)
  /// What programs override in UIKit's classes: all members, as these are Objective-C's.
  struct OverridingTests {
    /// Members that UIKit doesn't have, or that nothing overrides there.
    private static let others: Set = [
      "objectName", "segues", "performUnwind(_:sender:identifier:)",
      "registerUnwindAction(_:handler:)", "register(forCellReuseIdentifier:making:)",
      "register(forCellWithReuseIdentifier:making:)", "registerUndo(withTarget:handler:)",
      // The protocol of these is one of the module UIKit.
      "appearance()", "appearance(whenContainedInInstancesOf:)",
      // These have no effect, and are in the module UIKit only.
      "shortcutItems", "isPointerInteractionEnabled", "pointerStyleProvider",
      // Objects of these two are the system's, of its own classes.
      "presentMoviePlayerViewControllerAnimated(_:)", "dismissMoviePlayerViewControllerAnimated()",
    ]

    @Test(.slow("it reads what the compiler says of three modules"))
    func everyMemberCanBeOverridden() throws {
      let closed = try Toolchain.withSymbols { folder in
        try Toolchain.output("swift", ["symbolgraph-extract"] + BuiltModules().face(in: folder))
        return try MemberList(
          Self.graphs.map { name in
            try Data(contentsOf: folder.appending(path: "\(name).symbols.json"))
          }
        ).closed
      }
      #expect(closed.filter { !Self.others.contains($0.name) }.map(\.description) == [])
    }

    private static let graphs = [
      "HeadlessUIKit", "SystemControllers", "SystemControllers@HeadlessUIKit", "UIKit",
      "UIKit@HeadlessUIKit",
    ]
  }

  /// The members of open classes that are neither open, nor Swift's by their kind: constants, `static`
  /// and `final` ones, and the forms with `async`.
  private struct MemberList {
    let closed: [Member]

    struct Member: CustomStringConvertible {
      let type: String
      let name: String
      var description: String { "\(type).\(name)" }
    }

    init(_ graphs: [Data]) throws {
      let graphs = try graphs.map { try JSONDecoder().decode(Graph.self, from: $0) }
      let symbols = graphs.flatMap(\.symbols)
      let classes = Dictionary(
        symbols.filter { $0.kind.identifier == "swift.class" && $0.accessLevel == "open" }
          .map { ($0.identifier.precise, $0.pathComponents[0]) }
      ) { first, _ in first }
      let owners = Dictionary(
        graphs.flatMap(\.relationships).filter { $0.kind == "memberOf" }.map {
          ($0.source, $0.target)
        }
      ) { first, _ in first }
      closed = symbols.compactMap { symbol in
        guard let owner = owners[symbol.identifier.precise], let type = classes[owner],
          symbol.isOverridableInObjectiveC, symbol.accessLevel != "open",
          let name = symbol.pathComponents.last
        else { return nil }
        return Member(type: type, name: name)
      }
    }

    private struct Graph: Decodable {
      let symbols: [Symbol]
      let relationships: [Relationship]
    }

    private struct Relationship: Decodable { let kind, source, target: String }

    private struct Symbol: Decodable {
      let identifier: Identifier
      let kind: Kind
      let pathComponents: [String]
      let accessLevel: String
      let declarationFragments: [Fragment]

      struct Identifier: Decodable { let precise: String }
      struct Kind: Decodable { let identifier: String }
      struct Fragment: Decodable { let kind, spelling: String }

      var isOverridableInObjectiveC: Bool {
        let kinds: Set = [
          "swift.method", "swift.property", "swift.type.method", "swift.type.property",
          "swift.subscript",
        ]
        let words = Set(declarationFragments.filter { $0.kind == "keyword" }.map(\.spelling))
        return kinds.contains(kind.identifier)
          && words.isDisjoint(with: ["static", "final", "async"])
      }
    }
  }
#endif
