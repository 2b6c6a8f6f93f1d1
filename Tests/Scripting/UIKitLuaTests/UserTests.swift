import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import Testing
import UIKitLua

struct UserTests {
  @Test func theWindowInFrontTakesTheTaps() {
    let script = Script(
      """
      local below, above = UIViewController "Below", UIViewController "Above"
      below.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "One" }
      above.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Two" }
      window.rootViewController = UINavigationController{ below }
      second = UIWindow{ rootViewController = UINavigationController{ above } }
      second.isHidden = false
      """)
    #expect(targets(in: script) == ["Two"])
    script.run("second.isHidden = true")
    #expect(targets(in: script) == ["One"])
  }

  @Test func tabsOfAHiddenBarCannotBeTapped() {
    let script = Script(
      """
      window.rootViewController = UITabBarController{ UIViewController "A", UIViewController "B" }
      """)
    #expect(targets(in: script) == ["A", "B"])
    script.run("window.rootViewController.tabBar.isHidden = true print(user.selectTab(1))")
    #expect(targets(in: script) == [])
    #expect(script.lines == ["false\tthe tab bar is hidden"])
  }

  @Test func anActionSheetInAPopoverHasNoCancel() {
    let script = Script(
      """
      simulator.device = "iPad"
      local home = UIViewController "Home"
      window.rootViewController = home
      local sheet = UIAlertController{
        preferredStyle = "actionSheet", UIAlertAction{ title = "Share" },
        UIAlertAction{ title = "Cancel", style = "cancel" },
      }
      sheet.popoverPresentationController.sourceView = home.view
      settle()
      home:present(sheet, true)
      """)
    #expect(targets(in: script) == ["Share"])
  }

  private func targets(in script: Script) -> [String] {
    script.world.stage.user.targets.map(\.text)
  }
}
