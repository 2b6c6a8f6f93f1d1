import HeadlessUIKit
import NavigationModel

extension RandomWalk.OperationKind {
  /// Operations of authors of containers.
  static let containment: [Self] = [
    Self(
      "addChild", weight: 2, roles: [.one("box"), .new()],
      execute: { $0.one.addChild($0.other) }, lua: { "\($0.one):addChild(\($0.other))" }),
    Self(
      "addChildAgain", roles: [.any, .any], execute: { $0.one.addChild($0.other) },
      lua: { "\($0.one):addChild(\($0.other))" }),
    Self(
      "removeFromParent", weight: 2, roles: [.any], execute: { $0.one.removeFromParent() },
      lua: { "\($0.one):removeFromParent()" }),
    Self(
      "addSubview", weight: 3, roles: [.one("box"), .child],
      execute: { $0.scene.add($0.other.view, to: $0.one.view) },
      lua: { "\($0.one).view:addSubview(\($0.other).view)" }),
    Self(
      "addSubviewAgain", roles: [.any, .any],
      execute: { $0.scene.add($0.other.view, to: $0.one.view) },
      lua: { "\($0.one).view:addSubview(\($0.other).view)" }),
    Self(
      "removeFromSuperview", weight: 2, roles: [.any],
      execute: { $0.one.view.removeFromSuperview() },
      lua: { "\($0.one).view:removeFromSuperview()" }),
    Self(
      "exchange", weight: 2, roles: [.one("box"), .child, .child], choices: 400,
      execute: {
        let new = $0.controllers[2]
        $0.one.transition(from: $0.other, to: new, duration: Double($0.number) / 1000)
        // The new view is where the old one was, which the program may have put anywhere.
        $0.scene.notePlace(of: new.viewIfLoaded)
      },
      lua: { "\($0.one):transition(\($0.other), \($0.members[2]), \(seconds($0.number)))" }),
  ]

  /// Operations on the window.
  static let windows: [Self] = [
    Self(
      "root", roles: [.new(of: ["nav", "tabs", "box"])],
      execute: { $0.scene.window.rootViewController = $0.one },
      lua: { "window.rootViewController = \($0.one)" }),
    Self(
      "rootAgain", roles: [.any], execute: { $0.scene.window.rootViewController = $0.one },
      lua: { "window.rootViewController = \($0.one)" }),
    Self(
      "hide", weight: 3, choices: 6, execute: { $0.scene.window.isHidden = $0.number == 1 },
      lua: { "window.isHidden = \($0.number == 1)" }),
    Self(
      "addToWindow", roles: [.any],
      execute: { $0.scene.add($0.one.view, to: $0.scene.window) },
      lua: { "window:addSubview(\($0.one).view)" }),
    Self(
      "addToOther", roles: [.any], plainer: "addToWindow",
      execute: { $0.scene.add($0.one.view, to: $0.scene.otherWindow) },
      lua: { inOther("otherWindow:addSubview(\($0.one).view)") }),
    Self(
      "rootOfOther", roles: [.any], plainer: "rootAgain",
      execute: { $0.scene.otherWindow.rootViewController = $0.one },
      lua: { inOther("otherWindow.rootViewController = \($0.one)") }),
    Self(
      "hideOther", choices: 2, execute: { $0.scene.otherWindow.isHidden = $0.number == 1 },
      lua: { inOther("otherWindow.isHidden = \($0.number == 1)") }),
  ]

  /// A statement about the second window, which is created when it is first mentioned.
  private static func inOther(_ statement: String) -> String {
    "otherWindow = otherWindow or UIWindow()\n\(statement)"
  }

