import HeadlessUIKit
import Lua
import NavigationModel

/// What a person, and what a program, can do in a world just now: each a line of Lua.
package struct PossibleSteps {
  private let world: ScriptWorld
  private let user: User

  /// What is possible in a world.
  package init(in world: ScriptWorld) {
    self.world = world
    user = User(world: world)
  }

  // MARK: The person

  /// What a person can do, taps first.
  package var actions: [String] {
    if world.stage.application.applicationState == .background { return ["simulator:foreground()"] }
    if world.stage.isHeld { return ["user.release()", "user.release{ cancel = true }"] }
    return taps + swipes + [turn]
  }

  private var taps: [String] {
    var seen: Set<String> = []
    return user.targets
      .filter { $0.isEnabled && $0.obstacle == nil && !$0.text.isEmpty }
      .filter { seen.insert($0.text).inserted }
      .map { "user.tap(\(luaText($0.text)))" }
  }

  /// Gestures, where there is something that they could move.
  private var swipes: [String] {
    let reachable = user.reachable
    var steps: [String] = []
    if reachable.contains(where: { ($0 as? UINavigationController)?.viewControllers.count ?? 0 > 1 }
    ) {
      steps += [
        "user.swipeBack()", "user.swipeBack{ cancel = true }", "user.swipeBack{ at = 0.5 }",
      ]
    }
    if user.topmostPresented != nil {
      steps += ["user.swipeDown()", "user.swipeDown{ cancel = true }", "user.tapOutside()"]
    }
    if reachable.contains(where: { $0 is UIPageViewController }) {
      steps += ["user.turnPage(\"forward\")", "user.turnPage(\"reverse\")"]
    }
    return steps
  }

  private var turn: String {
    let isPortrait = world.stage.traits.orientation == .portrait
    return "user.rotate(\"\(isPortrait ? "landscape" : "portrait")\")"
  }

  // MARK: The program

  /// What a program can do with the families on screen; new controllers are called by a number.
  package func operations(number: Int) -> [String] {
    let new = "UIViewController \"New \(number)\""
    guard let root = world.window.rootViewController else {
      return ["window.rootViewController = \(new)"]
    }
    var places: [Place] = []
    var path = "window.rootViewController"
    var top: UIViewController? = root
    while let family = top {
      collect(family, path, into: &places)
      guard let presented = family.presentedViewController else {
        places.append(Place(path: path, steps: [":present(\(new), true)"]))
        break
      }
      places.append(Place(path: path, steps: [":dismiss(true)"]))
      path += ".presentedViewController"
      top = presented
    }
    return places.flatMap { place in place.steps.map { place.path + $0 } }
      .map { $0.replacing(Self.newcomer, with: new) } + ["simulator:memoryWarning()"]
  }

  /// A controller as a script reaches it, and what can be done with it.
  private struct Place {
    let path: String
    let steps: [String]
  }

  private static let newcomer = "<new>"

  private func collect(_ root: UIViewController, _ path: String, into places: inout [Place]) {
    var rest = [(root, path)]
    while let (controller, path) = rest.popLast() {
      switch controller {
      case let nav as UINavigationController:
        places.append(Place(path: path, steps: Self.steps(of: nav, at: path)))
        rest += Self.members(nav.viewControllers, of: path)
      case let tabs as UITabBarController:
        let others = (tabs.viewControllers ?? []).indices.filter { $0 != tabs.selectedIndex }
        places.append(Place(path: path, steps: others.map { ".selectedIndex = \($0)" }))
        rest += Self.members(tabs.viewControllers ?? [], of: path)
      default:
        rest += controller.children.enumerated().reversed().map { index, child in
          (child, "\(path).children[\(index + 1)]")
        }
      }
    }
  }

  private static func members(
    _ controllers: [UIViewController], of path: String
  ) -> [(UIViewController, String)] {
    controllers.enumerated().reversed().map { index, child in
      (child, "\(path).viewControllers[\(index + 1)]")
    }
  }

  private static func steps(of nav: UINavigationController, at path: String) -> [String] {
    let always = [
      ":pushViewController(\(newcomer), true)", ":setViewControllers({ \(newcomer) }, true)",
    ]
    guard nav.viewControllers.count > 1 else { return always }
    return [
      ":popViewController(true)", ":popToRootViewController(true)",
      ":setViewControllers({ \(path).viewControllers[1] }, true)",
    ] + always
  }
}
