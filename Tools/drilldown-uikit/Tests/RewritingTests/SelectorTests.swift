import Testing

@testable import Rewriting

struct SelectorTests {
  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap:\", Screen.tap)"),
    ("#selector(tap(_:))", "Selector(\"tap:\", Screen.tap(_:))"),
    ("#selector(self.tap(_:))", "Selector(\"tap:\", Screen.tap(_:))"),
    ("#selector(Screen.tap(_:))", "Selector(\"tap:\", Screen.tap(_:))"),
    ("#selector(close)", "Selector(\"close\", Screen.close)"),
    ("#selector(move(to:animated:))", "Selector(\"moveTo:animated:\", Screen.move(to:animated:))"),
    ("#selector(set(value:))", "Selector(\"setWithValue:\", Screen.set(value:))"),
    ("#selector(renamed)", "Selector(\"other:\", Screen.renamed)"),
    ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
    ("#selector(Self.close)", "Selector(\"close\", Self.close)"),
    ("#selector(model.reload)", "Selector(\"reload\", type(of: model).reload)"),
    ("#selector(getter: title)", "Selector(\"title\")"),
    ("#selector(setter: title)", "Selector(\"setTitle:\")"),
    ("#selector(getter: Screen.title)", "Selector(\"title\")"),
    ("#selector(shared)", "Selector(\"shared\")"),
    (
      "#selector(twice as (Int) -> Void)",
      "Selector(\"twice\", Screen.twice as (Screen) -> @MainActor (Int) -> Void)"
    ),
  ])
  func aSelectorRefersToTheMethod(_ selector: String, _ expected: String) {
    let text = """
      class Screen: UIViewController {
        @objc func tap(_ sender: Any) {}
        @objc func close() {}
        @objc func move(to x: Int, animated: Bool) {}
        @objc func set(value: Int) {}
        @objc(other:) func renamed(_ x: Int) {}
        @objc static func shared() {}
        @objc func twice() {}
        @objc func twice(_ x: Int) {}
        func all() { use(\(selector)) }
      }
      """
    #expect(rewritten(text).contains("use(\(expected))"))
  }

  @Test func extensionsNameTheTypeTheyExtend() {
    #expect(
      rewritten("extension A.B { @objc func f() { use(#selector(f)) } }")
        .contains("use(Selector(\"f\", A.B.f))"))
  }

  @Test func methodsOfOtherFilesGiveTheirLabels() {
    let other = "class Base: UIView { @objc(named:) func f(_ x: Int) {} }"
    #expect(
      rewritten("class A: Base { let x = use(#selector(f)) }", others: [other])
        .contains("Selector(\"named:\", A.f)"))
  }

  @Test func aSelectorOfSeveralLinesKeepsThem() {
    let text = "class A {\n  let x = use(#selector(\n    f(_:)\n  ))\n  let y = 1\n}\n"
    #expect(rewritten(text).filter { $0 == "\n" } == text.filter { $0 == "\n" })
  }

  @Test(arguments: [
    ("#keyPath(A.b.c)", "\"b.c\""), ("#keyPath(view.frame)", "\"view.frame\""),
    ("#keyPath(Outer.Inner.x)", "\"x\""),
  ])
  func aKeyPathIsItsText(_ path: String, _ expected: String) {
    #expect(rewritten("let x = \(path)") == "let x = \(expected)")
  }

  @Test(
    arguments: [
      ("f", [], "f"), ("f", [nil], "f:"), ("f", ["x"], "fWithX:"), ("f", ["with"], "fWith:"),
      ("move", ["to", "animated"], "moveTo:animated:"), ("add", [nil, "to"], "add:to:"),
      ("viewFor", ["header"], "viewForHeader:"),
      ("present", [nil, "animated"], "present:animated:"),
      ("setTitle", [nil, "for"], "setTitle:for:"), ("f", [nil, nil], "f::"),
    ] as [(String, [String?], String)])
  func methodsHaveTheNamesOfObjectiveC(_ base: String, _ labels: [String?], _ expected: String) {
    #expect(SelectorName.method(base, labels) == expected)
  }

  @Test func aThrowingMethodTakesAnError() {
    #expect(SelectorName.method("load", [], throwing: true) == "loadAndReturnError:")
    #expect(SelectorName.method("load", [nil], throwing: true) == "load:error:")
  }
}
