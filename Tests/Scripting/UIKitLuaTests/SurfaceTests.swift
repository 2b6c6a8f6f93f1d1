import Foundation
import Support
import Surface
import Testing

/// What the rows of descriptors stand for is what the declarations in Swift say.
struct SurfaceTests {
  @Test(.slow("it reads what the compiler says of all modules"))
  func generatedFilesAreFresh() throws {
    let folder = try Repository.file("UIKitLua")
    let files = try Toolchain.withSymbols { symbols in
      Writer(try Declarations(in: symbols), try Rows(in: folder)).files
    }
    #expect(files.count > 80)
    try expect(files, in: folder.appending(path: "Generated"))
  }

  @Test func whatRowsAboveDeclarationsStandForIsFresh() throws {
    let engine = try Repository.file("HeadlessUIKit")
    let scripting = try Repository.file("UIKitLua")
    let protocols = try DelegateProtocol.all(in: engine)
    let members = try MemberWriter(OverridableDeclaration.all(in: engine)).file()
    try expect(CallWriter(protocols).files + [members], in: engine.appending(path: "Generated"))
    try expect(
      ScriptWriter(protocols, in: scripting).files,
      in: scripting.appending(path: "GeneratedDelegates"))
  }

  private func expect(_ files: [(name: String, text: String)], in folder: URL) throws {
    for (name, text) in files {
      let written = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(written == text, "\(name) isn't what `make surface` writes")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == files.map(\.name).sorted())
  }

  /// What a descriptor only passes on is a row, unless its name means something else there.
  @Test(.slow("it reads what the compiler says of all modules"))
  func whatIsOnlyPassedOnIsARow() throws {
    let declarations = try Toolchain.withSymbols { try Declarations(in: $0) }
    let found = try SourceIndex.sources.get().passedOn.filter { property in
      let members = declarations.members(property.name, of: property.type)
      return members.count == 1 && members[0].isSettable == property.isSet
        && !Rows.others.contains(property.name)
    }
    #expect(found.map(\.name) == ["tag", "superview"], "each is `.name()` in the descriptor")
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

  @Test func aDelegatesMethodIsWrittenFromItsRow() throws {
    let protocols = try DelegateProtocol.all(of: Self.bookDelegate, "Book.swift")
    let files = CallWriter(protocols).files
    #expect(files.map(\.name) == ["UIBook.Calls.swift", "DelegateCall+Words.swift"])
    for text in [
      #"static let mayTurn = Call(.mayTurn, "book(_:mayTurnTo:)", to: { (owner: UIBook) in owner.delegate }, default: true as Bool)"#,
      #"static let didTurn = Call(.didTurn, "bookDidTurn(_:)", to: { (owner: UIBook) in owner.delegate }, in: .didShow)"#,
      #"static let pages = Call(.pages, "pages(in:)", to: { (owner: UIBook) in owner.delegate }, default: 0 as Int, isRecorded: false)"#,
      "func book(_ book: UIBook, mayTurnTo page: Int) -> Bool { DefaultBody.reached(true, by: self) }",
      "func bookDidTurn(_ book: UIBook) { DefaultBody.reached(by: self) }",
    ] { #expect(files[0].text.contains(text), "\(text)") }
    #expect(!files[0].text.contains("func pages"))
    #expect(files[1].text.contains(#"static let didTurn = Self("didTurn")"#))
  }

  @Test(arguments: [
    ("// row: didTurn; at didShow", "", "Book.swift:8: the method has no row"),
    (
      "// row: didTurn; at didShow", "// row: didTurn; whenever",
      "Book.swift:7: expected '// row: WORD'"
    ),
    (
      "// rows: UIBook.Calls, $0.delegate", "// rows: everything",
      "Book.swift:2: expected '// rows: TABLE, $0.RECEIVER'"
    ),
  ])
  func aRowThatCannotBeReadIsAnError(row: String, wrong: String, message: String) {
    let text = Self.bookDelegate.replacing(row, with: wrong)
    let error = #expect(throws: RowError.self) {
      try DelegateProtocol.all(of: text, "Book.swift")
    }
    #expect(error?.localizedDescription.hasPrefix(message) == true, "\(String(describing: error))")
  }

  private static let bookDelegate = """
    /// Decides about the pages of a book.
    // rows: UIBook.Calls, $0.delegate
    public protocol UIBookDelegate: NSObjectProtocol {
      /// Whether the user may turn to a page (A1).
      // row: mayTurn = true
      func book(_ book: UIBook, mayTurnTo page: Int) -> Bool
      // row: didTurn; at didShow
      func bookDidTurn(_ book: UIBook)
      // row: pages; else 0; unrecorded
      func pages(in book: UIBook) -> Int
    }
    """

  @Test func aMemberIsWrittenFromItsRow() throws {
    let members = try OverridableDeclaration.all(of: Self.book, "Book.swift")
    let text = try MemberWriter(members).file().text
    for row in [
      #"static let turn = OverridableMember("turn", "turn(to:animated:)", .flag, of: ["UIBook", "UIPad"], isRecorded: true)"#,
      #"static let sizeOfBook = OverridableMember("size", "size", .size, of: ["UIBook"], in: .layout)"#,
      "package static let all = [turn, sizeOfBook]",
    ] { #expect(text.contains(row), "\(row)") }
    #expect(throws: RowError.self) {
      try OverridableDeclaration.all(
        of: Self.book.replacing("; recorded", with: "; often"), "Book.swift")
    }
    #expect(throws: RowError.self) {
      try MemberWriter(
        OverridableDeclaration.all(of: Self.book.replacing("CGSize", with: "Cover"), "Book.swift")
      ).file()
    }
  }

