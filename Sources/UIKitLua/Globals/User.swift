import HeadlessUIKit
import Lua
import NavigationModel

/// The actions of the device's user.
package struct User {
  unowned let world: ScriptWorld

  /// Creates the user of a world.
  package init(world: ScriptWorld) { self.world = world }

  /// A target that can be tapped now.
  package struct TapTarget {
    /// Its visible text.
    package let text: String
    /// The item or controller it represents.
    let object: AnyObject
    /// Whether a tap does something.
    package let isEnabled: Bool
    /// Why a tap does nothing at the moment; nil if it does something.
    var obstacle: String?
    /// Performs a tap.
    let tap: () throws(LuaError) -> Void
  }

  /// Everything that can be tapped, topmost first: what is on screen and not covered by a sheet.
  package var targets: [TapTarget] {
    reachable.flatMap { controller -> [TapTarget] in
      let own: [TapTarget] =
        switch controller {
        case let nav as UINavigationController: barTargets(of: nav)
        case let tabs as UITabBarController: tabTargets(of: tabs)
        case let alert as UIAlertController: actionTargets(of: alert)
        default: []
        }
      return own + viewTargets(of: controller) + targetsOfBars(in: controller.viewIfLoaded)
    }
  }

  /// The topmost family: taps do not reach what is below a presentation (P36).
  var reachable: [UIViewController] {
    world.stage.hierarchy.reachable.compactMap(world.stage.controller)
  }

  /// The topmost presented controller.
  var topmostPresented: UIViewController? {
    let hierarchy = world.stage.hierarchy
    return hierarchy.visible.last { hierarchy[$0].presenter != nil }
      .flatMap(world.stage.controller)
  }

  /// Drags a sheet down.
  func swipeDown(_ options: SwipeOptions) -> LuaResults {
    guard let presented = topmostPresented else { return LuaResults(false, "nothing is presented") }
    return LuaResults(
      obstacle: world.stage.withGesture(options.gesture) { presented.userSwipesDown() })
  }

  /// Performs an interactive dismissal with the program's own animation.
  func dragDismiss(_ options: SwipeOptions) throws(LuaError) -> LuaResults {
    guard let presented = topmostPresented else { return LuaResults(false, "nothing is presented") }
    if let obstacle = presented.dragObstacle { return LuaResults(false, obstacle) }
    var gesture = options.gesture
    gesture.isFromProgram = true
    _ = try world.stage.withGesture(gesture) { () throws(LuaError) in
      try world.send("dismiss", to: presented, [true])
    }
    return LuaResults(true)
  }

  /// Taps outside a popover or an action sheet.
  func tapOutside() -> LuaResults {
    guard let topmost = topmostPresented else { return LuaResults(false, "nothing is presented") }
    if let alert = topmost as? UIAlertController {
      return LuaResults(obstacle: alert.userTapsBesideSheet())
    }
    // A presentation in a popover's context is dismissed with it (P37).
    let popover = world.stage.hierarchy.popover(around: topmost.id).flatMap(world.stage.controller)
    return LuaResults(obstacle: (popover ?? topmost).userTapsOutside())
  }

  private func tabTargets(of tabs: UITabBarController) -> [TapTarget] {
    let list = tabs.selectedViewController.map { more in
      tabs.tabsInList((more as? UINavigationController)?.topViewController ?? more)
    }
    let bar = tabs.tabBar.displayed == nil ? [] : tabs.tabsInBar
    return bar.map { tab in
      TapTarget(text: tabs.tabTitle(of: tab), object: tab, isEnabled: tab.tabBarItem.isEnabled) {
        () throws(LuaError) in
        tabs.userSelects(tab)
      }
    }
      + (list ?? []).map { tab in
        TapTarget(text: tabs.tabTitle(of: tab), object: tab, isEnabled: true) {
          () throws(LuaError) in
          tabs.userSelectsInList(tab)
        }
      }
  }

  /// Taps a text or an object; returns false and the reason if UIKit would ignore the tap.
  func tap(_ wanted: LuaValue) throws(LuaError) -> LuaResults {
    try world.interpreter.requireLiving(wanted)
    let targets = targets
    guard let target = targets.first(where: { matches($0, wanted) }) else {
      if let results = touch(wanted) { return results }
      throw LuaError("no \(text(wanted)) on screen; \(Self.list(targets))")
    }
    guard target.isEnabled else { return LuaResults(false, "\"\(target.text)\" is disabled") }
    if let obstacle = target.obstacle { return LuaResults(false, obstacle) }
    if let cell = target.object as? UITableViewCell { return LuaResults(obstacle: tap(cell)) }
    if let bar = target.object as? UINavigationBar {
      return LuaResults(obstacle: try goBack(bar))
    }
    if let button = target.object as? UIBarButtonItem, let view = button.customView,
      !(view is any UserTappable)
    {
      return LuaResults(false, "\"\(target.text)\" is a view, which handles its own taps")  // B28
    }
    try target.tap()
    return LuaResults(true)
  }

  /// Swipes to another page: an interactive page turn.
  func turnPage(
    _ direction: UIPageViewController.NavigationDirection, _ options: SwipeOptions
  ) -> LuaResults {
    let page = reachable.lazy.compactMap { $0 as? UIPageViewController }.last
    guard let page else { return LuaResults(false, "there are no pages on screen") }
    let obstacle = world.stage.withGesture(options.gesture) { page.userTurns(direction) }
    return LuaResults(obstacle: obstacle)
  }

  /// Lifts the finger of a gesture that was held half way.
  func release(_ options: SwipeOptions) -> LuaResults {
    guard world.stage.endTouch(cancelled: options.isCancelled) else {
      return LuaResults(false, "no gesture is held")
    }
    return LuaResults(true)
  }

  /// Rotates the device.
  func rotate(_ orientation: Traits.Orientation) -> LuaResults {
    var traits = world.stage.traits
    traits.orientation = orientation
    world.stage.setTraits(traits)
    return LuaResults(true)
  }

  /// Taps a tab, by its index from 0 or its title.
  func selectTab(_ wanted: LuaValue) throws(LuaError) -> LuaResults {
    try world.interpreter.requireLiving(wanted)
    let tabs = reachable.lazy.compactMap { $0 as? UITabBarController }.first
    guard let tabs else { return LuaResults(false, "there are no tabs on screen") }
    guard tabs.tabBar.displayed != nil else { return LuaResults(false, "the tab bar is hidden") }
    let targets = tabTargets(of: tabs)
    let index: Int? =
      if case .integer(let index) = wanted { index } else {
        targets.firstIndex { matches($0, wanted) }
      }
    guard let index, tabs.tabsInBar.indices.contains(index) else {
      throw LuaError("no tab \(text(wanted)); \(Self.list(targets))")
    }
    guard targets[index].isEnabled else {
      return LuaResults(false, "\"\(targets[index].text)\" is disabled")
    }
    try targets[index].tap()
    return LuaResults(true)
  }

  /// Whether a target matches by its text, with or without the chevron, or by the object itself.
  private func matches(_ target: TapTarget, _ wanted: LuaValue) -> Bool {
    if case .string(let text) = wanted {
      return target.text == text || target.text == "\(BarContents.chevron) \(text)"
        || target.text == "[\(text)]" || isSystemItem(target.object, named: text)
    }
    return wanted.object(in: world.interpreter) === target.object
  }

  func text(_ wanted: LuaValue) -> String {
    if case .string(let text) = wanted { return "\"\(text)\"" }
    return world.interpreter.toString(wanted) ?? wanted.typeName
  }

  private static func list(_ targets: [TapTarget]) -> String {
    guard !targets.isEmpty else { return "nothing can be tapped" }
    return "there are: " + targets.map { "\"\($0.text)\"" }.joined(separator: ", ")
  }
}

