import HeadlessUIKit
import NavigationModel
import Support
import Testing

/// A container on screen and calls that change it, by the names of controllers, so that two scenes can
/// receive the same.
final class RandomCallsScene {
  /// A call, as a line that says it, and what makes it; what it returns are controllers that are gone.
  struct Call: CustomStringConvertible {
    let description: String
    let make: (RandomCallsScene) -> [UIViewController]?
  }

  /// A kind of container.
  nonisolated struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    /// Puts it on the screen.
    let begin: @MainActor @Sendable (RandomCallsScene) -> Void
    /// Draws a call that it can receive now.
    let draw: @MainActor @Sendable (RandomCallsScene, inout SplitMix) -> Call

    var testDescription: String { name }
  }

  /// The world.
  let world: World
  /// The kind of the container.
  let kind: Kind
  /// The container.
  var root: UIViewController { world.window.rootViewController ?? UIViewController() }
  private var controllers: [String: UIViewController] = [:]
  private var count = 0

  /// A scene that has just been launched.
  init(_ kind: Kind, profile: Profile) {
    self.kind = kind
    world = World(profile: profile)
    kind.begin(self)
    world.stage.settle()
  }

  /// The controller of a name, which is made when it is first mentioned.
  func controller(_ name: String) -> UIViewController {
    if let known = controllers[name] { return known }
    let new = world.stage.asCurrent { world.controller(name) }
    new.objectName = name
    controllers[name] = new
    return new
  }

  /// A name that no controller has yet.
  func newName() -> String {
    count += 1
    return "c\(count)"
  }

  /// What is on the screen, by names, without regard to how it came there.
  var state: String {
    "\(names(root)) mode \((root as? UISplitViewController)?.displayMode.rawValue ?? 0)"
  }

  private func names(_ controller: UIViewController) -> String {
    let shown: [UIViewController] =
      switch controller {
      case let nav as UINavigationController: nav.viewControllers
      case let tabs as UITabBarController:
        (tabs.viewControllers ?? []) + [tabs.selectedViewController].compactMap(\.self)
      case let pages as UIPageViewController: pages.viewControllers ?? []
      default: controller.children
      }
    let presented = controller.presentedViewController
    let own = presented?.presentingViewController === controller ? presented : nil
    return "\(controller.title ?? "")[\(shown.map(names).joined(separator: " "))]"
      + (own.map { " presents \(names($0))" } ?? "")
      + (controller.viewIfLoaded?.window == nil ? "" : "*")
  }

  /// Releases all controllers that the container doesn't have any more.
  func forgetOthers() {
    controllers = controllers.filter { world.stage.hierarchy.members.contains($0.value.id) }
    world.stage.clearTrace()
  }
}

extension RandomCallsScene.Kind {
  /// The table.
  nonisolated static let all = [stack, tabs, pages, columns, presenter, family]

  private nonisolated static let stack = Self(
    name: "a stack",
    begin: { scene in
      let nav = UINavigationController(rootViewController: scene.controller(scene.newName()))
      scene.world.window.rootViewController = nav
    },
    draw: { scene, random in
      .stack(scene.root as? UINavigationController, scene, &random) { $0.root }
    })

  private nonisolated static let tabs = Self(
    name: "tabs",
    begin: { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<4).map { _ in scene.controller(scene.newName()) }
      scene.world.window.rootViewController = tabs
    }, draw: { scene, random in .selection(&random, of: 4) })

  private nonisolated static let pages = Self(
    name: "pages",
    begin: { scene in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers(
        [scene.controller(scene.newName())], direction: .forward, animated: false)
      scene.world.window.rootViewController = pages
    },
    draw: { scene, random in
      let (name, isForward, isAnimated) = (scene.newName(), random.coin(), random.coin())
      return RandomCallsScene.Call(
        description: "turn \(isForward ? "forward" : "back") to \(name), animated: \(isAnimated)"
      ) { scene in
        (scene.root as? UIPageViewController)?.setViewControllers(
          [scene.controller(name)], direction: isForward ? .forward : .reverse,
          animated: isAnimated)
        return nil
      }
    })

  private nonisolated static let columns = Self(
    name: "columns",
    begin: { scene in
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        split.setViewController(scene.controller(scene.newName()), for: column)
      }
      var traits = Traits()
      traits.device = .iPad
      scene.world.stage.setTraits(traits)
      scene.world.window.rootViewController = split
    },
    draw: { _, random in
      let column = [UISplitViewController.Column.primary, .supplementary][random.number(below: 2)]
      let isShown = random.coin()
      return RandomCallsScene.Call(description: "\(isShown ? "show" : "hide") \(column)") { scene in
        let split = scene.root as? UISplitViewController
        if isShown { split?.show(column) } else { split?.hide(column) }
        return nil
      }
    })

  private nonisolated static let presenter = Self(
    name: "a presenter",
    begin: { scene in
      scene.world.window.rootViewController = scene.controller(scene.newName())
    }, draw: { scene, random in .presentation(scene, &random) })

  /// A stack in tabs, and what either presents.
  private nonisolated static let family = Self(
    name: "a stack in tabs that present",
    begin: { scene in
      let tabs = UITabBarController()
      let nav = UINavigationController(rootViewController: scene.controller(scene.newName()))
      tabs.viewControllers = [nav, scene.controller(scene.newName())]
      scene.world.window.rootViewController = tabs
    },
    draw: { scene, random in
      switch random.number(below: 4) {
      case 0: return .selection(&random, of: 2)
      case 1: return .presentation(scene, &random)
      default:
        let stack: (RandomCallsScene) -> UIViewController? = {
          ($0.root as? UITabBarController)?.viewControllers?.first
        }
        return .stack(stack(scene) as? UINavigationController, scene, &random, find: stack)
      }
    })
}

