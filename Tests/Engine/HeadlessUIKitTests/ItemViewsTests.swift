import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Views of items are in the bar that shows the items.
struct ItemViewsTests {
  @Test func aBarByItselfHasTheViewsOfItsTop() {  // B7, B28
    _ = World()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let first = UINavigationItem(title: "First"), second = UINavigationItem(title: "Second")
    let logo = UIView(), days = UISegmentedControl(items: ["Day", "Week"])
    first.titleView = logo
    second.rightBarButtonItem = UIBarButtonItem(customView: days)
    bar.items = [first]
    #expect(logo.superview === bar)
    bar.pushItem(second, animated: false)
    #expect(logo.superview == nil)
    #expect(days.superview === bar)
    bar.popItem(animated: false)
    #expect(logo.superview === bar)
    #expect(days.superview == nil)
  }

  @Test func aToolbarByItselfHasTheViewsOfItsItems() {
    _ = World()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let first = UIView(), second = UIView()
    bar.items = [UIBarButtonItem(customView: first)]
    #expect(first.superview === bar)
    bar.setItems([UIBarButtonItem(customView: second)], animated: true)
    #expect(first.superview == nil)
    #expect(second.superview === bar)
  }

  @Test func whatIsInAViewIsATargetOnce() {
    let world = World()
    let home = UIViewController()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Home")
    item.leftBarButtonItem = UIBarButtonItem(
      customView: UISegmentedControl(items: ["Day", "Week"]))
    bar.items = [item]
    home.view.addSubview(bar)
    world.window.rootViewController = home
    world.stage.settle()
    #expect(world.stage.screen.targets.map(\.text) == ["Day", "Week"])
  }

  @Test func aDisappearedControllersWrapperIsGone() {  // D36
    let world = World(profile: .classic)
    let first = UIViewController(), second = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    world.window.rootViewController = stack
    world.stage.settle()
    let wrapper = first.view.superview
    #expect(wrapper !== stack.view && wrapper?.superview === stack.view)
    #expect(wrapper?.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 416))
    stack.pushViewController(second, animated: true)
    world.stage.settle()
    #expect(wrapper?.superview == nil && first.view.superview == nil)
    let other = UIView()
    other.addSubview(second.view)
    #expect(stack.view.subviews.count == 1)
  }
}