extension ScriptWorld {
  /// Registers the global `user`.
  func registerUser() {
    let user = User(world: self)
    let gestures = user.taps + user.gestures + user.choices
    let holdBack = user.backMenuFunction.unless { user.distance }
    interpreter.register(
      table: "user",
      summary: "The user's gestures. A gesture that UIKit would ignore does nothing, and "
        + "returns false and the reason.",
      functions: [holdBack]
        + gestures.map { gesture in
          gesture.unless { user.distance }
            .returning(["isHonoured": Bool.self, "reason": String?.self])
        } + [user.rotateFunction])
  }
}

extension User {
  /// The functions for taps.
  fileprivate var taps: [Member] {
    [
      .function(
        "tap", ["target"],
        "Taps the button, tab, row or alert action with this text, or the object itself; an "
          + "error lists what can be tapped."
      ) { (target: LuaValue) throws(LuaError) in try tap(target) },
      .function("back", [], "Taps the back button of the topmost stack.") {
        () throws(LuaError) in try back()
      },
      .function("selectTab", ["tab"], "Taps a tab, by its index from 0 or its title.") {
        (tab: LuaValue) throws(LuaError) in try selectTab(tab)
      },
      .function("tapOutside", [], "Taps outside a popover or an action sheet, which dismisses it.")
      { () in tapOutside() },
      .function(
        "selectRow", ["row", "section"],
        "Taps a row of the table on screen; both numbers count from 0, the section is 0 if omitted."
      ) { (row: Int, section: Int?) throws(LuaError) in try selectRow(row, section ?? 0) },
      .function(
        "deleteRow", ["row", "section"],
        "Swipes to delete a table row, or taps its control; both numbers count from 0."
      ) { (row: Int, section: Int?) throws(LuaError) in try deleteRow(row, section ?? 0) },
    ]
  }

