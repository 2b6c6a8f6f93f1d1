import HeadlessUIKit
import NavigationModel
import Testing

struct SegueTests {
  @Test func anUnwindSeguePopsToTheControllerWithTheAction() {  // P123
    let world = World()
    let nav = world.stack("A", "B", "C")
    var segue: UIStoryboardSegue?
    nav.viewControllers[0].registerUnwindAction("returnToA") { segue = $0 }
    let top = nav.viewControllers[2]
    top.segues = ["back": .unwind("returnToA")]
    let lines = world.lines { top.performSegue(withIdentifier: "back", sender: nil) }
    #expect(nav.viewControllers.map(\.title) == ["A"])
    #expect(lines.first == "A returnToA" && lines.last == "C didMove(toParent: nil)")
    #expect(segue?.identifier == "back" && segue?.source === top)
  }

  @Test func theSourceMayRefuse() {  // P124
    let world = World()
    let nav = world.stack("A")
    nav.viewControllers[0].registerUnwindAction("returnToA") { _ in }
    let source = Reluctant()
    nav.pushViewController(source, animated: false)
    world.stage.settle()
    source.performUnwind("returnToA", identifier: "back")
    #expect(source.received == ["should back"] && nav.viewControllers.count == 2)
  }

  @Test func aClassMayDeclareAnAction() {  // P123
    let world = World()
    let home = Handling()
    world.window.rootViewController = home
    world.stage.settle()
    let sheet = world.controller("S")
    home.present(sheet, animated: true)
    world.stage.settle()
    sheet.performUnwind("anything", sender: "button")
    world.stage.settle()
    #expect(home.performedActions == ["anything"] && home.presentedViewController == nil)
  }

  @Test func aContainerChoosesTheSearchedChildrenAndShowsTheResult() {  // P123
    let world = World()
    let deck = Deck()
    let cards = ["A", "B", "C"].map(world.controller)
    for card in cards {
      card.registerUnwindAction("turn") { _ in }
      deck.addChild(card)
      card.didMove(toParent: deck)
    }
    world.window.rootViewController = deck
    world.stage.settle()
    cards[0].performUnwind("turn")
    #expect(deck.shown === cards[2])
  }

  @Test func aShowSegueIsPreparedAndThenShown() {  // P121
    let world = World()
    let nav = world.stack()
    let source = Preparing()
    nav.viewControllers = [source]
    world.stage.settle()
    source.segues = ["more": .show { world.controller("New") }]
    source.performSegue(withIdentifier: "more", sender: 7)
    #expect(source.prepared == ["more New 7"] && nav.topViewController?.title == "New")
  }

  @Test func anUnknownIdentifierRaises() {
    let world = World()
    let home = world.controller("A")
    let raised = world.stage.exceptions { home.performSegue(withIdentifier: "x", sender: nil) }
    #expect(
      raised.map(\.description) == [
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Receiver (<UIViewController: 0x110>) has no segue with identifier 'x''"
      ])
  }

  @Test func seguesCanBeMadeByHand() {
    let world = World()
    let (first, second) = (world.controller("A"), world.controller("B"))
    var count = 0
    UIStoryboardSegue(identifier: nil, source: first, destination: second) { count += 1 }.perform()
    let jump = Jump(identifier: "jump", source: first, destination: second)
    jump.perform()
    #expect(count == 1 && jump.isPerformed && jump.identifier == "jump")
  }
}

private final class Reluctant: UIViewController {
  var received: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    received.append("should \(identifier)")
    return false
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { received.append("prepare") }
}

private final class Preparing: UIViewController {
  var prepared: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let words = [segue.identifier, segue.destination.title, sender.map { "\($0)" }]
    prepared.append(words.compactMap { $0 }.joined(separator: " "))
  }
}

private final class Handling: UIViewController, SelectorPerforming {
  var performedActions: [String] = []

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { sender as? String == "button" }

  func perform(_ action: Selector, with sender: Any?) {
    if sender is UIStoryboardSegue { performedActions.append(action.description) }
  }
}

private final class Deck: UIViewController {
  var shown: UIViewController?

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.reversed().filter { $0 !== origin }
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    shown = subsequentVC
  }
}

private final class Jump: UIStoryboardSegue {
  var isPerformed = false

  override func perform() { isPerformed = true }
}
