import Testing

struct ConditionTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
    ("#if !os(iOS)", "#if !true   "),
    ("#if canImport(UIKit) && os(iOS)", "#if canImport(UIKit) && true   "),
    ("#if !os(Linux)", "#if !false    "),
    ("#if os(macOS)", "#if os(macOS)"), ("#if canImport(os)", "#if true         "),
    ("#if canImport(os.log) || DEBUG", "#if true              || DEBUG"),
    ("#if DEBUG", "#if DEBUG"),
  ])
  func iOSHoldsWhereUIKitIsUsed(_ condition: String, _ expected: String) {
    let text = "import UIKit\n\(condition)\nlet x = 1\n#endif\n"
    #expect(rewritten(text) == "import UIKit\n\(expected)\nlet x = 1\n#endif\n")
  }

  @Test(arguments: [
    "import Foundation\n#if os(iOS)\nlet x = 1\n#endif\n",
    "import UIKit\n#if os(iOS)\nimport MapKit\n#endif\n",
    "import UIKit\n#if os(macOS)\nimport AppKit\n#elseif DEBUG\nimport MapKit\n#elseif os(iOS)\n#endif\n",
    "import UIKit\n#if !os(macOS)\nimport MapKit\n#elseif os(iOS)\n#endif\n",
    "import UIKit\n#if os(iOS) || os(macOS)\nlet x = 1\n#elseif os(Linux)\nlet x = 2\n#endif\n",
    "import UIKit\n#if os(Linux)\nimport Glibc\n#endif\n",
  ])
  func blocksThatTellSystemsApartStay(_ text: String) { #expect(rewritten(text) == text) }

  @Test(arguments: [
    "#if os(iOS)\nlet x = 1\n#elseif os(macOS)\nimport AppKit\n#endif",
    "#if os(macOS)\nimport AppKit\n#elseif os(iOS) && DEBUG\nlet x = 1\n#endif",
    "#if os(OSX) || os(watchOS)\nimport WatchKit\n#elseif (os(iOS) || os(tvOS))\nlet x = 1\n#endif",
    "#if canImport(AppKit)\nimport AppKit\n#elseif os(iOS)\nlet x = 1\n#endif",
  ])
  func frameworksOfOtherSystemsAreNone(_ text: String) {
    #expect(
      rewritten("import UIKit\n" + text)
        == "import UIKit\n" + text.replacing("os(iOS)", with: "true   "))
  }

  @Test(arguments: [
    (
      "import XCTest\n@testable import A\nlet v = UIView()",
      "import UIKit; import XCTest\n@testable import A\nlet v = UIView()"
    ),
    ("import XCTest\nlet v = GUIView()", "import XCTest\nlet v = GUIView()"),
    (
      "import UIKit\nimport XCTest\nlet v = UIView()",
      "import UIKit\nimport XCTest\nlet v = UIView()"
    ),
  ])
  func testsHaveUIKitWithXCTest(_ text: String, _ expected: String) {
    #expect(rewritten(text) == expected)
  }

  @Test func aFileThatIsAllForIOSIsCompiled() {
    #expect(
      rewritten("#if os(iOS)\nimport UIKit\nclass A: UIView {}\n#endif\n")
        == "#if true   \nimport UIKit\nclass A: UIView {}\n#endif\n")
  }

  @Test(arguments: [
    ("import UIKit.UIColor", "import UIKit"), ("import class UIKit.UIView", "import UIKit"),
    ("import ObjectiveC", "import UIKit"), ("import ObjectiveC.runtime", "import UIKit"),
    ("import QuartzCore", "import UIKit"), ("import CoreGraphics", "import UIKit"),
    ("import UIKit", "import UIKit"), ("@testable import Router", "@testable import Router"),
    ("import Foundation", "import Foundation"), ("import os.log", "import OSLog"),
    ("import os", "import OSLog"), ("import struct os.Logger", "import OSLog"),
    ("@_exported import UIKit", "@_exported import UIKit"),
  ])
  func partsOfUIKitAreUIKit(_ text: String, _ expected: String) {
    #expect(squeezed(rewritten(text)) == expected)
  }

  @Test(arguments: [
    ("import Foundation\nlet x = objc_getAssociatedObject(a, &k)", true),
    ("import Foundation\nfunc f() { autoreleasepool { } }", true),
    ("import Foundation\nlet x = a.responds(to: s)", true),
    ("import Foundation\nlet x = NSMapTable<A, B>.weakToStrongObjects()", true),
    ("import Dispatch\nlet x = 2 * NSEC_PER_SEC", true),
    ("import Foundation\nlet x = 1", false),
    ("import Foundation\nimport UIKit\nlet x = objc_getAssociatedObject(a, &k)", false),
  ])
  func filesOfFoundationFindWhatObjectiveCHas(_ text: String, _ isUIKit: Bool) {
    #expect(rewritten(text).hasPrefix("import UIKit") == isUIKit)
  }

  @Test func previewsDisappear() {
    #expect(!rewritten("#Preview(\"A\") {\n  Screen()\n}\nlet x = 1").contains("Screen"))
  }
}
