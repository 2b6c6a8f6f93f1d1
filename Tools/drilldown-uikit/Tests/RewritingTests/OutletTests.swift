import Testing

struct OutletTests {
  private static let setter =
    "override func uiKitSetOutlet(_ uiKitName: String, _ uiKitObject: Any?) -> Bool "
  private static let finder = "override func uiKitAction(_ uiKitName: String) -> Selector? "

  @Test func outletsAreSetByTheirNames() {
    #expect(
      squeezed(
        rewritten(
          "import UIKit; class A: UIViewController { @IBOutlet weak var a: UILabel! { didSet {} } }"
        ))
        == "import UIKit; class A: UIViewController { weak var a: UILabel! { didSet {} } ; "
        + Self.setter + "{ switch uiKitName { case \"a\": self.a = uiKitOutlet(uiKitObject); "
        + "default: return super.uiKitSetOutlet(uiKitName, uiKitObject) }; return true } }")
  }

  @Test func actionsAreFoundByTheNamesThatObjectiveCGivesThem() {
    let text = rewritten(
      """
      import UIKit
      public final class A: UIView {
        @IBAction private func tap(_ sender: Any) {}
        // The end.
      }
      extension A {
        @IBAction func open(_ sender: Any, forEvent event: UIEvent) {}
        @IBAction func close() {}
      }
      """)
    #expect(
      text.contains(
        "public " + Self.finder
          + "{ switch uiKitName { case \"tap:\": return Selector(\"tap:\", A.tap(_:)); "
          + "case \"open:forEvent:\": return Selector(\"open:forEvent:\", A.open(_:forEvent:)); "
          + "case \"close\": return Selector(\"close\", A.close); "
          + "default: return super.uiKitAction(uiKitName) } } }\nextension A {"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
  }

  @Test(arguments: [
    // No responder has the method that is overridden.
    "import UIKit; class A: NSObject { @IBOutlet var a: UILabel! }",
    "import UIKit; class A: UITapGestureRecognizer { @IBOutlet var a: UILabel! }",
    "import UIKit; class A: B { @IBOutlet var a: UILabel! }; class B: NSObject {}",
    // It isn't always there.
    "import UIKit; class A: UIView {\n#if DEBUG\n@IBOutlet var a: UILabel!\n#endif\n}",
    // It can't be called at once.
    "import UIKit; class A: UIView { @IBAction func a() async {} }",
  ])
  func otherClassesAreLeft(_ text: String) {
    #expect(!rewritten(text).contains("override"))
  }
}
