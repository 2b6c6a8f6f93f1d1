import HeadlessUIKit
import StoredValues
import Support
import Testing

@testable import UIKitLua

/// Ten thousand damaged state files; everything that can be read from them is restored.
struct DamagedStateTests {
  private static let app = """
    local Page = class("Page", UIViewController)
    function Page.viewControllerWithRestorationIdentifierPath(path, coder)
      return Page{ title = coder:decodeObject("title"), restorationIdentifier = path[#path] }
    end
    function Page:encodeRestorableState(coder)
      Page.super.encodeRestorableState(self, coder)
      coder:encode(self.title, "title")
    end
    function page(id)
      return Page{ title = "Page", restorationIdentifier = id, restorationClass = Page }
    end
    function app.shouldSaveApplicationState() return true end
    function app.shouldRestoreApplicationState() return true end
    function app.willFinishLaunching()
      local nav = UINavigationController{ page "a", restorationIdentifier = "nav" }
      window.rootViewController =
        UITabBarController{ nav, page "other", restorationIdentifier = "tabs" }
    end
    """

  private let file = StoredFile(.state, at: "")
  private let world = ScriptWorld()

  /// The saved state of a stack with tabs and a presented controller.
  private func savedText() throws -> [UInt8] {
    try world.run(Self.app, named: "app")
    try world.run(
      """
      simulator:relaunch()
      window.rootViewController.viewControllers[1]:pushViewController(page "b", false)
      settle()
      window.rootViewController:present(page "p", false)
      settle()
      simulator:background()
      """, named: "use")
    return try file.text(of: ["archive": #require(world.record.archive)])
  }

  @Test(.slow("it reads thousands of damaged states"))
  func anythingReadableIsRestoredWithoutACrash() throws {
    let damage = Damage(to: [try savedText()])
    var random = SplitMix(seed: 2026)
    var restored = 0
    for _ in 0..<10_000 {
      let bytes = damage.damaged(using: &random)
      guard let contents = try? file.contents(of: bytes) else { continue }  // allowed
      world.record = AppRecord()
      world.record.archive = contents["archive"]
      // A title of another type is an error of the app, which crashes at launch.
      try world.run("pcall(simulator.relaunch, simulator) settle()", named: "relaunch")
      restored += 1
    }
    #expect(restored > 300)
  }
}
