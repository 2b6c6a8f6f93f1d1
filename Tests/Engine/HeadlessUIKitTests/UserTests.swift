import HeadlessUIKit
import NavigationModel
import Testing

/// The gestures of `Stage.User`, from Swift.
struct UserTests {
  private typealias Failure = Stage.User.Failure
  @Test func aTargetCanBeTappedWhileItIsOnTheScreen() throws {
    let world = World(), user = world.stage.user
    let nav = world.stack("Root", "Detail")
    let back = try #require(world.stage.screen.targets.first)
    #expect(back.text == "‹ Root")
    try user.tap(back)
    world.stage.settle()
    #expect(nav.viewControllers.count == 1)
    #expect(throws: Failure.gone(back)) { try user.tap(back) }
  }

  @Test func aButtonIsTheSameTargetWithAnotherTitle() throws {
    let world = World(), user = world.stage.user
    let nav = world.stack("Root")
    var taps = 0
    let item = UIBarButtonItem(title: "One", primaryAction: UIAction { _ in taps += 1 })
    nav.topViewController?.navigationItem.rightBarButtonItem = item
    let one = try #require(user.targets.first)
    item.title = "Two"
    try user.tap(one)
    world.stage.settle()
    #expect(taps == 1)
    #expect(throws: Failure.notFound(.target("\"One\""), choices: ["Two"])) { try user.tap("One") }
    item.isEnabled = false
    #expect(throws: Failure.ignored("\"Two\" is disabled")) { try user.tap(one) }
  }

  @Test func aFreedButtonIsGoneEvenIfAnotherHasItsAddress() throws {
    let world = World(), user = world.stage.user
    let nav = world.stack("Root")
    var targets: Set<Screen.Target.ID> = []
    for _ in 0..<100 {
      let item = UIBarButtonItem(title: "Again", style: .plain, target: nil, action: nil)
      nav.topViewController?.navigationItem.rightBarButtonItem = item
      targets.insert(try #require(user.targets.first).id)
    }
    #expect(targets.count == 100)
  }

  @Test func aRowIsATargetByItsIndexPathAndText() throws {
    let world = World(), user = world.stage.user
    let list = List()
    world.window.rootViewController = list
    world.stage.settle()
    let second = try #require(user.targets.last)
    #expect(user.targets.map(\.text) == ["a", "b"])
    list.rows = ["a", "new", "b"]
    list.tableView.reloadData()
    #expect(throws: Failure.gone(second)) { try user.tap(second) }
    list.rows = ["x", "b"]
    list.tableView.reloadData()
    try user.tap(second)
    try user.selectRow(at: IndexPath(row: 0, section: 0))
    #expect(list.selected == [1, 0])
    #expect(throws: Failure.ignored("there is no row 7 in section 0")) {
      try user.selectRow(at: IndexPath(row: 7, section: 0))
    }
  }

  @Test func gesturesThatUIKitIgnoresHaveAReason() {
    let world = World(), user = world.stage.user
    _ = world.stack("Root")
    let ignored: [(String, () throws -> Void)] = [
      ("there is no back button on screen", { try user.back() }),
      ("there are no tabs on screen", { try user.selectTab(0) }),
      ("nothing is presented", { try user.swipeDown() }),
      ("nothing is presented", { try user.dragDismiss() }),
      ("nothing is presented", { try user.tapOutside() }),
      ("there are no pages on screen", { try user.turnPage(.forward) }),
      ("no gesture is held", { try user.release() }),
      ("no system controller is on screen", { try user.cancel() }),
      ("no system controller is on screen", { try user.pick() }),
      ("there is no back button on screen", { _ = try user.holdBack() }),
      ("nothing handles it", { try user.swipe(.up) }),
    ]
    for (reason, gesture) in ignored {
      #expect(throws: Failure.ignored(reason), performing: gesture)
    }
    #expect(throws: Failure.notFound(.table, choices: [])) {
      try user.deleteRow(at: IndexPath(row: 0, section: 0))
    }
    #expect(throws: Failure.notFound(.field(nil), choices: [])) { try user.type("a") }
  }

  @Test func theMenuOfBackIsPicked() throws {
    let world = World(), user = world.stage.user
    let nav = world.stack("Root", "Middle", "Detail")
    #expect(try user.holdBack() == ["Middle", "Root"])
    #expect(throws: Failure.notFound(.menuTitle("Top"), choices: ["Middle", "Root"])) {
      try user.holdBack("Top")
    }
    try user.holdBack("Root")
    world.stage.settle()
    #expect(nav.viewControllers.count == 1)
  }

  @Test func textIsTyped() throws {
    let world = World(), user = world.stage.user
    let home = world.controller("Home")
    world.window.rootViewController = home
    let name = UITextField(frame: .zero), city = UITextField(frame: .zero)
    (name.placeholder, city.placeholder) = ("Name", "City")
    for field in [name, city] { home.view.addSubview(field) }
    world.stage.settle()
    #expect(throws: Failure.notFound(.field(nil), choices: ["Name", "City"])) {
      try user.type("x")
    }
    try user.type("Ada", into: "Name")
    try user.type("!\u{8}")
    try user.type("London", into: city)
    #expect(name.text == "Ada" && city.text == "London")
  }

  @Test func nothingReachesAnAppInTheBackground() throws {
    let world = World(), user = world.stage.user
    let nav = world.stack("Root", "Detail")
    try world.stage.user.leaveApp()
    #expect(throws: Failure.ignored("the app is in the background")) { try user.back() }
    user.rotate(to: .landscape)
    #expect(world.stage.traits.orientation == .landscape)
    #expect(nav.viewControllers.count == 2)
  }

  @Test func aGestureMakesItsStageCurrent() throws {
    let world = World(), user = world.stage.user
    let nav = world.stack("Root", "Detail")
    let other = Stage()
    Stage.current = other
    try user.back()
    #expect(Stage.current === other)
    world.stage.settle()
    #expect(nav.viewControllers.count == 1)
  }
}

private final class List: UITableViewController {
  var rows = ["a", "b"]
  private(set) var selected: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
