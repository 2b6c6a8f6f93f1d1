import Testing

/// What files of Interface Builder's can name beside outlets and actions in the class itself.
struct InterfaceMemberTests {
  @Test func actionsOfOtherFilesAreFound() throws {
    let texts = rewritten([
      "A.swift": "import UIKit\nclass A: UIViewController {}\nclass B: UIView { var b = 0 }",
      "A+Actions.swift": """
      import UIKit
      extension A {
        @IBAction private func tap(_ sender: Any) {}
        #if DEBUG
        @IBAction func debug() {}
        #endif
      }
      """,
    ])
    let text = try #require(texts["A.swift"])
    #expect(text.contains("case \"tap:\": return Selector(\"tap:\", A.tap(_:)); default:"))
    #expect(!text.contains("debug"))
    #expect(!text.contains("\n") || text.split(separator: "\n").count == 3)
    #expect(texts["A+Actions.swift"]?.contains("private") == false)
  }

  @Test func whatOnlyItsFileSeesStaysThere() {
    let text = rewritten([
      "A.swift": "import UIKit\nclass A: UIView { var a = 0 }",
      "B.swift": "import UIKit\nprivate extension A { @IBAction func a() {} }",
    ])
    #expect(text["A.swift"]?.contains("uiKitAction") == false)
  }

  @Test func inOneFileTheyStayPrivate() {
    let text = rewritten([
      "A.swift": "import UIKit\nclass A: UIView {}\nextension A { @IBAction private func a() {} }"
    ])
    #expect(text["A.swift"]?.contains("private func a()") == true)
  }

  @Test func inspectablePropertiesAreSetByTheirNames() {
    #expect(
      squeezed(rewritten("import UIKit; class A: UIView { @IBInspectable var a: Int = 0 }"))
        .contains("{ switch uiKitName { case \"a\": uiKitAttribute(uiKitObject, &self.a); default:")
    )
  }

  @Test func destinationsAreCreatedByTheirSelectors() {
    let text = rewritten(
      """
      import UIKit
      class A: UIViewController {
        @IBSegueAction func make(_ coder: NSCoder) -> B? { B(coder: coder) }
        @IBSegueAction func makeOne(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B? {
          nil
        }
      }
      """)
    #expect(text.contains("case \"make:\": return self.make(uiKitCoder); "))
    #expect(
      text.contains(
        "case \"makeOne:sender:segueIdentifier:\": return self.makeOne("
          + "uiKitCoder, sender: uiKitSender, segueIdentifier: uiKitIdentifier); default:"))
  }
}