extension RandomCallsScene.Call {
  /// A call of each kind that changes a stack.
  static func stack(
    _ nav: UINavigationController?, _ scene: RandomCallsScene, _ random: inout SplitMix,
    find: @escaping (RandomCallsScene) -> UIViewController?
  ) -> Self {
    let stack: (RandomCallsScene) -> UINavigationController? = {
      find($0) as? UINavigationController
    }
    let names = nav?.viewControllers.compactMap(\.title) ?? []
    let isAnimated = random.coin()
    let suffix = ", animated: \(isAnimated)"
    switch random.number(below: 8) {
    case 0...2:
      let name = scene.newName()
      return Self(description: "push \(name)\(suffix)") {
        stack($0)?.pushViewController($0.controller(name), animated: isAnimated)
        return nil
      }
    case 3, 4:
      return Self(description: "pop\(suffix)") {
        stack($0)?.popViewController(animated: isAnimated).map { [$0] }
      }
    case 5:
      return Self(description: "pop to the root\(suffix)") {
        stack($0)?.popToRootViewController(animated: isAnimated)
      }
    case 6:
      let name = names[random.number(below: names.count)]
      return Self(description: "pop to \(name)\(suffix)") {
        stack($0)?.popToViewController($0.controller(name), animated: isAnimated)
      }
    default:
      let list = names.filter { _ in random.coin() } + [scene.newName()]
      return Self(description: "set \(list)\(suffix)") { scene in
        stack(scene)?.setViewControllers(list.map(scene.controller), animated: isAnimated)
        return nil
      }
    }
  }

  /// A selection of a tab, by its index or its controller.
  static func selection(_ random: inout SplitMix, of count: Int) -> Self {
    let (index, isByIndex) = (random.number(below: count), random.coin())
    return Self(description: "select \(index) by \(isByIndex ? "index" : "controller")") { scene in
      guard let tabs = scene.root as? UITabBarController else { return nil }
      if isByIndex {
        tabs.selectedIndex = index
      } else {
        tabs.selectedViewController = tabs.viewControllers?[index]
      }
      return nil
    }
  }

  /// A presentation by the root or by the topmost presented controller, or a dismissal by the root or by
  /// the presenter of the topmost.
  static func presentation(_ scene: RandomCallsScene, _ random: inout SplitMix) -> Self {
    let (isByRoot, isAnimated, presents) = (random.coin(), random.coin(), random.coin())
    var chain = [scene.root]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    if !presents, chain.count > 1 { chain.removeLast() }
    // What presents a controller that is leaving is dismissed by the next call, while it is there (P55).
    let isRoot =
      isByRoot || chain.count == 1 || !presents && chain.contains(where: \.isBeingDismissed)
    let name = isRoot ? nil : chain.last?.title
    let source: (RandomCallsScene) -> UIViewController = { scene in
      name.map(scene.controller) ?? scene.root
    }
    let words = "by \(name ?? "the root"), animated: \(isAnimated)"
    guard presents else {
      return Self(description: "dismiss \(words)") {
        source($0).dismiss(animated: isAnimated)
        return nil
      }
    }
    let presented = scene.newName()
    let isFullScreen = random.coin()
    return Self(description: "present \(presented) \(words)") { scene in
      let new = scene.controller(presented)
      new.modalPresentationStyle = isFullScreen ? .fullScreen : .pageSheet
      source(scene).present(new, animated: isAnimated)
      return nil
    }
  }
}

extension SplitMix {
  /// A number from zero up to a limit, without it.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Heads or tails, with equal chances.
  mutating func coin() -> Bool { number(below: 2) == 0 }
}
