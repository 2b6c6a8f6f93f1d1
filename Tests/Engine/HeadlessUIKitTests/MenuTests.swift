import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Menus, commands of keys and zooms, from Swift.
struct MenuTests {
  private final class Editor: UIViewController, SelectorPerforming {
    private(set) var performed: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save"))]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "save"
    }

    func perform(_ action: Selector, with sender: Any?) {
      performed.append("\(action) by \((sender as? UIKeyCommand)?.input ?? "none")")
    }
  }

  @Test func aBarItemChoosesBetweenActionAndMenu() throws {  // H18, H19
    let world = World()
    let nav = world.stack("Home")
    var chosen: [String] = []
    let menu = UIMenu(
      title: "Options",
      children: [
        UIAction(title: "Rename") { chosen.append($0.title) },
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
        UIAction(title: "Off", attributes: .disabled) { _ in },
      ])
    let item = UIBarButtonItem(
      title: "More", primaryAction: UIAction(title: "Ignored") { _ in chosen.append("tap") },
      menu: menu)
    nav.topViewController?.navigationItem.rightBarButtonItem = item
    #expect(item.title == "More")
    try world.stage.user.tap("More")
    try world.stage.user.hold("More")
    world.stage.settle()
    #expect(world.stage.user.targets.map(\.text) == ["Rename", "Off"])
    #expect(throws: Stage.User.Failure.ignored("\"Off\" is disabled")) {
      try world.stage.user.tap("Off")
    }
    try world.stage.user.tap("Rename")
    world.stage.settle()
    #expect(chosen == ["tap", "Rename"])
    item.primaryAction = nil
    #expect(item.title == "More")
    try world.stage.user.tap(item)
    world.stage.settle()
    try world.stage.user.tapOutside()
    world.stage.settle()
    #expect(world.stage.user.targets.map(\.text) == ["More"])
  }

  @Test func oneOfAGroupIsSelected() {  // H20
    let one = UIAction(title: "One", state: .on) { _ in }, two = UIAction(title: "Two") { _ in }
    let menu = UIMenu(options: [.singleSelection, .displayInline], children: [one, two])
    #expect(menu.selectedElements == [one])
    #expect(menu.replacingChildren([two]).selectedElements.isEmpty)
  }

  @Test func keysArePerformedInTheChain() throws {  // F115
    let world = World()
    let editor = Editor()
    world.window.rootViewController = editor
    world.stage.settle()
    try world.stage.user.press("s", .command)
    #expect(editor.performed == ["save by s"])
    #expect(
      throws: Stage.User.Failure.ignored("no responder on screen has a command for this key")
    ) { try world.stage.user.press("t", .command) }
  }

  @Test func aZoomIsInterrupted() throws {  // F111 to F113
    let world = World()
    let nav = world.stack("List")
    let detail = world.controller("Detail")
    var asked = 0
    detail.preferredTransition = .zoom { _ -> UIView? in
      asked += 1
      return nil
    }
    nav.pushViewController(detail, animated: true)
    world.stage.advance(by: .milliseconds(100))
    let start = world.stage.trace.events.count
    try world.stage.user.grab()
    world.stage.advance(by: .zero)
    try world.stage.user.release(cancelled: true)
    world.stage.settle()
    let lines = world.lines(from: start).filter { $0.hasPrefix("Detail view") }
    #expect(
      lines == [
        "Detail viewDidAppear(animated)", "Detail viewWillDisappear(animated)",
        "Detail viewDidAppear(animated)",
      ])
    #expect(asked == 2 && nav.topViewController === detail)
  }

  @Test func aBackActionReplacesThePop() throws {  // F108
    let world = World()
    let nav = world.stack("Home", "Detail")
    var count = 0
    nav.topViewController?.navigationItem.backAction = UIAction(title: "Stop") { _ in count += 1 }
    try world.stage.user.back()
    world.stage.settle()
    #expect(count == 1 && nav.viewControllers.count == 2)
  }

  @Test func aChildDecidesAboutTheHomeIndicator() {  // F105
    final class Immersive: UIViewController {
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    final class Parent: UIViewController {
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    }
    let world = World()
    let parent = Parent()
    world.window.rootViewController = parent
    world.stage.settle()
    #expect(!world.stage.systemParts.hidesHomeIndicator)
    parent.addChild(Immersive())
    parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(world.stage.systemParts.hidesHomeIndicator)
  }

  @Test func aWindowWithoutASceneShowsNothing() {  // F14
    final class SceneDelegate: NSObject, UISceneDelegate {}
    let world = World()
    let delegate = SceneDelegate()
    world.window.windowScene?.delegate = delegate
    let other = UIWindow(frame: world.window.frame)
    let root = world.controller("Other")
    other.rootViewController = root
    let lines = world.lines { other.makeKeyAndVisible() }
    #expect(lines == [] && other.windowScene == nil && !root.isViewLoaded)
    other.windowScene = world.window.windowScene
    world.stage.settle()
    #expect(root.view.window === other)
  }

  @Test func aPhoneOpensOnTheColumnThatTheDelegateNames() {  // F40
    final class Columns: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let world = World()
    let delegate = Columns()
    let split = UISplitViewController(style: .doubleColumn)
    let list = world.controller("List")
    split.setViewController(list, for: .primary)
    split.setViewController(world.controller("Detail"), for: .secondary)
    split.delegate = delegate
    world.window.rootViewController = split
    world.stage.settle()
    #expect(split.isCollapsed && list.view.window != nil)
  }
}
