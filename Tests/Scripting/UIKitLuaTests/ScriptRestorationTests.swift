import HeadlessUIKit
import Lua
import NavigationModel
import StoredValues
import Testing
import UIKitLua

/// Scripts whose state outlives their world.
@Suite(.serialized)
struct ScriptRestorationTests {
  /// A program that builds its stack at each launch.
  private static let program = """
    local Page = class("Page", UIViewController)
    function Page:init(args)
      self.restorationIdentifier, self.restorationClass = args.id, Page
    end
    function Page.viewControllerWithRestorationIdentifierPath(path)
      return Page{ id = path[#path], title = "again " .. path[#path] }
    end
    function Page:encodeRestorableState(coder)
      Page.super.encodeRestorableState(self, coder)
      coder:encode(self.draft, "draft")
      coder:encode(self.friend, "friend")
    end
    function Page:decodeRestorableState(coder)
      Page.super.decodeRestorableState(self, coder)
      self.draft, self.friend = coder:decodeObject("draft"), coder:decodeObject("friend")
    end
    function Page:applicationFinishedRestoringState() collectgarbage() end
    function page(id, draft) local p = Page{ id = id, title = id } p.draft = draft return p end
    function app.willFinishLaunching()
      nav = UINavigationController{ name = "nav", restorationIdentifier = "nav" }
      window.rootViewController = nav
    end
    function app.shouldSaveApplicationState() return true end
    function app.shouldRestoreApplicationState(coder) return coder:decodeObject("version") == 1 end
    function app.willEncodeRestorableState(coder) coder:encode(1, "version") end
    function app.didDecodeRestorableState() end
    function app.didFinishLaunching() collectgarbage() end
    """

  /// The saved state of a stack of two, the first of which refers to the second, with a
  /// presentation.
  private func archive() -> StoredValue? {
    let script = Script(Self.program)
    launch(script)
    script.run(
      """
      nav.viewControllers = { page("a", "x\\255"), page("b", "y") }
      nav.viewControllers[1].friend = nav.viewControllers[2]
      nav:present(page("p", "z"))
      """)
    script.run("simulator:background()")
    #expect(script.error == nil)
    return script.world.stage.application.savedState
  }

  private func launch(_ script: Script, restoring archive: StoredValue? = nil) {
    let stage = script.world.stage
    stage.asCurrent { stage.application.launch(restoring: archive) }
    stage.settle()
  }

  @Test func aScriptGetsItsStateBack() {
    let script = Script(Self.program)
    launch(script, restoring: archive())
    script.run(
      """
      local a, b = nav.viewControllers[1], nav.viewControllers[2]
      print(#nav.viewControllers, a.title, #a.draft, a.friend == b, b.draft, b.friend)
      print(nav.presentedViewController.title, nav.presentedViewController.draft, #warnings())
      """)
    #expect(script.lines == ["2\tagain a\t2\ttrue\ty\tnil", "again p\tz\t0"])
    #expect(script.reportedErrors == [])
  }

  @Test func theOrderOfCallsIsUIKits() {  // B79
    let script = Script(Self.program)
    launch(script, restoring: archive())
    let call = "viewControllerWithRestorationIdentifierPath"
    #expect(
      script.timeline.filter { !$0.contains("ppear") } == [
        "app willFinishLaunching", "app shouldRestoreApplicationState",
        "Page \(call)(nav/a)", "Page \(call)(nav/b)", "Page \(call)(nav/p)",
        "again a viewDidLoad", "again b viewDidLoad", "again p viewDidLoad",
        "again a willMove(toParent: nav)", "again b willMove(toParent: nav)",
        "again a decodeRestorableState", "again b decodeRestorableState",
        "again p decodeRestorableState", "app didDecodeRestorableState",
        "again a applicationFinishedRestoringState", "again b applicationFinishedRestoringState",
        "again p applicationFinishedRestoringState", "app didFinishLaunching",
        "again b didMove(toParent: nav)",
      ])
  }

  @Test func wrongResultsAreReported() {
    let script = Script(Self.program)
    script.run(
      """
      function app.viewControllerWithRestorationIdentifierPath() return "nav" end
      function app.didDecodeRestorableState() error("no", 0) end
      """)
    launch(script, restoring: archive())
    #expect(
      script.reportedErrors == [
        "app viewControllerWithRestorationIdentifierPath: app viewControllerWithRestorationIdentifier"
          + "Path must return a UIViewController or nil, got \"nav\"",
        "app didDecodeRestorableState: no",
      ])
    script.run("print(#nav.viewControllers) simulator:background() simulator:foreground()")
    script.run("function app.shouldSaveApplicationState() return 1 end simulator:background()")
    #expect(script.lines == ["2"])
    #expect(script.world.stage.application.savedState == nil)
    #expect(script.reportedErrors.last?.hasSuffix("must return a boolean, got 1") == true)
  }

  @Test func aMissingClassLeavesItToTheDelegate() {
    let script = Script(
      """
      function app.shouldRestoreApplicationState() return true end
      function app.viewControllerWithRestorationIdentifierPath(path, coder)
        print(table.concat(path, "/"), coder:containsValue("draft"))
        if #path == 1 then
          window.rootViewController = UINavigationController{ restorationIdentifier = "nav" }
          return window.rootViewController
        end
      end
      """)
    launch(script, restoring: archive())
    #expect(script.lines == ["nav\tfalse", "nav/a\ttrue", "nav/b\ttrue", "nav/p\ttrue"])
  }

  @Test func aStoredCoderRetainsNoController() {
    let script = Script(Self.program)
    script.run("function app.didDecodeRestorableState(coder) kept = coder end")
    launch(script, restoring: archive())
    script.run(
      """
      gone = weak(nav.viewControllers[2])
      nav:dismiss(false)
      settle()
      window.rootViewController, nav = nil, nil
      """)
    script.world.collect()
    script.run("print(gone:get(), kept:decodeObject('version'))")
    #expect(script.lines == ["nil\t1"])
  }
}
