import Foundation
import HeadlessUIKit
import NavigationModel

extension RandomWalk {
  /// A row of the table of invariants: to add a check, add a row.
  struct Check {
    /// The name of the row.
    let name: String
    /// Whether it must hold only when the world is idle.
    let isForIdle: Bool
    /// The violations that it finds.
    let faults: (RandomWalkScene) -> [String]

    /// A row.
    init(
      _ name: String, whenIdle isForIdle: Bool = false,
      _ faults: @escaping (RandomWalkScene) -> [String]
    ) {
      self.name = name
      self.isForIdle = isForIdle
      self.faults = faults
    }
  }

  /// A check that failed.
  struct FailedCheck: Equatable {
    /// The name of the check.
    let check: String
    /// The violation.
    let text: String
  }
}

extension RandomWalk.Check {
  /// The table.
  static let all: [Self] = [
    Self("links agree") { $0.linkFaults },
    Self("callbacks alternate") { $0.recorder.faults },
    Self("no freed controller is visible") { scene in
      scene.stage.hierarchy.visible.filter { !scene.recorder.isAlive($0, on: scene.stage) }.map {
        "\($0) is visible, and freed"
      }
    },
    Self("the clock reports no errors") { $0.reportedErrors },
    Self("everything ends", whenIdle: true) {
      $0.stage.isIdle ? [] : ["something is still active"]
    },
    Self("appearance matches visibility", whenIdle: true) { $0.stage.hierarchy.idleFaults },
    // A will-callback without its did-callback would be the last one received.
    Self("the last callback matches visibility", whenIdle: true) { scene in
      let visible = Set(scene.stage.hierarchy.visible)
      return scene.stage.hierarchy.identifiers.compactMap { id in
        guard let last = scene.recorder.lastReceived(by: id),
          !scene.stage.hierarchy.isStranded(id)  // C24
        else { return nil }
        let expected: Callback = visible.contains(id) ? .viewDidAppear : .viewDidDisappear
        return last == expected ? nil : "\(id) received \(last) last, not \(expected)"
      }
    },
    Self("the controller that decides supports the orientation", whenIdle: true) { scene in  // E71
      guard let decider = scene.stage.orientationDecider, scene.stage.asksControllers else {
        return []  // E73
      }
      let orientation = decider.interfaceOrientation
      return decider.supportedInterfaceOrientations.contains(orientation)
        ? [] : ["\(decider.id) is shown in \(orientation)"]
    },
    Self("scenes are in a state for connected ones") { scene in  // F7
      scene.stage.scenes.all.filter { $0.activationState == .unattached }.map {
        "\($0.label) is connected, and unattached"
      }
    },
    Self("two scenes at most are on the screen", whenIdle: true) { scene in
      let shown = scene.stage.scenes.all.filter { $0.activationState != .background }
      return shown.count > 2 ? ["\(shown.count) scenes are on the screen"] : []
    },
    Self("a key window is in its scene") { scene in  // F22
      scene.stage.scenes.all.compactMap { own in
        guard let key = own.keyWindow, key.windowScene !== own || key.isHidden else { return nil }
        return "the key window of \(own.label) is elsewhere, or hidden"
      }
    },
    Self("completions run once", whenIdle: true) { $0.completions.faults },
    Self("no view is in a window off screen", whenIdle: true) { scene in
      let visible = Set(scene.stage.hierarchy.visible)
      let placed = scene.viewsPlacedByProgram
      return scene.living.compactMap { controller in
        // A hidden window keeps the views that are in it.
        guard !visible.contains(controller.id), !scene.stage.hierarchy.isStranded(controller.id),
          let view = controller.viewIfLoaded, view.window?.isHidden == false,
          !view.isInside(anyOf: placed)
        else { return nil }
        return "\(controller.id) is off screen in a window"
      }
    },
    Self("a view's window follows from its superviews") { scene in  // C1
      scene.living.compactMap { controller in
        let window = controller.viewIfLoaded?.window
        guard (window != nil) != scene.stage.hierarchy.isInWindow(controller.id) else { return nil }
        return "\(controller.id) and its view disagree about the window"
      }
    },
    Self("a view has what its superview leaves of the safe area") { scene in  // E58, E60
      scene.living.compactMap { controller in
        guard let view = controller.viewIfLoaded, view.window != nil,
          view.safeAreaInsets != view.expectedInsets
        else { return nil }
        return "\(controller.id) has \(view.safeAreaInsets), not \(view.expectedInsets)"
      }
    },
    Self("no controller outlives its place", whenIdle: true) { scene in
      // A search is retained by the item of the controller that it searches (E29), what a tab has
      // provided by the tab (F90).
      scene.living.filter {
        scene.member($0.id) == nil && $0.retainers.isEmpty && $0.tab == nil
          && ($0 as? UISearchController)?.searchedController == nil
      }.map {
        "\($0.id) has no place, is forgotten, and is alive"
      }
    },
  ]
}

