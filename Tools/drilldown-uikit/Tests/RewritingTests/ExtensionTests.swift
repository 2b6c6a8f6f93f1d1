import Testing

struct ExtensionTests {
  @Test func anOverrideInAnExtensionIsCompiledInTheClass() {
    let text = """
      class Screen: UIViewController {
        let x = 1
      }

      extension Screen {
        @objc override func viewDidLoad() {
          super.viewDidLoad()
        }
        func other() {}
      }
      """
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(8) == [
        "class Screen: UIViewController {", "  let x = 1", "",
        "#sourceLocation(file: \"\", line: 6)", "        override func viewDidLoad() {",
        "    super.viewDidLoad()", "  }", "#sourceLocation(file: \"\", line: 3)",
      ])
    #expect(lines[8] == "}")
    #expect(lines.dropFirst(10).joined().filter { $0 != " " } == "extensionScreen{funcother(){}}")
    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count + 6)
  }

  @Test func whatASubclassOverridesIsCompiledInTheClass() {
    let text = "class A: NSObject {}\npublic extension A { @objc func f(x: Int) {} }"
    let other = "class B: A { override func f(x: Int) {} }"
    let lines = rewritten(text, others: [other]).split(separator: "\n").map { squeezed(String($0)) }
    #expect(
      lines == [
        "class A: NSObject {", "#sourceLocation(file: \"\", line: 2)", "public func f(x: Int) {}",
        "#sourceLocation(file: \"\", line: 1)", "}", "public extension A { }",
      ])
  }

  @Test func theAccessOfAnExtensionStandsBehindAttributes() {
    let text = """
      class A: UIView {}
      public extension A {
        @available(iOS 14, *) @objc
        override func f() {}
      }
      @available(iOS 15, *)
      private extension A {
        @objc @available(iOS 16, *) final override var x: Int { 1 }
      }
      """
    let lines = rewritten(text).split(separator: "\n").map { squeezed(String($0)) }
    #expect(
      lines.filter { !$0.allSatisfy(\.isWhitespace) }.prefix(7) == [
        "class A: UIView {", "#sourceLocation(file: \"\", line: 3)", "@available(iOS 14, *)",
        "public override func f() {}", "#sourceLocation(file: \"\", line: 1)",
        "#sourceLocation(file: \"\", line: 7)", "@available(iOS 15, *)",
      ])
    #expect(lines.contains("@available(iOS 16, *) fileprivate final override var x: Int { 1 }"))
  }

  @Test(arguments: [
    "class A: NSObject {}\nextension A { func f() {} }",
    "extension UIView { override func f() {} }",
    "class A: NSObject {}\nextension A where T: B { override func f() {} }",
    "#if DEBUG\nclass A: NSObject {}\n#endif\nextension A { override func f() {} }",
    "func g() { class A: NSObject {} }\nextension A { override func f() {} }",
  ])
  func othersStay(_ text: String) { #expect(rewritten(text) == text) }

  @Test func anOverrideInAnotherFileIsCompiledInTheClass() {
    let shop = "class Shop: UIView {\n  let x = 1\n}"
    let more = "public extension Shop {\n  override var tag: Int { 2 }\n  func f() {}\n}"
    let files = rewritten(["/Shop.swift": shop, "/More.swift": more])
    #expect(
      files["/Shop.swift"] == """
        class Shop: UIView {
          let x = 1

        #sourceLocation(file: "/More.swift", line: 2)
          public override var tag: Int { 2 }
        #sourceLocation(file: "/Shop.swift", line: 3)
        }
        """)
    #expect(
      files["/More.swift"].map(squeezed) == "public extension Shop {\n \n func f() {}\n}")
  }

  @Test func filesForIOSAreNoOtherBranch() {
    let files = rewritten([
      "/1.swift": "#if os(iOS) || os(tvOS)\nimport UIKit\nclass A: UIView {}\n#endif",
      "/2.swift": "#if canImport(UIKit)\nextension A { override func f() {} }\n#endif",
    ])
    #expect(files["/1.swift"]?.contains("override func f() {}") == true)
    #expect(files["/2.swift"]?.contains("override") == false)
  }

  @Test(arguments: [
    ("class A: UIView {}", "extension A { override func f() { g() } }\nprivate func g() {}"),
    ("class A: UIView {}", "#if DEBUG\nextension A { override func f() {} }\n#endif"),
    ("#if DEBUG\nclass A: UIView {}\n#endif", "extension A { override func f() {} }"),
    ("class B: UIView {}", "extension A { override func f() {} }"),
  ])
  func overridesInOtherFilesStay(_ text: String, _ other: String) {
    let files = ["/1.swift": text, "/2.swift": other]
    #expect(rewritten(files) == files)
  }
}
