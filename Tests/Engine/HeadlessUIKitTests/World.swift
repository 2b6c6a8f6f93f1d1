import HeadlessUIKit
import NavigationModel

/// A separate stage for a test, with a visible window.
struct World {
  let stage: Stage
  let window: UIWindow

  init(profile: Profile = .modern, time: Stage.Time = .virtual) {
    stage = Stage(profile: profile, time: time)
    window = stage.asCurrent { UIWindow() }
    Stage.current = stage
    window.makeKeyAndVisible()
    stage.settle()
  }

  /// Runs a body as one turn, settles, and returns the trace without containers.
  func lines(_ body: () -> Void) -> [String] {
    stage.settle()
    let start = stage.trace.events.count
    body()
    stage.settle()
    return lines(from: start)
  }

  /// The trace since an event, without containers and animations.
  func lines(from start: Int) -> [String] {
    stage.trace.events.dropFirst(start).filter { !$0.isContainer && $0.kind != .transition }.map(
      \.text)
  }

  /// A controller with a title.
  func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// A stack on screen.
  func stack(_ titles: String...) -> UINavigationController {
    let nav = UINavigationController()
    nav.objectName = "nav"
    nav.viewControllers = titles.map(controller)
    window.rootViewController = nav
    stage.settle()
    return nav
  }
}

extension World {
  /// Whether the callbacks of appearance of each controller alternate since an event (A50).
  func isBalanced(from start: Int) -> Bool {
    var last: [String: String] = [:]
    for event in stage.trace.events.dropFirst(start) where event.kind == .callback {
      let before = last[event.name]
      switch event.callback {
      case "viewDidAppear" where before != "viewWillAppear": return false
      case "viewDidDisappear" where before != "viewWillDisappear": return false
      case "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear":
        last[event.name] = event.callback
      default: break
      }
    }
    return true
  }
}