  /// The functions for gestures.
  fileprivate var gestures: [Member] {
    [
      .function(
        "swipe", ["direction"],
        "Swipes over the contents of the topmost stack, which may hide or show its bars."
      ) { (direction: SwipeDirection) in swipe(direction) },
      .function(
        "swipeBack", ["options"],
        "Drags from the left edge to pop; `at`, from 0 to 1, stops there, `cancel` cancels it."
      ) { (options: SwipeOptions) throws(LuaError) in try swipeBack(options) },
      .function(
        "turnPage", ["direction", "options"],
        "Swipes to another page; `at`, from 0 to 1, stops there, `cancel` cancels it."
      ) { (direction: UIPageViewController.NavigationDirection, options: SwipeOptions) in
        turnPage(direction, options)
      },
      .function(
        "swipeDown", ["options"],
        "Drags a sheet down to dismiss it; `at`, from 0 to 1, stops there, `cancel` cancels it."
      ) { (options: SwipeOptions) in swipeDown(options) },
      .function(
        "dragDismiss", ["options"],
        "Drags to dismiss with the program's own animation; `at`, from 0 to 1, stops there."
      ) { (options: SwipeOptions) throws(LuaError) in try dragDismiss(options) },
      .function(
        "release", ["options"],
        "Lifts the finger of a held gesture; `cancel` cancels the gesture."
      ) { (options: SwipeOptions) in release(options) },
    ]
  }

  /// The functions for text input, the device, and system controllers.
  fileprivate var choices: [Member] {
    [
      .function(
        "type", ["text", "field"],
        "Types text at the end of a field, or of the one being edited; \\b deletes a character."
      ) { (text: String, field: LuaValue) throws(LuaError) in try type(text, into: field) },
      .function(
        "pick", ["..."], "Chooses something in a system controller, or finishes there."
      ) { (choice: PickedValues) in pick(choice) },
      .function("cancel", [], "Taps Cancel in a system controller.") { cancel() },
    ]
  }

  /// Rotates the device, whichever app is in front.
  fileprivate var rotateFunction: Member {
    .function("rotate", ["orientation"], "Rotates the device and its contents.") {
      (orientation: Traits.Orientation) in rotate(orientation)
    }
    .returning(["isHonoured": Bool.self, "reason": String?.self])
  }

  /// The result of touches that cannot reach the app; nil while the app is in front.
  fileprivate var distance: LuaResults? {
    world.stage.application.applicationState == .background
      ? LuaResults(false, "the app is in the background") : nil
  }

  /// The menu of the back button, which returns its titles.
  fileprivate var backMenuFunction: Member {
    .function(
      "holdBack", ["title"],
      "Long-presses the back button and returns the titles of its menu, nearest first; with a title, picks that one."
    ) { (title: LuaValue) throws(LuaError) in try holdBack(title) }
    .typed("title", .optional(.named("string")))
    .typed(nil, .union([[String].luaDescription, Bool.luaDescription]))
  }
}

extension LuaResults {
  /// True, or false and the reason why a gesture is ignored.
  init(obstacle: String?) {
    if let obstacle { self.init(false, obstacle) } else { self.init(true) }
  }
}
