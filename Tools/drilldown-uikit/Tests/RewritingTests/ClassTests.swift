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
    ("let x = kind.init(model: m)", "let x = kind.init(model: m)"),
    ("let x = Screen.init()", "let x = Screen.init()"),
    ("let x = self.init()", "let x = self.init()"),
    ("let x = other.init()", "let x = other.init()"),
  ])
  func classesThatAreChosenWhenTheProgramRunsAreCreated(_ text: String, _ expected: String) {
    let head = "import UIKit\nclass Screen: UIViewController {}\nlet kind: Screen.Type\n"
    #expect(rewritten(head + text) == head + expected)
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
}
