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
        "class A: NSObject {", "#sourceLocation(file: \"\", line: 1)", "public",
        "func f(x: Int) {}", "#sourceLocation(file: \"\", line: 1)", "}", "public extension A { }",
      ])
  }

  @Test(arguments: [
    "class A: NSObject {}\nextension A { func f() {} }",
    "extension UIView { override func f() {} }",
    "class A: NSObject {}\nextension A where T: B { override func f() {} }",
    "#if DEBUG\nclass A: NSObject {}\n#endif\nextension A { override func f() {} }",
    "func g() { class A: NSObject {} }\nextension A { override func f() {} }",
  ])
  func othersStay(_ text: String) { #expect(rewritten(text) == text) }
}
