import Testing

struct AttributeTests {
  @Test(arguments: [
    ("@objc func f() {}", "func f() {}"),
    ("@objc(doIt:) func f(_ x: Int) {}", "func f(_ x: Int) {}"),
    ("@objcMembers public class A {}", "public class A {}"),
    ("@nonobjc func f() {}", "func f() {}"),
    ("@IBOutlet weak var label: UILabel!", "weak var label: UILabel!"),
    ("@IBOutlet private(set) var label: UILabel!", "private(set) var label: UILabel!"),
    ("@IBAction func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}"),
    ("@IBDesignable class V: UIView {}", "class V: UIView {}"),
    ("@IBInspectable var width: Int = 0", "var width: Int = 0"),
    ("@available(iOS 13, *) @objc dynamic let x = 1", "@available(iOS 13, *) dynamic let x = 1"),
    ("@UIApplicationMain class A {}", "@main class A {}"),
    ("@main class A {}", "@main class A {}"),
    ("typealias F = @convention(block) (Int) -> Void", "typealias F = (Int) -> Void"),
    ("@MainActor @objc(Foo) final class Foo {}", "@MainActor final class Foo {}"),
    ("let text = \"@objc\" // @objc", "let text = \"@objc\" // @objc"),
  ])
  func attributesDisappear(_ text: String, _ expected: String) {
    #expect(squeezed(rewritten(text)) == expected)
  }

  @Test func columnsOfWhatFollowsAnAttributeStay() throws {
    let text = "@objc func f() { undefined() }"
    let undefined = try #require(text.firstRange(of: "undefined")).lowerBound
    #expect(rewritten(text).firstRange(of: "undefined")?.lowerBound == undefined)
  }

  @Test func anAttributeOfSeveralLinesKeepsThem() {
    #expect(
      rewritten("@objc(\n  name:\n)\nfunc f(_ x: Int) {}\n").filter { $0 == "\n" }.count == 4)
  }
}
