import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Views without interaction keep the user's gestures from themselves and from what is in them.
struct InteractionTests {
  private let world = World()

  private func reason(_ label: String) -> Stage.User.Failure {
    .ignored("isUserInteractionEnabled of \(label) is false")
  }

  @Test func aStackIsNotSwiped() {
    Stage.current = world.stage
    let nav = world.stack("A", "B")
    nav.view.isUserInteractionEnabled = false
    #expect(throws: reason(nav.view.label)) { try world.stage.user.swipeBack() }
    #expect(throws: reason(nav.view.label)) { try world.stage.user.back() }
    world.stage.settle()
    #expect(nav.viewControllers.count == 2)
  }

  @Test func aWindowTakesNoTaps() throws {
    Stage.current = world.stage
    let tabs = UITabBarController()
    tabs.viewControllers = [world.controller("A"), world.controller("B")]
    world.window.rootViewController = tabs
    world.stage.settle()
    world.window.isUserInteractionEnabled = false
    #expect(throws: reason(world.window.label)) { try world.stage.user.selectTab("B") }
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    tabs.present(alert, animated: false)
    world.stage.settle()
    #expect(throws: reason(world.window.label)) { try world.stage.user.tap("OK") }
    #expect(tabs.selectedIndex == 0 && tabs.presentedViewController === alert)
    world.window.isUserInteractionEnabled = true
    try world.stage.user.tap("OK")
    world.stage.settle()
    try world.stage.user.selectTab("B")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aSheetIsNotDragged() {
    Stage.current = world.stage
    let (root, sheet) = (world.controller("A"), world.controller("B"))
    world.window.rootViewController = root
    world.stage.settle()
    root.present(sheet, animated: false)
    world.stage.settle()
    sheet.view.isUserInteractionEnabled = false
    #expect(throws: reason(sheet.view.label)) { try world.stage.user.swipeDown() }
  }

  @Test func aBarTakesNoTapsOnItsItems() throws {
    Stage.current = world.stage
    let nav = world.stack("A")
    var taps = 0
    nav.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { _ in taps += 1 })
    world.stage.settle()
    nav.view.isUserInteractionEnabled = false
    #expect(throws: reason(nav.view.label)) { try world.stage.user.tap("Save") }
    nav.view.isUserInteractionEnabled = true
    nav.navigationBar.isUserInteractionEnabled = false
    #expect(throws: reason(nav.navigationBar.label)) { try world.stage.user.tap("Save") }
    nav.navigationBar.isUserInteractionEnabled = true
    try world.stage.user.tap("Save")
    #expect(taps == 1)
  }

  @Test func aTableTakesNoTouchesOnItsRows() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
    }
    Stage.current = world.stage
    let rows = Rows(style: .plain)
    world.window.rootViewController = rows
    world.stage.settle()
    world.window.isUserInteractionEnabled = false
    let path = IndexPath(row: 0, section: 0)
    let failure = reason(world.window.label)
    #expect(throws: failure) { try world.stage.user.selectRow(at: path) }
    #expect(throws: failure) { try world.stage.user.deleteRow(at: path) }
    #expect(throws: failure) { try world.stage.user.swipeRow(at: path) }
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test func aScrollViewIsNotScrolled() {
    Stage.current = world.stage
    let (root, view) = (world.controller("A"), UIScrollView(frame: world.window.bounds))
    world.window.rootViewController = root
    root.view.addSubview(view)
    view.contentSize.height = 5000
    world.stage.settle()
    let offset = view.contentOffset
    view.isUserInteractionEnabled = false
    #expect(throws: reason(view.label)) {
      try world.stage.user.scroll(view, by: CGPoint(x: 0, y: 100))
    }
    #expect(view.contentOffset == offset)
  }

  @Test func aLabelLeavesItsTapsToTheViewAroundIt() throws {
    Stage.current = world.stage
    let (root, card, label) = (world.controller("A"), UIView(), UILabel())
    world.window.rootViewController = root
    world.stage.settle()
    card.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    label.frame = card.bounds
    root.view.addSubview(card)
    card.addSubview(label)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.onState = { _ in taps += 1 }
    card.addGestureRecognizer(tap)
    try world.stage.user.tap(label)
    #expect(taps == 1)
  }

  // MARK: The responder chain

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var pressed = 0
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("run", Delegate.run))]
    }
    func run() { pressed += 1 }
  }

  @Test func theChainEndsAtTheDelegateOfTheApplication() throws {
    Stage.current = world.stage
    let (delegate, app, root) = (Delegate(), UIApplication.shared, world.controller("A"))
    app.delegate = delegate
    world.window.rootViewController = root
    world.stage.settle()
    #expect(world.window.next === world.window.windowScene)
    #expect(world.window.windowScene?.next === app && app.next === delegate)
    let action = Selector("run", Delegate.run)
    #expect(root.view.target(forAction: action, withSender: nil) as? Delegate === delegate)
    try world.stage.user.press("k", .command)
    #expect(delegate.pressed == 1)
  }

  @Test func aDelegateThatIsOnScreenMakesNoCircle() {
    final class Root: UIViewController, UIApplicationDelegate {}
    Stage.current = world.stage
    let root = Root()
    UIApplication.shared.delegate = root
    world.window.rootViewController = root
    world.stage.settle()
    let nothing = Selector("nothing", { (_: Delegate) in {} })
    #expect(UIApplication.shared.next == nil)
    #expect(root.view.target(forAction: nothing, withSender: nil) == nil)
  }
}