extension UIView {
  /// The safe area that follows from the superview's, the bars and what its controller adds, for
  /// containers that add nothing themselves; else the one it has.
  fileprivate var expectedInsets: UIEdgeInsets {
    guard let superview, let controller, let stack = controller.parent,
      controller.stage.profile.hasSafeArea, !(superview is UIScrollView)
    else {
      return safeAreaInsets
    }
    var outer = superview.safeAreaInsets
    if superview === stack.viewIfLoaded, let nav = stack as? UINavigationController {
      guard nav.additionalSafeAreaInsets == .zero,
        controller === nav.topViewController || !nav.navigationBar.prefersLargeTitles
      else { return safeAreaInsets }
      if !nav.isNavigationBarHidden { outer.top = max(outer.top, nav.navigationBar.frame.maxY) }
      if !nav.isToolbarHidden { outer.bottom += nav.toolbar.frame.height }
    } else if superview === stack.viewIfLoaded, let tabs = stack as? UITabBarController {
      if !tabs.tabBar.isHidden { outer.bottom += BarHeights.tabBar }  // J13
    }
    let added = controller.additionalSafeAreaInsets
    return UIEdgeInsets(
      top: max(outer.top - frame.minY, 0) + added.top,
      left: max(outer.left - frame.minX, 0) + added.left,
      bottom: max(outer.bottom - superview.bounds.height + frame.maxY, 0) + added.bottom,
      right: max(outer.right - superview.bounds.width + frame.maxX, 0) + added.right)
  }

  /// Whether it is one of these views, or in one of them.
  fileprivate func isInside(anyOf views: Set<ObjectIdentifier>) -> Bool {
    var current: UIView? = self
    while let view = current {
      if views.contains(ObjectIdentifier(view)) { return true }
      current = view.superview
    }
    return false
  }
}

extension RandomWalkScene {
  /// All living controllers of the hierarchy.
  fileprivate var living: [UIViewController] {
    stage.hierarchy.identifiers.compactMap(stage.controller)
  }

  /// The views that are where the program has added them (C1).
  fileprivate var viewsPlacedByProgram: Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    for controller in living {
      guard let view = controller.viewIfLoaded, let superview = view.superview else { continue }
      // Custom containers place the views of their children anywhere.
      let isPlaced = controller.parent.map { stage.hierarchy[$0.id].showing == .placed } == true
      let isWrapped = superview.className == "UIViewControllerWrapperView"
      let holder = isWrapped ? superview.superview : superview
      let isInContainer = holder != nil && holder === controller.parent?.viewIfLoaded
      let isInWindow = superview is UIWindow || superview.className == "UITransitionView"
      let isThereByHand = superviewsByHand[ObjectIdentifier(view)] == ObjectIdentifier(superview)
      if isPlaced || isThereByHand || !isInContainer && !isInWindow {
        views.insert(ObjectIdentifier(view))
      }
    }
    return views
  }

  /// The first check that fails.
  func failedCheck(of checks: [RandomWalk.Check], isIdle: Bool) -> RandomWalk.FailedCheck? {
    for check in checks where isIdle || !check.isForIdle {
      let faults = check.faults(self)
      if let first = faults.first {
        return RandomWalk.FailedCheck(check: check.name, text: named(first))
      }
    }
    return nil
  }
}