  /// Operations on pages and columns.
  static let pagesAndColumns: [Self] = [
    Self(
      "turn", weight: 2, roles: [.one("pages"), .new(of: ["plain", "box"])], choices: 2,
      execute: {
        ($0.one as? UIPageViewController)?.setViewControllers(
          [$0.other], direction: $0.number == 0 ? .forward : .reverse, animated: $0.flag)
      },
      lua: {
        let direction = $0.number == 0 ? "forward" : "reverse"
        return "\($0.one):setViewControllers({ \($0.other) }, \"\(direction)\", \($0.flag))"
      }),
    Self(
      "showDetail", weight: 2, roles: [.any, .new(of: ["plain", "nav"])],
      execute: { $0.one.showDetailViewController($0.other, sender: nil) },
      lua: { "\($0.one):showDetailViewController(\($0.other))" }),
    Self(
      "showColumn", roles: [.one("columns")], choices: 2,
      execute: {
        ($0.one as? UISplitViewController)?.show($0.number == 0 ? .primary : .secondary)
      }, lua: { "\($0.one):show(\"\($0.number == 0 ? "primary" : "secondary")\")" }),
    Self(
      "hideColumn", roles: [.one("columns")],
      execute: { ($0.one as? UISplitViewController)?.hide(.primary) },
      lua: { "\($0.one):hide(\"primary\")" }),
    Self(
      "dragColumn", roles: [.one("columns")], choices: swipes.count,
      execute: { $0.scene.dragColumn(in: $0.flag, swipes[$0.number].gesture) },
      lua: { "user.swipeColumn\($0.flag ? "In" : "Out")\(swipes[$0.number].lua)" }),
    Self(
      "setColumn", roles: [.one("columns"), .new(of: ["plain", "nav"])], choices: 2,
      execute: {
        ($0.one as? UISplitViewController)?.setViewController(
          $0.other, for: $0.number == 0 ? .primary : .secondary)
      },
      lua: {
        "\($0.one):setViewController(\($0.other), "
          + "\"\($0.number == 0 ? "primary" : "secondary")\")"
      }),
    Self(
      "width", weight: 2, choices: 3, execute: { $0.scene.setWidth(widths[$0.number]) },
      lua: {
        "simulator.horizontalSizeClass = "
          + (widths[$0.number].map { "\"\($0.rawValue)\"" } ?? "nil")
      }),
    Self(
      "rotate", weight: 2, choices: 2,
      execute: { $0.scene.rotate(to: $0.number == 0 ? .portrait : .landscape) },
      lua: { "user.rotate(\"\($0.number == 0 ? "portrait" : "landscape")\")" }),
    Self(
      "more", roles: [.one("many")],
      execute: { $0.scene.showMore($0.one as? UITabBarController) },
      lua: { "\($0.one).selectedViewController = \($0.one).moreNavigationController" }),
    Self(
      "selectMany", weight: 2, roles: [.one("many")], choices: 7,
      execute: { ($0.one as? UITabBarController)?.selectedIndex = $0.number },
      lua: { "\($0.one).selectedIndex = \($0.number)" }),
  ]

  private static let widths: [Traits.SizeClass?] = [nil, .compact, .regular]

  /// Actions of the user.
  static let fingers: [Self] = [
    Self(
      "swipeBack", weight: 3, .outside, choices: swipes.count,
      execute: { $0.scene.swipeBack(swipes[$0.number].gesture) },
      lua: { "user.swipeBack\(swipes[$0.number].lua)" }),
    Self(
      "release", weight: 2, .outside, execute: { _ = $0.stage.endTouch(cancelled: $0.flag) },
      lua: { "user.release{ cancel = \($0.flag) }" }),
    Self(
      "swipeDown", weight: 3, .outside, choices: swipes.count,
      execute: { $0.scene.swipeDown(swipes[$0.number].gesture) },
      lua: { "user.swipeDown\(swipes[$0.number].lua)" }),
    Self(
      "tapOutside", .outside, execute: { $0.scene.tapOutside() }, lua: { _ in "user.tapOutside()" }),
    Self(
      "tapTab", .outside, choices: 3, execute: { $0.scene.tapTab($0.number) },
      lua: { "pcall(user.selectTab, \($0.number))" }),
  ]

  /// Operations on a script's variables.
  static let memory: [Self] = [
    Self(
      "forget", weight: 6, roles: [.outsiders], clears: true,
      execute: { $0.scene.forget($0.operands.members) }, lua: { forget($0) }),
    Self(
      "forgetAnyone", roles: [.any], clears: true,
      execute: { $0.scene.forget($0.operands.members) }, lua: { forget($0) }),
  ]
}

