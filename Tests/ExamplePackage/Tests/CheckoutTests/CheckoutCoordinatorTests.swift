import Checkout
import HeadlessUIKit
import Inspection
import Testing

struct CheckoutCoordinatorTests {
  private let stage = Stage()
  private let window: UIWindow
  private let navigation: UINavigationController
  private let coordinator: CheckoutCoordinator

  init() {
    (window, navigation, coordinator) = stage.asCurrent {
      let navigation = UINavigationController()
      navigation.objectName = "nav"
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let coordinator = CheckoutCoordinator(navigation: navigation)
      coordinator.start()
      return (window, navigation, coordinator)
    }
    stage.settle()
  }

  /// Performs a step and returns the lines of its timeline.
  private func timeline(of step: () throws -> Void) rethrows -> [String] {
    let (count, start) = (stage.trace.count, stage.now)
    try stage.asCurrent(step)
    stage.settle()
    return FoldedTimelinePrinter(from: start, showsContainers: false).lines(
      for: stage.trace.part(from: count).events)
  }

  private var tree: String { TreePrinter(stage.hierarchy).text() }

  @Test func payingPushesThePayment() throws {
    let lines = try timeline { try stage.user.tap("Pay") }
    #expect(
      tree == """
        window
        └─ nav  UINavigationController         appeared
           ├─ #2  UIViewController "Basket"    disappeared
           └─ #3  UIViewController "Payment"   appeared      top
        """)
    #expect(
      lines == [
        "   0 ms  transition push (Payment over Basket)   Payment willMove(toParent: nav)  "
          + "viewDidLoad",
        "         Basket viewWillDisappear(animated)",
        "         Payment viewWillAppear(animated)  viewIsAppearing(animated)",
        " 350 ms  Basket viewDidDisappear(animated)",
        "         Payment viewDidAppear(animated)  didMove(toParent: nav)",
      ])
  }

  @Test func aTargetCanBeTappedLater() throws {
    let pay = try #require(stage.screen.targets.first { $0.text == "Pay" })
    try stage.user.tap(pay)
    stage.settle()
    #expect(throws: Stage.User.Failure.gone(pay)) { try stage.user.tap(pay) }
    try stage.user.back()
    stage.settle()
    try stage.user.tap(pay)
    stage.settle()
    #expect(navigation.topViewController?.title == "Payment")
  }

  @Test func signingInCoversTheStack() throws {
    try stage.user.tap("Pay")
    stage.settle()
    let lines = try timeline { try stage.user.tap("Sign in") }
    #expect(
      FamilyPrinter(stage.hierarchy).text() == """
                   parent  navigationController  tabBarController  splitViewController  \
        presenting  presented
        family 1
          nav      nil     nil                   nil               nil                  \
        nil         Login
          Basket   nav     nav                   nil               nil                  \
        nil         Login
          Payment  nav     nav                   nil               nil                  \
        nil         Login
        family 2
          Login    nil     nil                   nil               nil                  \
        nav         nil
        """)
    #expect(
      lines == [
        "   0 ms  Login viewDidLoad   transition coverVertical (Login over nav)",
        "         Payment viewWillDisappear(animated)",
        "         Login viewWillAppear(animated)  viewIsAppearing(animated)",
        " 500 ms  Login viewDidAppear(animated)   Payment viewDidDisappear(animated)",
      ])
  }

  @Test func theScreenShowsThePayment() throws {
    try stage.user.tap("Pay")
    stage.settle()
    #expect(
      ScreenPrinter(stage.screen).text() == """
        ┌ 9:41 ────────────────────────── 100% ┐
        │ ‹ Basket      Payment        Sign in │
        ├──────────────────────────────────────┤
        │         UIViewController #3          │
        └──────────────────────────────────────┘
        """)
  }

  @Test func unknownTextsAreListed() {
    let failure = #expect(throws: Stage.User.Failure.self) { try stage.user.tap("Buy") }
    #expect(failure == .notFound(.target("\"Buy\""), choices: ["Pay"]))
    #expect(failure?.description == "no \"Buy\" on screen; there are: \"Pay\"")
  }

  @Test func presentingTwiceIsDiagnosed() throws {
    let found = stage.diagnostics {
      stage.asCurrent {
        navigation.present(UIViewController(), animated: true)
        navigation.present(UIViewController(), animated: true)
      }
      stage.settle()
    }
    #expect(found.map(\.rule.id) == ["presentation-in-progress"])
    #expect(
      found.map(\.why) == [
        "a controller presents one at a time; nav is still presenting UIViewController#3"
      ])
    #expect(found.map(\.effect) == ["the call is dropped, and its completion never runs"])
    #expect(found.map(\.hint) == ["present in the completion of the first presentation"])
  }

  @Test func aWiderWindowIsRegular() {
    var traits = stage.traits
    traits.chosenWidth = .regular
    stage.setTraits(traits)
    stage.settle()
    #expect(navigation.traitCollection.horizontalSizeClass == .regular)
  }
}
