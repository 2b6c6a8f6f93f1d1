import Testing

struct RemarkTests {
  @Test(arguments: [
    (
      "let s = NSSelectorFromString(\"a\")",
      "1:9 a selector made from a string finds no method here; write #selector"
    ),
    (
      "let s = Selector(\"a\")",
      "1:9 a selector made from a string finds no method here; write #selector"
    ),
    ("let x = a.value(forKey: \"b\")", "1:9 key-value coding needs Objective-C's run time"),
    (
      "a.addObserver(b, forKeyPath: \"c\", options: [], context: nil)",
      "1:1 observing a key path that is a text needs Objective-C's run time: the observer is never "
        + "called here; write observe(\\.name) { … }"
    ),
    (
      "func f() { method_exchangeImplementations(a, b) }",
      "1:12 methods can't be exchanged at run time without Objective-C: the original is called here"
    ),
    (
      "class A: NSObject {\n  override func forwardingTarget(for s: Selector!) -> Any? { nil }\n}",
      "2:17 messages aren't forwarded without Objective-C: this method is never called here"
    ),
  ])
  func whatNeedsObjectiveCIsSaid(_ text: String, _ expected: String) {
    #expect(remarks(text) == [expected])
  }

  @Test(arguments: [
    "let s = #selector(f)", "router.observe(event)", "let x = a.value(for: b)",
    "let s = Selector(name: 1)", "let x = a.observe(\\.b) { _, _ in }",
  ])
  func otherCallsAreFine(_ text: String) { #expect(remarks(text).isEmpty) }

  @Test(arguments: [
    "override func responds(to s: Selector!) -> Bool { super.responds(to: s) }",
    "override func forwardingTarget(for s: Selector!) -> Any? {\n    nil\n  }",
    "override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }",
    "@objc open override func value(forUndefinedKey key: String) -> Any? { nil }",
  ])
  func whatNothingCallsIsTakenOut(_ method: String) {
    let text = "class A: NSObject {\n  \(method)\n  let x = 1\n}"
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    #expect(lines(rewritten(text)).count == lines(text).count)
    #expect(rewritten(text).filter { !$0.isWhitespace } == "classA:NSObject{letx=1}")
    #expect(remarks(text).count == 1)
    #expect(remarks(text).allSatisfy { $0.contains("never called") })
  }

  @Test func whatThePackageDeclaresItselfStays() {
    let text = "class B: A { override func value(forKey key: String) -> Any? { 1 } }"
    let other = "class A { func value(forKey key: String) -> Any? { nil } }"
    #expect(rewritten(text, others: [other]) == text)
    #expect(remarks(text, others: [other]).isEmpty)
  }

  @Test func anOptionalMethodAddedByASubclassIsSaid() {
    let text = """
      class Base: NSObject, D { func a() {} }
      class Sub: Base {
        func b() {}
        func c() {}
      }
      """
    let other = "@objc protocol D { @objc optional func a(); @objc optional func b() }"
    #expect(
      remarks(text, others: [other]) == [
        "3:8 Base conforms to D without b(), so calls through D don't reach this method here; "
          + "declare it in Base as well"
      ])
  }
}