extension RandomWalk.OperationKind {
  /// The styles of presentations.
  static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext,
    .popover, .custom, .automatic,
  ]

  /// The ways to swipe back.
  private static let swipes: [(gesture: Gesture, lua: String)] = [
    (Gesture(progress: 0.5, isTouching: false, isCancelled: false), "()"),
    (Gesture(progress: 0.5, isTouching: false, isCancelled: true), "{ cancel = true }"),
    (Gesture(progress: 0.3, isTouching: true, isCancelled: false), "{ at = 0.3 }"),
  ]

  /// `0.25`.
  static func seconds(_ milliseconds: Int) -> String {
    milliseconds == 0 ? "0" : "\(Double(milliseconds) / 1000)"
  }

  /// `{ plain1, nav2 }`.
  static func list(_ members: some Collection<RandomWalk.Participant>) -> String {
    members.isEmpty ? "{}" : "{ \(members.map(\.description).joined(separator: ", ")) }"
  }

  /// Clears the variables of all members.
  static func forget(_ operands: RandomWalk.Operands) -> String {
    (operands.members.map { "\($0) = nil" } + ["collectgarbage()"]).joined(separator: "\n")
  }

  /// Presents in one of the styles.
  static func presentOther(_ operands: RandomWalk.Operands) -> String {
    """
    \(operands.other).modalPresentationStyle = "\(styles[operands.number])"
    \(operands.one):present(\(operands.other), \(operands.flag))
    """
  }
}

extension RandomWalk.OperationKind.Execution {
  /// Presents in one of the styles.
  func presentOther() {
    other.modalPresentationStyle = RandomWalk.OperationKind.styles[number]
    one.present(other, animated: flag, completion: scene.counted("present", other, one))
  }
}

extension RandomWalkScene {
  /// Drags the stack in front back from the edge.
  fileprivate func swipeBack(_ gesture: Gesture) {
    let stacks = reachable.compactMap { $0 as? UINavigationController }
    guard let nav = stacks.last, nav.swipeObstacle == nil else { return }
    stage.withGesture(gesture) { _ = nav.popViewController(animated: true) }
  }

  /// The controller that is presented on top of all others.
  private var topmostPresented: UIViewController? {
    stage.hierarchy.visible.last { stage.hierarchy[$0].presenter != nil }.flatMap(stage.controller)
  }

  /// Drags the card in front down.
  fileprivate func swipeDown(_ gesture: Gesture) {
    _ = stage.withGesture(gesture) { topmostPresented?.userSwipesDown() }
  }

  /// Drags a column of the split view in front in or out.
  fileprivate func dragColumn(in isShowing: Bool, _ gesture: Gesture) {
    let splits = reachable.compactMap { $0 as? UISplitViewController }
    _ = splits.last?.userDragsColumn(in: isShowing, gesture)
  }

  /// Taps outside the popover in front.
  fileprivate func tapOutside() { _ = topmostPresented?.userTapsOutside() }

  /// Makes the screen wide or narrow.
  fileprivate func setWidth(_ width: Traits.SizeClass?) {
    var traits = stage.traits
    traits.chosenWidth = width
    stage.setTraits(traits)
  }

  /// Rotates the device.
  fileprivate func rotate(to orientation: Traits.Orientation) {
    var traits = stage.traits
    traits.orientation = orientation
    stage.setTraits(traits)
  }

  /// Shows the list of the tabs that don't fit.
  fileprivate func showMore(_ tabs: UITabBarController?) {
    tabs?.selectedViewController = tabs?.moreNavigationController
  }

  /// Taps a tab of the container in front.
  fileprivate func tapTab(_ index: Int) {
    guard let tabs = reachable.lazy.compactMap({ $0 as? UITabBarController }).first,
      tabs.children.indices.contains(index)
    else { return }
    tabs.userSelects(tabs.children[index])
  }

  /// The family on top of the screen; taps don't reach what is below a presentation.
  private var reachable: [UIViewController] {
    let visible = stage.hierarchy.visible
    let topmost = visible.last { stage.hierarchy[$0].presenter != nil }
    return visible.filter { topmost == nil || stage.hierarchy.top(of: $0) == topmost }
      .compactMap(stage.controller)
  }
}
