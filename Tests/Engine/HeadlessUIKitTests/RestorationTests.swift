import Foundation
import HeadlessUIKit
import NavigationModel
import StoredValues
import Testing

/// The saved state, and what is restored from it.
@Suite(.serialized)
struct RestorationTests {
  /// `nav [A("a"), B("b"), C("b")]`, which presents `P("p")` from C.
  private func archive(
    nav identifier: String? = "nav", b: String? = "b", saves: Bool = true,
    profile: Profile = .modern
  ) -> StoredValue? {
    let program = RestorationProgram(profile: profile) {
      let nav = UINavigationController()
      nav.restorationIdentifier = identifier
      nav.viewControllers = [Page("A", "a"), Page("B", b), Page("C", "b")]
      return nav
    }
    program.saves = saves
    let nav = program.world.window.rootViewController as? UINavigationController
    nav?.topViewController?.present(Page("P", "p"), animated: false)
    program.world.stage.settle()
    #expect(program.tree.hasSuffix("> P"))
    return program.saved()
  }

  /// A launch whose first screen is the stack with a new root.
  private func relaunched(
    _ archive: StoredValue?, profile: Profile = .modern,
    configure: (RestorationProgram) -> Void = { _ in }
  ) -> RestorationProgram {
    RestorationProgram(
      restoring: archive, profile: profile,
      root: {
        let nav = UINavigationController(rootViewController: Page("fresh", nil))
        nav.restorationIdentifier = "nav"
        return nav
      }, configure: configure)
  }

  @Test(arguments: [Profile.modern, .ios16, .mid, .ios7, .classic])
  func aStackAndWhatItPresentsComeBack(profile: Profile) {  // R18, B75, B76, B77
    let archive = archive(profile: profile)
    #expect(archive?.paths == ["nav", "nav/a", "nav/b", "nav/b#1", "nav/p"])
    let program = relaunched(archive, profile: profile)
    #expect(program.tree == "nav[A B C] > P")
    #expect(program.world.stage.trace.events.allSatisfy { $0.kind != .warning })
  }

  @Test func aChildWithoutAnIdentifierIsLost() {  // R18, BQ3
    let archive = archive(b: nil)
    #expect(archive?.paths == ["nav", "nav/a", "nav/b", "nav/p"])
    #expect(relaunched(archive).tree == "nav[A C] > P")
  }

  // R18, B74, bars-060-restoration-chain-stop
  @Test func nothingIsSavedBelowOneWithoutAnIdentifier() {
    let archive = archive(nav: nil)
    #expect(archive?.paths == [])
    #expect(relaunched(archive).tree == "nav[fresh]")
  }

  @Test func theDelegateMayRefuseToSaveAndToRestore() {  // R18, B73
    #expect(archive(saves: false) == nil)
    #expect(relaunched(archive()) { $0.restores = false }.tree == "nav[fresh]")
  }

