import HeadlessUIKit
import Lua
import NavigationModel

extension User {
  /// The buttons of a stack's bars, those of the navigation bar first.
  func barTargets(of nav: UINavigationController) -> [TapTarget] {
    targets(of: nav.navigationBar)
      + (nav.toolbar.displayed == nil ? [] : targets(of: nav.toolbar.items ?? []))
  }

  /// The buttons of the standalone bars in a controller's view.
  func targetsOfBars(in view: UIView?) -> [TapTarget] {
    (view?.subviews ?? []).flatMap { view -> [TapTarget] in
      switch view {
      case _ where view.isHidden || view.controller != nil: []
      case let bar as UINavigationBar: bar.isManaged ? [] : targets(of: bar)
      case let bar as UIToolbar: bar.isManaged ? [] : targets(of: bar.items ?? [])
      default: targetsOfBars(in: view)
      }
    }
  }

  /// The buttons of a navigation bar, from left to right.
  private func targets(of bar: UINavigationBar) -> [TapTarget] {
    guard let seen = bar.displayed, let item = bar.topItem else { return [] }
    let back = seen.back.map { _ in
      TapTarget(text: seen.left[0], object: bar, isEnabled: true) { () throws(LuaError) in
        _ = try goBack(bar)
      }
    }
    return [back].compactMap { $0 } + targets(of: item.leftBarButtonItems ?? [])
      + targets(of: (item.rightBarButtonItems ?? []).reversed())
  }

  /// The tap targets of items; spaces have none (B31).
  private func targets(of items: [UIBarButtonItem]) -> [TapTarget] {
    items.compactMap { button in
      guard let text = button.displayedText else { return nil }
      return TapTarget(text: text, object: button, isEnabled: button.mayBeTapped) {
        () throws(LuaError) in
        if let view = button.customView as? any UserTappable {
          view.userTaps()
        } else {
          try world.tap(button)
        }
      }
    }
  }

  /// Whether an object is the system's item of that name, `add` or `[add]`.
  func isSystemItem(_ object: AnyObject, named name: String) -> Bool {
    guard let item = (object as? UIBarButtonItem)?.systemItem else { return false }
    return ["\(item)", "[\(item)]"].contains(name)
      || item.text == "[\(name)]"
  }

  // MARK: Back

  /// Taps the frontmost back button.
  func back() throws(LuaError) -> LuaResults {
    guard let bar = barWithBack else {
      return LuaResults(false, "there is no back button on screen")
    }
    return LuaResults(obstacle: try goBack(bar))
  }

  private var barWithBack: UINavigationBar? {
    targets.last { $0.object is UINavigationBar }?.object as? UINavigationBar
  }

  /// Performs a tap on the back button of a bar; returns the reason if nothing happens.
  func goBack(_ bar: UINavigationBar) throws(LuaError) -> String? {
    guard let nav = bar.navigationController else { return bar.userGoesBack() }
    return try nav.userGoesBack { () throws(LuaError) in
      try world.send("popViewController", to: nav, [true])
    }
  }

  /// Drags from the left edge: an interactive pop (B67, B68).
  func swipeBack(_ options: SwipeOptions) throws(LuaError) -> LuaResults {
    guard
      let nav = reachable.last(where: { $0 is UINavigationController }) as? UINavigationController
    else { return LuaResults(false, "there is no navigation controller on screen") }
    if let obstacle = nav.swipeObstacle { return LuaResults(false, obstacle) }
    let refusal = try nav.userGoesBack { () throws(LuaError) in
      _ = try world.stage.withGesture(options.gesture) { () throws(LuaError) in
        try world.send("popViewController", to: nav, [true])
      }
    }
    return LuaResults(obstacle: refusal)
  }

  /// Long-presses the back button: returns the titles of its menu, or picks one of them (B66).
  func holdBack(_ wanted: LuaValue) throws(LuaError) -> LuaResults {
    guard world.stage.profile.bars.hasBackMenu else {
      return LuaResults(false, "before iOS 14 the back button has no menu")
    }
    guard let bar = barWithBack else {
      return LuaResults(false, "there is no back button on screen")
    }
    let menu = bar.menu
    guard case .string(let title) = wanted else { return LuaResults(menu) }
    guard let index = menu.firstIndex(of: title) else {
      let titles = menu.map { "\"\($0)\"" }.joined(separator: ", ")
      throw LuaError("no \"\(title)\" in the menu of the back button; there are: \(titles)")
    }
    if let nav = bar.navigationController {
      let stack = nav.viewControllers
      try world.send("popToViewController", to: nav, [stack[stack.count - 2 - index], true])
    } else {
      bar.userPicks(menuEntry: index)
    }
    return LuaResults(true)
  }

  // MARK: Contents

  /// Taps a view that does not handle taps; nil if the value is not a view on screen.
  func touch(_ wanted: LuaValue) -> LuaResults? {
    guard let view = wanted.object(in: world.interpreter) as? UIView, view.window != nil else {
      return nil
    }
    guard let controller = view.nearestController, reachable.contains(controller) else {
      return LuaResults(false, "it is covered")
    }
    return LuaResults(obstacle: view.userTouches(.tap))
  }

  /// Swipes over the contents of the stack on top.
  func swipe(_ direction: SwipeDirection) -> LuaResults {
    let nav = reachable.lazy.compactMap { $0 as? UINavigationController }.last
    guard let nav else { return LuaResults(false, "there is no navigation controller on screen") }
    return LuaResults(
      obstacle: nav.userTouchesContents(direction == .up ? .swipeUp : .swipeDown))
  }
}

/// The direction of a swipe over the contents.
enum SwipeDirection: LuaEnumeration {
  case up, down

  static var luaType: String { "swipe direction" }
  static var luaCases: KeyValuePairs<String, SwipeDirection> { ["up": .up, "down": .down] }
}
