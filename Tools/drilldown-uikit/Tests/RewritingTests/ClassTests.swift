import Testing

struct ClassTests {
  @Test(arguments: [
    ("final class A: NSLock {}", "final class A: UIKitLock {}"),
    ("class A: NSRecursiveLock, B {}", "class A: UIKitRecursiveLock, B {}"),
    ("extension NSLock: B {}", "extension NSLock: B {}"),
    ("class A: NSObject {}", "class A: NSObject {}"),
  ])
  func locksAreInherited(_ text: String, _ expected: String) {
    #expect(rewritten(text) == expected)
    let file = rewritten("import Foundation\n\(text)")
    #expect(file.hasPrefix("import UIKit") == (text != expected))
  }

  @Test(arguments: [
    (
      "let x = kind.init(rootViewController: v)", "let x = uiKitObject(kind, rootViewController: v)"
    ),
    ("let x = kind.init()", "let x = uiKitObject(kind)"),
    (
      "let x = kind.init(nibName: n, bundle: b)", "let x = uiKitObject(kind, nibName: n, bundle: b)"
    ),
    (
      "let x = a.kind.init(nibName: n, bundle: b)",
      "let x = uiKitObject(a.kind, nibName: n, bundle: b)"
    ),
    (
      "let x = type(of: v).init(nibName: nil, bundle: nil)",
      "let x = uiKitObject(type(of: v), nibName: nil, bundle: nil)"
    ),
    (
      "let x = kinds[0].init(rootViewController: v)",
      "let x = uiKitObject(kinds[0], rootViewController: v)"
    ),
    (
      "let x = (k as! Screen.Type).init(nibName: n, bundle: b)",
      "let x = uiKitObject((k as! Screen.Type), nibName: n, bundle: b)"
    ),
    ("let x = maybe!.init()", "let x = maybe!.init()"),
    (
      "func f() { super.init(nibName: n, bundle: b) }",
      "func f() { super.init(nibName: n, bundle: b) }"
    ),
    (
      "let x = Shop.Screen.init(nibName: n, bundle: b)",
      "let x = Shop.Screen.init(nibName: n, bundle: b)"
    ),
    ("let x = kind.init(model: m)", "let x = kind.init(model: m)"),
    ("let x = Screen.init()", "let x = Screen.init()"),
    ("let x = self.init()", "let x = self.init()"),
    ("let x = other.init()", "let x = other.init()"),
  ])
  func classesThatAreChosenWhenTheProgramRunsAreCreated(_ text: String, _ expected: String) {
    let head = "import UIKit\nclass Screen: UIViewController {}\nlet kind: Screen.Type\n"
    #expect(rewritten(head + text) == head + expected)
  }

  @Test(arguments: [
    "@testable import Shop", "import XCTest\n@testable import Shop", "import Foundation",
  ])
  func filesWithoutUIKitCreateThemAlike(_ imports: String) {
    let text = imports + "\nlet x = kind.init(nibName: nil, bundle: nil)"
    #expect(
      rewritten(text) == "import UIKit; " + imports
        + "\nlet x = uiKitObject(kind, nibName: nil, bundle: nil)")
  }

  @Test func aClassThatIsNotUIKitsStays() {
    let text = "import UIKit\nstruct Model {}\nfunc f(_ kind: Model.Type) { _ = kind.init() }"
    #expect(rewritten(text) == text)
  }

  @Test func filesWithoutUIKitInAModuleForItAreForIOS() {
    let files = rewritten([
      "/1.swift": "import UIKit", "/2.swift": "#if os(iOS)\nimport Foundation\n#endif",
    ])
    #expect(files["/2.swift"] == "#if true   \nimport Foundation\n#endif")
  }

  @Test(arguments: [
    ("class A: UIView {}", true), ("struct A { let layer: CALayer }", true), ("struct A {}", true),
    ("import Foundation\nstruct A { let b: UIView }", true),
    ("import Foundation\nstruct A { let b: CALayer }", true),
    ("import Foundation\nstruct A { let b: Int }", false),
    ("import Foundation\nlet x = a.CALayer // UIView", false),
    ("import Rx\nlet x: URL", true), ("import Rx\nlet x: Observable", false),
    ("import UIKit\nlet x: UIView", false), ("#if canImport(UIKit)\nimport UIKit\n#endif", false),
  ])
  func filesHaveUIKitByAHeaderOfTheirModule(_ text: String, _ isAdded: Bool) {
    let files = rewritten(["/1.swift": "import UIKit", "/2.swift": text])
    #expect(files["/2.swift"] == (isAdded ? "import UIKit; " : "") + text)
  }

  @Test func aByteOrderMarkStaysInFront() {
    let files = rewritten(["/1.swift": "import UIKit", "/2.swift": "\u{FEFF}struct A {}"])
    #expect(files["/2.swift"] == "\u{FEFF}import UIKit; struct A {}")
  }

  @Test func aModuleWithoutUIKitStays() {
    let files = ["/1.swift": "struct A {}", "/2.swift": "import Foundation\nlet x: CGFloat = 1"]
    #expect(rewritten(files) == files)
  }
}
