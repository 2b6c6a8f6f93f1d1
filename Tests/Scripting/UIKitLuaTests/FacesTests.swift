import Foundation
import Surface
import Testing

/// What a review sees of the public face of a module.
struct FacesTests {
  /// A symbol as the compiler writes it.
  private func symbol(_ kind: String, _ path: String, _ declaration: String) -> [String: Any] {
    [
      "identifier": ["precise": "s:\(path)"], "kind": ["identifier": "swift.\(kind)"],
      "pathComponents": path.split(separator: ".").map(String.init),
      "declarationFragments": [["spelling": declaration]],
    ]
  }

  private func relation(_ kind: String, _ source: String, _ target: String) -> [String: Any] {
    ["kind": kind, "source": "s:\(source)", "target": target, "targetFallback": target]
  }

  @Test func theyAreNamesAndSignatures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover does no harm
    let own: [String: Any] = [
      "symbols": [
        symbol("method", "Map.draw(_:)", "func draw(_ place: Place)"),
        symbol("class", "Map", "class Map"),
        symbol("property", "Map.Pin.name", "var name:\n  String"),
        symbol("struct", "Map.Pin", "struct Pin"),
        symbol("func", "locate()", "func locate()"),
      ],
      "relationships": [
        relation("inheritsFrom", "Map", "HeadlessUIKit.UIView"),
        relation("conformsTo", "Map.Pin", "Swift.Equatable"),
        relation("conformsTo", "Map.Pin", "Swift.Copyable"),
        relation("memberOf", "Map.draw(_:)", "s:Map"),
      ],
    ]
    let others: [String: Any] = [
      "symbols": [symbol("property", "String.pin", "var pin: Map.Pin { get }")],
      "relationships": [Any](),
    ]
    for (name, graph) in [("Maps", own), ("Maps@Swift", others)] {
      try JSONSerialization.data(withJSONObject: graph)
        .write(to: folder.appending(path: "\(name).symbols.json"))
    }
    let files = try Faces(in: folder).files
    #expect(files.map(\.name) == ["Maps.txt"])
    #expect(
      files.first?.text == """
        // The public face of Maps, written by `make faces`; do not edit.

        func locate()

        class Map  // Map
          : UIView
          func draw(_ place: Place)

        struct Pin  // Map.Pin
          : Equatable
          var name: String

        extension String
          var pin: Map.Pin { get }

        """)
  }
}
