import HeadlessUIKit

extension PossibleSteps {
  /// The operations that a program can perform on the families on screen; new controllers are named
  /// by a number.
  package func operations(number: Int) -> [String] {
    let new = "UIViewController \"New \(number)\""
    guard let root = world.window.rootViewController else {
      return ["window.rootViewController = \(new)"]
    }
    var steps: [String] = []
    var path = "window.rootViewController"
    var top: UIViewController? = root
    while let family = top {
      collect(family, path, into: &steps)
      steps += family.presentedViewController == nil ? Self.presents(path) : Self.dismisses(path)
      path += ".presentedViewController"
      top = family.presentedViewController
    }
    return steps.map { $0.replacing(Self.newController, with: new) } + ["simulator:memoryWarning()"]
  }

  /// The placeholder for a new controller.
  private static let newController = "<new>"

  private static func presents(_ path: String) -> [String] {
    [
      "\(path):present(\(newController), true)", "\(path):present(\(newController), false)",
      "do local sheet = \(newController) "
        + "sheet.sheetPresentationController.detents = { \"medium\", \"large\" } "
        + "\(path):present(sheet, true) end",
      "do local menu = \(newController) menu.modalPresentationStyle = \"popover\" "
        + "menu.popoverPresentationController.sourceView = \(path).view "
        + "\(path):present(menu, true) end",
    ]
  }

  private static func dismisses(_ path: String) -> [String] {
    ["\(path):dismiss(true)", "\(path):dismiss(false)"]
  }

  /// Collects the operations on a controller and those in it; the path is how a script reaches it.
  private func collect(_ root: UIViewController, _ path: String, into steps: inout [String]) {
    var rest = [(root, path)]
    while let (controller, path) = rest.popLast() {
      steps += Self.steps(of: controller, path)
      rest += Self.members(of: controller, at: path).reversed()
    }
  }

  private static func steps(of controller: UIViewController, _ path: String) -> [String] {
    switch controller {
    case let nav as UINavigationController: stackSteps(of: nav, path)
    case let tabs as UITabBarController: tabSteps(of: tabs, path)
    case let split as UISplitViewController: columnSteps(of: split, path)
    case let pages as UIPageViewController: pageSteps(of: pages, path)
    case is any SystemController, is UIAlertController: []
    default: childSteps(of: controller, path)
    }
  }

  private static func members(
    of controller: UIViewController, at path: String
  ) -> [(controller: UIViewController, path: String)] {
    let (list, members) =
      switch controller {
      case let nav as UINavigationController: ("viewControllers", nav.viewControllers)
      case let tabs as UITabBarController where tabs.tabs.isEmpty:
        ("viewControllers", tabs.viewControllers ?? [])
      case is any SystemController, is UIAlertController: ("children", [])
      default: ("children", controller.children)
      }
    return members.enumerated().map { ($1, "\(path).\(list)[\($0 + 1)]") }
  }

  // MARK: Containers

  private static func stackSteps(of nav: UINavigationController, _ path: String) -> [String] {
    let count = nav.viewControllers.count
    let templates =
      (count > 1 ? [":popViewController(<how>)", ":popToRootViewController(<how>)"] : [])
      + stride(from: 2, to: count, by: 1).map {
        ":popToViewController(\(path).viewControllers[\($0)], <how>)"
      }
      + (count > 1 ? [":setViewControllers({ \(path).viewControllers[1] }, <how>)"] : [])
      + [
        ":pushViewController(\(newController), <how>)",
        ":setViewControllers({ \(newController) }, <how>)",
      ]
    // Animated calls are simpler because they are the usual ones.
    return ["true", "false"].flatMap { how in
      templates.map { path + $0.replacing("<how>", with: how) }
    }
  }

  private static func tabSteps(of tabs: UITabBarController, _ path: String) -> [String] {
    let count = max(tabs.viewControllers?.count ?? 0, tabs.tabs.count)
    return (0..<count).filter { $0 != tabs.selectedIndex }
      .map { "\(path).selectedIndex = \($0)" }
      + tabs.tabs.indices.map { "\(path).selectedTab = \(path).tabs[\($0 + 1)]" }
      + ["\(path):setTabBarHidden(\(!tabs.isTabBarHidden), true)"]
  }

  private static let columns: [UISplitViewController.Style: [String]] = [
    .doubleColumn: ["primary", "secondary"],
    .tripleColumn: ["primary", "supplementary", "secondary"],
  ]

  private static func columnSteps(of split: UISplitViewController, _ path: String) -> [String] {
    let columns = columns[split.style] ?? []
    let modes = ["secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "automatic"]
    return columns.map { "\(path):show(\"\($0)\")" }
      + columns.filter { _ in !split.isCollapsed }.map { "\(path):hide(\"\($0)\")" }
      + columns.map { "\(path):setViewController(\(newController), \"\($0)\")" }
      + ["\(path):showDetailViewController(\(newController))"]
      + modes.map { "\(path).preferredDisplayMode = \"\($0)\"" }
  }

  private static func pageSteps(of pages: UIPageViewController, _ path: String) -> [String] {
    guard pages.viewControllers?.count == 1 else { return [] }  // two need another one
    return ["true", "false"].flatMap { how in
      ["forward", "reverse"].map {
        "\(path):setViewControllers({ \(newController) }, \"\($0)\", \(how))"
      }
    }
  }

  /// Manual containment, with all the calls it requires.
  private static func childSteps(of controller: UIViewController, _ path: String) -> [String] {
    controller.children.indices.map { index in
      "do local child = \(path).children[\(index + 1)] child:willMove(nil) "
        + "if child.isViewLoaded then child.view:removeFromSuperview() end "
        + "child:removeFromParent() end"
    } + [
      "do local parent, child = \(path), \(newController) parent:addChild(child) "
        + "parent.view:addSubview(child.view) child:didMove(parent) end"
    ]
  }
}