  private static let book = """
    open class UIBook {
      // overridable; recorded
      @discardableResult
      open func turn(
        to page: Int, animated: Bool
      ) -> Bool { true }
      class var count: Int { 0 }
      // overridable; as sizeOfBook; at layout; H1
      open var size: CGSize { .zero }
    }
    extension UIPad {
      // overridable
      open override func turn(to page: Int, animated: Bool) -> Bool { false }
    }
    """

  @Test func membersAreWrittenAsTheyAreDeclared() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // the system removes it later
    try Self.graph.write(
      to: folder.appending(path: "A.symbols.json"), atomically: true, encoding: .utf8)
    let rows = Rows(
      "ClassDescriptor<UIPage>\n  .hidden()\n  .turn()\nextension Style: LuaEnumeration {}")
    let writer = Writer(try Declarations(in: folder), rows)
    #expect(writer.unknownEnumerations == [])
    let unknown = Rows("extension Syle: LuaEnumeration {}")
    #expect(Writer(try Declarations(in: folder), unknown).unknownEnumerations == ["Syle"])
    let texts = writer.files
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

extension SourceIndex {
  /// The properties of descriptors that are read, and perhaps set, under their own names.
  fileprivate var passedOn: [(type: String, name: String, isSet: Bool)] {
    get throws {
      let places = uses.filter { use in
        ["Sources/Scripting/UIKitLua/Classes/", "Tests/Scripting/UIKitLuaTests/"].contains(
          where: use.path.hasPrefix)
      }
      let starts = places.indices.filter { owner(of: places[$0].symbol)?.name == "ClassDescriptor" }
      return try zip(starts, starts.dropFirst() + [places.endIndex]).compactMap { start, end in
        let inside = places[start + 1..<end]
        guard places[start].symbol.name.hasPrefix("property("), let read = inside.first,
          inside.count == 1 || inside.count == 2 && inside.last?.roles.contains(.write) == true,
          inside.allSatisfy({ $0.symbol == read.symbol }), let type = read.related(.received),
          try read.surroundings().before.hasSuffix("{ $0."),
          try places[start].lines().prefix(2).joined().split(separator: "\"").dropFirst().first.map(
            String.init)
            == read.symbol.name
        else { return nil }
        return (name(of: type), read.symbol.name, inside.count == 2)
      }
    }
  }
}
