import Foundation
import HeadlessUIKit
import Testing

/// What programs for UIKit rely on beside the order of callbacks.
struct ProgramFaceTests {
  private final class Presentation: UIPresentationController {
    var lines: [String] = []

    override func presentationTransitionWillBegin() { lines.append("begin") }
    override func containerViewWillLayoutSubviews() { lines.append("will lay out") }
    override func containerViewDidLayoutSubviews() { lines.append("did lay out") }
    override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("end") }
  }

  private final class Manager: NSObject, UIViewControllerTransitioningDelegate {
    var made: Presentation?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Presentation(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test func theContainerOfAPresentationIsLaidOut() {  // H105
    let world = World()
    let manager = Manager()
    let root = world.controller("Root")
    world.window.rootViewController = root
    world.stage.settle()
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = manager
    root.present(presented, animated: true)
    world.stage.settle()
    #expect(manager.made?.lines == ["begin", "will lay out", "did lay out", "end"])
    manager.made?.lines = []
    manager.made?.containerView?.setNeedsLayout()
    manager.made?.containerView?.layoutIfNeeded()
    #expect(manager.made?.lines == ["will lay out", "did lay out"])
  }

  private final class Tabs: UITabBarController {
    var lines: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      lines.append("\(item.title ?? "") at \(selectedIndex)")
    }
  }

  @Test func aTabBarControllerIsTheDelegateOfItsBar() throws {  // H106
    let world = World()
    let tabs = Tabs()
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    tabs.viewControllers = pages
    world.window.rootViewController = tabs
    world.stage.settle()
    try world.stage.user.tap("Two")
    world.stage.settle()
    #expect(tabs.lines == ["Two at 0"])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.delegate === tabs)
    tabs.selectedIndex = 0
    #expect(tabs.lines.count == 1)
  }

  @Test func aHiddenItemIsNotInTheBar() throws {  // H107
    let world = World()
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    world.window.rootViewController = UINavigationController(rootViewController: root)
    world.stage.settle()
    #expect(root.navigationController?.navigationBar.displayed?.right == ["Save"])
    item.isHidden = true
    #expect(
      root.navigationController?.navigationBar.displayed?.right == [])
    #expect(root.navigationItem.rightBarButtonItems == [item])
  }

  private final class Target: NSObject {
    var lines: [String] = []

    func dragged(_ pan: UIPanGestureRecognizer) {
      lines.append("\(pan.state) \(Int(pan.translation(in: nil).y))")
    }
  }

  @Test func theRecogniserOfAScrollViewFollowsItsDrags() throws {  // H108
    let world = World()
    let root = world.controller("Root")
    world.window.rootViewController = root
    world.stage.settle()
    let view = UIScrollView(frame: root.view.bounds)
    view.contentSize = CGSize(width: 390, height: 5000)
    view.contentInsetAdjustmentBehavior = .never
    root.view.addSubview(view)
    let target = Target()
    view.panGestureRecognizer.addTarget(target, action: Selector("dragged:", Target.dragged))
    try world.stage.user.scroll(view, by: CGPoint(x: 0, y: 400))
    #expect(target.lines.first == "began 0")
    #expect(target.lines.last == "ended -400")
    #expect(target.lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("changed -") })
    #expect(view.panGestureRecognizer.state == .possible)
  }

  @Test func aResponderFindsTheTargetOfAnAction() {
    let world = World()
    let root = world.controller("Root")
    world.window.rootViewController = root
    world.stage.settle()
    let stack = Stack()
    root.view.addSubview(stack)
    let inner = UIView()
    stack.addSubview(inner)
    let save = Selector("save", Stack.save)
    #expect(inner.target(forAction: save, withSender: nil) as? UIView === stack)
    #expect(root.view.target(forAction: save, withSender: nil) == nil)
    #expect(stack.canPerformAction(save, withSender: nil))
  }

  private final class Stack: UIView {
    func save() {}
  }

  @Test func colorsHaveComponents() {
    let color = UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 0.5)
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue] == [0, 1, 0])
    #expect(abs(alpha - 0.5) < 0.01)
    #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
    #expect(!UIColor.label.getRed(&red, green: nil, blue: nil, alpha: nil))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .black)
    #expect(dynamic != UIColor { _ in .red })
  }

  @Test func transformationsInSpaceCombine() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 5, 0)
    #expect(CATransform3DGetAffineTransform(moved).tx == 10)
    #expect(CATransform3DGetAffineTransform(moved).ty == 15)
    let turned = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect((turned.m11 + 1).magnitude < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }
}
