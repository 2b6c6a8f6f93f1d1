import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Bars as programs written for UIKit use them.
struct BarTests {
  @Test func systemItemsAreWordsIconsAndSpaces() {  // B29, B30
    #expect(
      UIBarButtonItem.SystemItem.allCases.map { $0.text ?? "-" } == [
        "Done", "Cancel", "Edit", "Save", "[+]", "-", "-", "[compose]", "[reply]", "[action]",
        "[organize]", "[bookmarks]", "[search]", "[refresh]", "[stop]", "[camera]", "[trash]",
        "[play]", "[pause]", "[rewind]", "[fastForward]", "Undo", "Redo", "[pageCurl]", "[close]",
      ])
  }

  @Test func itemsReadAsInUIKit() {  // B9, B10, B30
    let world = World()
    let target = TargetRecorder()
    let nav = world.stack("A", "B")
    let item = nav.viewControllers[1].navigationItem
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: target, action: "cancel")
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Save", style: .done, target: target, action: "save"),
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), .fixedSpace(8),
      UIBarButtonItem(customView: UIView(frame: .zero)),
      UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil),
    ]
    item.titleView = UIView()
    #expect(nav.navigationBar.displayed?.left == ["‹ A", "Cancel"])
    #expect(nav.navigationBar.displayed?.title == "[UIView]")
    #expect(nav.navigationBar.displayed?.right == ["[gear]", "[UIView]", "[+]", "Save"])
    item.rightBarButtonItems?[0].tap()
    item.leftBarButtonItem?.tap()
    #expect(target.performedActions == ["save", "cancel"])
  }

  @Test func theBarsOfAStackMustNotBeMoved() {  // B33, R17
    let world = World()
    let nav = world.stack("A")
    for (bar, name) in [(nav.navigationBar, "UINavigationBar"), (nav.toolbar, "UIToolbar")]
      as [(UIView, String)]
    {
      let frame = bar.frame
      let lines = world.lines {
        bar.frame = .zero
        bar.bounds = .zero
        bar.alpha = 0.5
        bar.isHidden = true
      }
      let properties = ["frame", "bounds", "alpha", "hidden property"]
      #expect(lines.count == properties.count)
      for (line, property) in zip(lines, properties) {
        #expect(line.contains("The \(property) of a \(name) managed by"))
      }
      #expect(bar.frame == frame)
    }
    #expect(UIToolbar(frame: .zero).frame == .zero)
  }

  @Test func aToolbarShowsTheItemsOfTheTop() {  // B53, B55
    let world = World()
    let nav = world.stack("A")
    nav.viewControllers[0].setToolbarItems([UIBarButtonItem(systemItem: .trash)], animated: false)
    #expect(nav.toolbar.displayed == nil)
    nav.setToolbarHidden(false, animated: true)
    #expect(nav.toolbar.displayed == ["[trash]"])
    let detail = world.controller("B")
    detail.hidesBottomBarWhenPushed = true
    nav.pushViewController(detail, animated: false)
    #expect(nav.toolbar.displayed == nil)
    #expect(!nav.isToolbarHidden)
  }

  @Test func aCancelledPopLeavesTheTabBarHidden() {  // B56, B57
    let world = World()
    let nav = UINavigationController(rootViewController: world.controller("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    world.window.rootViewController = tabs
    let detail = world.controller("B")
    detail.hidesBottomBarWhenPushed = true
    nav.pushViewController(detail, animated: false)
    world.stage.settle()
    world.stage.withGesture(Gesture(progress: 0.5, isTouching: false, isCancelled: true)) {
      _ = nav.popViewController(animated: true)
    }
    world.stage.settle()
    #expect(nav.viewControllers.count == 2)
    #expect(tabs.tabBar.displayed == nil)
  }

  @Test func aStackTakesItsTabFromItsRoot() {  // B4, B6
    let world = World()
    let root = world.controller("Root")
    let nav = UINavigationController(rootViewController: root)
    root.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 7)
    #expect(nav.tabBarItem === root.tabBarItem)
    root.title = "Other"
    #expect(root.tabBarItem.title == "Other")
    nav.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    #expect(nav.tabBarItem.tag == 1)
  }

  @Test func anEmptyStackTakesItsTabLater() {  // B6
    let world = World()
    let nav = UINavigationController()
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    #expect(tabs.tabBar.displayed?.titles == [""])
    nav.pushViewController(world.controller("Root"), animated: false)
    #expect(tabs.tabBar.displayed?.titles == ["Root"])
    nav.title = "Mine"
    #expect(tabs.tabBar.displayed?.titles == ["Mine"])
  }

  @Test func theEditButtonTogglesEditing() {  // B60, B61
    let world = World()
    let controller = Editing()
    let nav = UINavigationController(rootViewController: controller)
    world.window.rootViewController = nav
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    #expect(controller.editButtonItem.title == "Edit")
    controller.editButtonItem.tap()
    #expect(controller.isEditing && controller.editButtonItem.title == "Done")
    controller.setEditing(false, animated: false)
    #expect(controller.seen == ["true animated", "false"])
  }

  @Test func anOverrideThatLeavesSuperOutIsReported() {  // B61
    let world = World()
    let controller = NeverEditing()
    world.window.rootViewController = controller
    controller.editButtonItem.tap()
    #expect(!controller.isEditing)
    #expect(world.stage.trace.events.map(\.callback).filter { $0 == "super-left-out" }.count == 1)
  }

  @Test func customBarsAreMadeByTheStack() {  // B40
    let world = World()
    world.stage.asCurrent {
      let nav = UINavigationController(navigationBarClass: CustomBar.self, toolbarClass: nil)
      #expect(nav.navigationBar is CustomBar)
      #expect(nav.viewControllers.isEmpty)
      nav.pushViewController(world.controller("A"), animated: false)
      #expect(nav.navigationBar.topItem?.title == "A")
    }
    let raised = world.stage.exceptions {
      _ = world.stage.asCurrent {
        UINavigationController(navigationBarClass: UIView.self, toolbarClass: nil)
      }
    }
    #expect(raised.map(\.code) == ["bar-class"])
  }

  @Test func aSubclassIsTheDelegateOfItsBar() throws {  // B36, B63, B65
    let world = World()
    let nav = Guarded(rootViewController: world.controller("A"))
    nav.pushViewController(world.controller("B"), animated: false)
    world.window.rootViewController = nav
    world.stage.settle()
    #expect(nav.navigationBar.delegate === nav)
    #expect(throws: Stage.User.Failure.ignored("shouldPop refused")) {
      try world.stage.user.back()
    }
    nav.allows = true
    try world.stage.user.back()
    world.stage.settle()
    #expect(nav.viewControllers.count == 1)
    #expect(nav.asked == ["B", "B"])
  }

  @Test(arguments: [true, false])
  func theBarsDelegateIsAskedBeforeItIsNotified(isOnScreen: Bool) {  // B43, B63
    let world = World()
    let nav = Noting(rootViewController: world.controller("A"))
    if isOnScreen { world.window.rootViewController = nav }
    world.stage.settle()
    nav.pushViewController(world.controller("B"), animated: false)
    #expect(nav.calls == (isOnScreen ? ["shouldPush B"] : ["shouldPush B", "didPush B"]))
    world.stage.settle()
    nav.popViewController(animated: false)
    world.stage.settle()
    #expect(nav.calls == ["shouldPush B", "didPush B", "shouldPop B", "didPop B"])
  }

  @Test(arguments: [
    ("managed-bar", "pushItem"), ("managed-bar", "popItem"), ("managed-bar", "items"),
    ("managed-bar-delegate", "delegate"), ("managed-toolbar-delegate", "toolbar"),
    ("managed-tab-bar", "tabs"), ("managed-tab-bar", "selected"),
  ])
  func managedBarsBelongToTheirControllers(code: String, change: String) {  // B34 to B38
    let world = World()
    let nav = world.stack("A", "B")
    let tabs = UITabBarController()
    tabs.viewControllers = [world.controller("X")]
    let before = nav.navigationBar.displayed
    let raised = world.stage.exceptions {
      switch change {
      case "pushItem": nav.navigationBar.pushItem(UINavigationItem(title: "X"), animated: true)
      case "popItem": nav.navigationBar.popItem(animated: true)
      case "items": nav.navigationBar.items = []
      case "delegate": nav.navigationBar.delegate = nil
      case "toolbar": nav.toolbar.delegate = nil
      case "tabs": tabs.tabBar.setItems([], animated: false)
      default: tabs.tabBar.selectedItem = nil
      }
    }
    #expect(raised.map(\.code) == [code])
    #expect(nav.navigationBar.displayed == before)
  }

  @Test func theRecogniserAsksItsNewDelegate() {  // B67
    let world = World()
    let nav = world.stack("A", "B")
    nav.isNavigationBarHidden = true
    #expect(nav.swipeObstacle != nil)
    let delegate = Recogniser()
    nav.interactivePopGestureRecognizer?.delegate = delegate
    #expect(nav.swipeObstacle == nil)
    delegate.mayBegin = false
    #expect(nav.swipeObstacle != nil)
  }
}

private final class TargetRecorder: NSObject, SelectorPerforming {
  var performedActions: [String] = []

  func perform(_ action: Selector, with sender: Any?) {
    performedActions.append(action.description)
  }
}

private final class Editing: UIViewController {
  var seen: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    seen.append("\(isEditing)\(animated ? " animated" : "")")
  }
}

private final class NeverEditing: UIViewController {
  override func setEditing(_ editing: Bool, animated: Bool) {}
}

private final class CustomBar: UINavigationBar {}

private final class Noting: UINavigationController, UINavigationBarDelegate {
  var calls: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    calls.append("shouldPush \(item.title ?? "")")
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    calls.append("didPush \(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    calls.append("shouldPop \(item.title ?? "")")
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("didPop \(item.title ?? "")")
  }
}

private final class Guarded: UINavigationController, UINavigationBarDelegate {
  var allows = false
  var asked: [String?] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title)
    return allows
  }
}

private final class Recogniser: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}