  @Test func allControllersAreAskedDownTheChain() {  // B79, B80, bars-059-restoration-order
    let archive = archive()
    let program = relaunched(archive)
    let lines = program.world.lines(from: 0)
    let call = "viewControllerWithRestorationIdentifierPath"
    #expect(
      Array(lines.prefix { $0 != "app didBecomeActive" }) == [
        "app willFinishLaunching", "fresh willMove(toParent: UINavigationController#2)",
        "app shouldRestoreSecureApplicationState",
        "app \(call)(nav)", "Page \(call)(nav/a)", "Page \(call)(nav/b)", "Page \(call)(nav/b)",
        "Page \(call)(nav/p)", "new a viewDidLoad", "new b viewDidLoad", "new b viewDidLoad",
        "new p viewDidLoad", "new a willMove(toParent: UINavigationController#2)",
        "new b willMove(toParent: UINavigationController#2)",
        "new b willMove(toParent: UINavigationController#2)", "A decodes", "B decodes", "C decodes",
        "P decodes", "app didDecodeRestorableState",
        "A has finished", "B has finished", "C has finished", "P has finished",
        // J10, D38, F2
        "app didFinishLaunching", "app configurationForConnecting(scene)",
        "C viewWillAppear",
      ])
  }

  @Test func savingFollowsTheChainInTheBackground() {  // B73
    let program = RestorationProgram {
      let nav = UINavigationController()
      nav.restorationIdentifier = "nav"
      nav.viewControllers = [Page("A", "a"), Page("B", "b")]
      return nav
    }
    let lines = program.world.lines { _ = program.saved() }
    #expect(
      lines == [
        "app willResignActive", "app didEnterBackground",
        "app shouldSaveSecureApplicationState", "app willEncodeRestorableState", "A encodes",
        "B encodes",
      ])
  }

  @Test func olderReleasesAskTheOlderForm() {
    let program = RestorationProgram(profile: .mid) { Page("A", "a") }
    #expect(
      program.world.lines { _ = program.saved() }.contains("app shouldSaveApplicationState"))
  }

  @Test func aClassThatGivesNothingLeavesOutWhatIsInIt() {  // B78
    let outer = RestorationProgram {
      let nav = UINavigationController(rootViewController: Page("A", "a"))
      nav.restorationIdentifier = "nav"
      return nav
    }
    let stack = UINavigationController(rootViewController: Page("In P", "inner"))
    stack.restorationIdentifier = "p"
    stack.restorationClass = Page.self
    outer.world.window.rootViewController?.present(stack, animated: false)
    outer.world.stage.settle()
    let archive = outer.saved()
    #expect(archive?.paths == ["nav", "nav/a", "nav/p", "nav/p/inner"])
    Page.refused = ["p"]
    defer { Page.refused = [] }
    let program = relaunched(archive)
    #expect(program.tree == "nav[A]")
    #expect(!program.world.stage.trace.events.contains { $0.text.contains("inner") })
  }

  @Test func theDelegateIsAskedForControllersWithoutAClass() {  // B78
    let archive = RestorationProgram { self.plain("Home", "home") }.saved()
    let given = RestorationProgram(
      restoring: archive, configure: { $0.provided = { self.plain("given \($0)", $0.last) } })
    #expect(given.tree == "given [\"home\"]")
    let found = RestorationProgram(restoring: archive) { self.plain("found", "home") }
    #expect(found.tree == "found")
  }

  @Test(arguments: [Profile.modern, .ios16, .mid, .ios7, .classic])
  func chainsOfPresentedControllersComeBack(profile: Profile) {  // B76, B80
    let program = RestorationProgram(profile: profile) { Page("A", "a") }
    for title in ["P", "Q", "R"] {
      var top = program.world.window.rootViewController
      while let next = top?.presentedViewController { top = next }
      let page = Page(title, title.lowercased())
      page.modalPresentationStyle = title == "Q" ? .fullScreen : .automatic
      top?.present(page, animated: false)
      program.world.stage.settle()
    }
    let archive = program.saved()
    #expect(archive?.paths == ["a", "a/p", "a/p/q", "a/p/q/r"])
    #expect(RestorationProgram(restoring: archive, profile: profile).tree == "A > P > Q > R")
  }

  @Test func tabsKeepTheSelectedOne() {  // B75
    func tabs() -> UIViewController {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [plain("One", "one"), plain("Two", nil), Page("Three", "three")]
      return tabs
    }
    for index in 0...2 {
      let program = RestorationProgram(root: tabs)
      (program.world.window.rootViewController as? UITabBarController)?.selectedIndex = index
      program.world.stage.settle()
      let restored = RestorationProgram(restoring: program.saved(), root: tabs)
      let bar = restored.world.window.rootViewController as? UITabBarController
      #expect(bar?.selectedIndex == (index == 2 ? bar?.viewControllers?.count ?? 0 : index + 1) - 1)
    }
  }

  @Test func aContainerOfOnesOwnStoresItsChildren() {  // B76
    let program = RestorationProgram {
      Drawer("drawer", containing: [Page("A", "a"), Page("B", "b")])
    }
    let archive = program.saved()
    #expect(archive?.paths == ["drawer", "drawer/b"])
    let restored = RestorationProgram(restoring: archive) { Drawer("drawer", containing: []) }
    #expect(restored.tree == "drawer[B]")
  }

  @Test func theDelegateKeepsReferences() {  // B76
    let program = RestorationProgram {
      Drawer("drawer", containing: [Page("A", "a"), Page("B", "b")])
    }
    program.willEncode = {
      $0.encode(program.world.window.rootViewController?.children[0], forKey: "favourite")
      $0.encode(3, forKey: "visits")
    }
    let archive = program.saved()
    #expect(archive?.paths == ["drawer", "drawer/a", "drawer/b"])
    var favourite: UIViewController?
    var visits = 0
    let restored = RestorationProgram(
      restoring: archive, root: { Drawer("drawer", containing: []) },
      configure: {
        $0.didDecode = {
          favourite = $0.decodeObject(forKey: "favourite") as? UIViewController
          visits = $0.decodeInteger(forKey: "visits")
        }
      })
    #expect(favourite?.title == "A")
    #expect(visits == 3)
    #expect(restored.tree == "drawer[B]")
  }

  @Test func theViewsOfAControllerAreAsked() {  // B76
    func home() -> UIViewController {
      let home = plain("Home", "home")
      for _ in 0..<2 {
        let counter = CounterView()
        counter.restorationIdentifier = "counter"
        home.view.addSubview(counter)
      }
      home.view.addSubview(CounterView())
      return home
    }
    func counts(_ program: RestorationProgram) -> [Int]? {
      program.world.window.rootViewController?.view.subviews.compactMap {
        ($0 as? CounterView)?.count
      }
    }
    let program = RestorationProgram(root: home)
    for (index, view) in (program.world.window.rootViewController?.view.subviews ?? []).enumerated()
    {
      (view as? CounterView)?.count = index + 5
    }
    let restored = RestorationProgram(restoring: program.saved(), root: home)
    #expect(counts(restored) == [5, 6, 0])
  }

  @Test func columnsComeBack() {
    func split() -> UISplitViewController {
      let split = UISplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      return split
    }
    let program = RestorationProgram {
      let split = split()
      split.setViewController(Page("List", "list"), for: .primary)
      split.setViewController(Page("Detail", "detail"), for: .secondary)
      return split
    }
    let archive = program.saved()
    #expect(archive?.paths.sorted() == ["split", "split/detail", "split/list"])
    let restored = RestorationProgram(restoring: archive, root: split)
    let columns = restored.world.window.rootViewController as? UISplitViewController
    let list = columns?.viewController(for: .primary)?.navigationController?.viewControllers.first
    #expect(list?.title == "List")
    #expect(columns?.viewController(for: .secondary)?.title == "Detail")
  }

  @Test func everyRestoredControllerIsFreedWithItsStack() {
    let archive = archive()
    weak var top: UIViewController?
    do {
      let program = relaunched(archive)
      top = (program.world.window.rootViewController as? UINavigationController)?.topViewController
      #expect(top?.title == "C")
      program.world.window.rootViewController?.dismiss(animated: false)
      program.world.stage.settle()
      program.world.window.rootViewController = nil
      program.world.stage.settle()
    }
    #expect(top == nil)
  }

  private func plain(_ title: String, _ identifier: String?) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.restorationIdentifier = identifier
    return controller
  }
}

/// A custom container, which stores its last child.
private final class Drawer: UIViewController {
  convenience init(_ identifier: String, containing children: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    for child in children { adopt(child) }
  }

  private func adopt(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(children.last, forKey: "last")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if let last = coder.decodeObject(forKey: "last") as? UIViewController { adopt(last) }
  }
}

/// A view with a state.
private final class CounterView: UIView {
  var count = 0

  override func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }

  override func decodeRestorableState(with coder: NSCoder) {
    count = coder.decodeInteger(forKey: "count")
  }
}
