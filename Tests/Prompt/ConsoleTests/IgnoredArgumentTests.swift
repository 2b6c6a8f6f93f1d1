import Console
import Testing

/// Arguments that nothing reads.
@MainActor
struct IgnoredArgumentTests {
  private static let scene = [
    "nav = UINavigationController{ UIViewController 'Home', name = 'nav' }"
  ]

  @Test(arguments: [
    ("user.back(2)", "note: back takes no arguments; 1 more was ignored\n"),
    (
      "UIViewController('A', 'B')",
      "note: UIViewController takes a text or a table; 1 more was ignored\n"
    ),
    ("settle(1, 2)", "note: settle takes no arguments; 2 more were ignored\n"),
    (
      "nav:pushViewController(UIViewController 'B', true, function() end)",
      "note: pushViewController takes viewController, animated; 1 more was ignored\n"
    ),
  ])
  func theyAreNamed(_ input: String, _ note: String) {
    #expect(answer(to: input, after: Self.scene).contains(note))
  }

  @Test(arguments: [
    "print(1, 2, 3)", "nav:popViewController(true)", "nav.popViewController(nav, true)",
    "string.format('%d %d', 1, 2)", "user.pick(1, 2, 3)",
    "function nav:popViewController(a, b) return b end nav:popViewController(1, 2)",
    "f = function(a) return a end f((1), 2)", "x = ('user.back(2)')",
  ])
  func otherCallsAreLeftAlone(_ input: String) {
    #expect(!answer(to: input, after: Self.scene).contains("ignored"))
  }

  @Test func anElementIsNamedAsTheLineNamesIt() {
    let text = answer(to: "nav.viewControllers[5].title", after: Self.scene)
    #expect(
      text == """
        error: input 2:1: attempt to index a nil value ('nav.viewControllers[5]')
          nav.viewControllers[5].title
                             ^

        """)
    let several = answer(to: "nav.viewControllers[1][2].y", after: Self.scene)
    #expect(several.hasPrefix("error: input 2:1: attempt to index a nil value (an element)\n"))
  }
}
