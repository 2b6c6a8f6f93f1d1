import HeadlessUIKit
import Lua
import NavigationModel

/// What a person in front of the screen can do.
struct User {
  unowned let world: ScriptWorld

  /// One thing that can be tapped now.
  struct Target {
    /// Its text as seen.
    let text: String
    /// The item or controller it stands for.
    let object: AnyObject
    /// Whether a tap does something.
    let isEnabled: Bool
    /// What a tap does.
    let tap: () throws(LuaError) -> Void
  }

  /// Everything that can be tapped, from the top of the screen on: what is on screen and not under
  /// a sheet.
  var targets: [Target] {
    reachable.flatMap { controller -> [Target] in
      switch controller {
      case let nav as UINavigationController: barTargets(of: nav)
      case let tabs as UITabBarController: tabTargets(of: tabs)
      default: []
      }
    }
  }

  /// The family on top of the screen: taps do not reach what lies below a presentation (P36).
  private var reachable: [UIViewController] {
    let hierarchy = world.stage.hierarchy
    let visible = hierarchy.visible
    let topmost = visible.last { hierarchy[$0].presenter != nil }
    return visible.filter { topmost == nil || hierarchy.lineage(of: $0).last == topmost }
      .compactMap(world.stage.controller)
  }

  private func barTargets(of nav: UINavigationController) -> [Target] {
    guard let bar = nav.navigationBar.displayed, let item = nav.topViewController?.navigationItem
    else {
      return []
    }
    let back = bar.back.map { _ in
      Target(text: bar.left[0], object: nav.navigationBar, isEnabled: true) { () throws(LuaError) in
        try world.send("popViewController", to: nav, [true])
      }
    }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []).reversed()
    return [back].compactMap { $0 }
      + buttons.map { button in
        Target(text: button.title ?? "", object: button, isEnabled: button.isEnabled) {
          () throws(LuaError) in try world.tap(button)
        }
      }
  }

  private func tabTargets(of tabs: UITabBarController) -> [Target] {
    tabs.children.map { tab in
      Target(text: tabs.tabTitle(of: tab), object: tab, isEnabled: true) { () throws(LuaError) in
        tabs.userSelects(tab)
      }
    }
  }

  /// Taps a text or an object; false and the reason where UIKit would not honour it.
  func tap(_ wanted: LuaValue) throws(LuaError) -> LuaResults {
    let targets = targets
    guard let target = targets.first(where: { matches($0, wanted) }) else {
      throw LuaError("no \(text(wanted)) on screen; \(Self.list(targets))")
    }
    guard target.isEnabled else { return LuaResults(false, "\"\(target.text)\" is disabled") }
    try target.tap()
    return LuaResults(true)
  }

  /// Taps the back button.
  func back() throws(LuaError) -> LuaResults {
    guard let target = targets.last(where: { $0.object is UINavigationBar }) else {
      return LuaResults(false, "there is no back button on screen")
    }
    try target.tap()
    return LuaResults(true)
  }

  /// Taps a tab, by its index from 0 or its title.
  func selectTab(_ wanted: LuaValue) throws(LuaError) -> LuaResults {
    let tabs = reachable.lazy.compactMap { $0 as? UITabBarController }.first
    guard let tabs else { return LuaResults(false, "there are no tabs on screen") }
    let targets = tabTargets(of: tabs)
    let index: Int? =
      if case .integer(let index) = wanted { index } else {
        targets.firstIndex { matches($0, wanted) }
      }
    guard let index, targets.indices.contains(index) else {
      throw LuaError("no tab \(text(wanted)); \(Self.list(targets))")
    }
    try targets[index].tap()
    return LuaResults(true)
  }

  /// Whether a target is meant by its text, with or without the chevron, or by the object itself.
  private func matches(_ target: Target, _ wanted: LuaValue) -> Bool {
    if case .string(let text) = wanted {
      return target.text == text || target.text == "\(BarContents.chevron) \(text)"
    }
    return wanted.object(in: world.interpreter) === target.object
  }

  private func text(_ wanted: LuaValue) -> String {
    if case .string(let text) = wanted { return "\"\(text)\"" }
    return world.interpreter.toString(wanted) ?? wanted.typeName
  }

  private static func list(_ targets: [Target]) -> String {
    guard !targets.isEmpty else { return "nothing can be tapped" }
    return "there are: " + targets.map { "\"\($0.text)\"" }.joined(separator: ", ")
  }
}

extension ScriptWorld {
  /// Makes the global `user`.
  func registerUser() {
    let user = User(world: self)
    interpreter.register(
      table: "user",
      functions: [
        .function("tap", ["target"], "Taps what has this text, or the object itself.") {
          (target: LuaValue) throws(LuaError) in try user.tap(target)
        },
        .function("back", [], "Taps the back button.") { () throws(LuaError) in try user.back() },
        .function("selectTab", ["tab"], "Taps a tab, by its index from 0 or its title.") {
          (tab: LuaValue) throws(LuaError) in try user.selectTab(tab)
        },
      ])
  }
}
