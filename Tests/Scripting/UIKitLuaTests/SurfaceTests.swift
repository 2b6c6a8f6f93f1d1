import Foundation
import Support
import Surface
import Testing

/// What the rows of descriptors stand for is what the declarations in Swift say.
struct SurfaceTests {
  @Test(.slow("it reads what the compiler says of all modules"))
  func generatedFilesAreFresh() throws {
    let folder = try Repository.file("UIKitLua")
    let generated = folder.appending(path: "Generated")
    let files = try PublicSwiftAPI.withFolder { symbols in
      Writer(try Declarations(in: symbols), try Rows(in: folder)).files
    }
    #expect(files.count > 80)
    for (name, text) in files {
      let written = try String(contentsOf: generated.appending(path: name), encoding: .utf8)
      #expect(written == text, "\(name) isn't what `make surface` writes")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: generated.path)
    #expect(names.sorted() == files.map(\.name).sorted())
  }

  @Test func rowsAreFound() {
    let rows = Rows(
      """
      var bar: ClassDescriptor<UIBar> {
        bar.first()
          .second("It says what.")
          .third(
            "It says more.", owned: true
          )
          .property("fourth", summary: "It isn't plain.", get: { $0.one })
          .typed("a", "b")
      }
      extension UIBar.Style: LuaEnumeration {}
      extension UIBar.Kind: LuaEnumeration {
        static var luaCases: LuaCases<Self> { [.one] }
      }
      """)
    #expect(rows.names == ["UIBar": ["first", "second", "third"]])
    #expect(rows.enumerations == ["UIBar.Style"])
  }

  @Test func membersAreWrittenAsTheyAreDeclared() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // the system removes it later
    try Self.graph.write(
      to: folder.appending(path: "A.symbols.json"), atomically: true, encoding: .utf8)
    let rows = Rows(
      "ClassDescriptor<UIPage>\n  .hidden()\n  .turn()\nextension Style: LuaEnumeration {}")
    let texts = Writer(try Declarations(in: folder), rows).files
    #expect(texts.map(\.name) == ["UIPage.swift", "Enumerations.swift"])
    #expect(
      texts[0].text.contains(
        #"func hidden(_ summary: String = "Whether it is \"hidden\" (iOS 8).", owned: Bool = false)"#
      ))
    #expect(texts[0].text.contains("get: { $0.hidden }, set: { $0.hidden = $1 }"))
    #expect(
      texts[0].text.contains(
        #"method("turn", "page", "animated", summary: summary) { (object: UIPage, page: Int, animated: Bool) in"#
      ))
    #expect(texts[0].text.contains("object.turn(page, animated: animated)"))
    #expect(texts[1].text.contains("{ [.second, .first] }"))
  }

  /// A class that inherits a property, a method with a result, and an enumeration.
  private static let graph = """
    {"symbols": [
      {"identifier": {"precise": "view"}, "kind": {"identifier": "swift.class"},
       "pathComponents": ["UIView"]},
      {"identifier": {"precise": "page"}, "kind": {"identifier": "swift.class"},
       "pathComponents": ["UIPage"]},
      {"identifier": {"precise": "hidden"}, "kind": {"identifier": "swift.property"},
       "pathComponents": ["UIView", "hidden"], "declarationFragments": [{"spelling": "var hidden: Bool"}],
       "docComment": {"lines": [{"text": "Whether it is \\"hidden\\""}, {"text": "(iOS 8; A12)."},
         {"text": ""}, {"text": "More."}]}},
      {"identifier": {"precise": "turn"}, "kind": {"identifier": "swift.method"},
       "pathComponents": ["UIPage", "turn(_:animated:)"],
       "declarationFragments": [{"spelling": "func turn(_ page: Int, animated: Bool) -> Bool"}],
       "functionSignature": {"parameters": [
         {"name": "page", "declarationFragments": [{"spelling": "page: Int"}]},
         {"name": "animated", "declarationFragments": [{"spelling": "animated: Bool"}]}]}},
      {"identifier": {"precise": "first"}, "kind": {"identifier": "swift.enum.case"},
       "pathComponents": ["Style", "first"], "location": {"position": {"line": 9, "character": 4}}},
      {"identifier": {"precise": "second"}, "kind": {"identifier": "swift.enum.case"},
       "pathComponents": ["Style", "second"], "location": {"position": {"line": 7, "character": 4}}}
     ],
     "relationships": [{"kind": "inheritsFrom", "source": "page", "target": "view"}]}
    """
}
