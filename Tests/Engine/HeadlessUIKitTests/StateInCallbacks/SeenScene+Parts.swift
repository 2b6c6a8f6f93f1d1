import HeadlessUIKit
import NavigationModel

extension SeenScene {
  /// Shows a part of the screen that is no controller and changes by a row.
  func prepareParts(_ seen: Observation) -> () -> Void {
    switch self {
    case .presentPanel, .dismissPanel: preparePanel(seen)
    case .items: prepareItems(seen)
    case .editSidebar, .changeSidebar: prepareSidebar(seen)
    default: prepareCustomizing(seen)
    }
  }

  private func preparePanel(_ seen: Observation) -> () -> Void {
    seen.world.window.rootViewController = seen.controller("A")
    let alert = UIAlertView(
      title: "Sure?", message: nil, delegate: seen.listener, cancelButtonTitle: "No")
    if self == .presentPanel { return { alert.show() } }
    alert.show()
    return { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
  }

  private func prepareItems(_ seen: Observation) -> () -> Void {
    let root = seen.controller("A")
    seen.world.window.rootViewController = root
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "One")]
    bar.delegate = seen.listener
    root.view.addSubview(bar)
    return { bar.pushItem(UINavigationItem(title: "Two"), animated: true) }
  }

  private func prepareCustomizing(_ seen: Observation) -> () -> Void {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B", "C", "D", "E", "F", "G"].map(seen.controller)
    tabs.delegate = seen.listener
    seen.world.window.rootViewController = tabs
    let user = seen.world.stage.user
    seen.world.stage.settle()
    try? user.selectTab("More")
    seen.world.stage.settle()
    if self == .beginCustomizing { return { try? user.tap("Edit") } }
    try? user.tap("Edit")
    seen.world.stage.settle()
    try? user.reorderTabs(["G"])
    return { try? user.tap("Done") }
  }

  private func prepareSidebar(_ seen: Observation) -> () -> Void {
    var traits = seen.world.stage.traits
    traits.device = .iPad
    seen.world.stage.setTraits(traits)
    let tabs = ["Sea", "City"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in seen.controller(title) }
    }
    tabs[1].allowsHiding = true
    let group = UITabGroup(
      title: "Albums", image: nil, identifier: "Albums", children: tabs
    ) { _ in seen.controller("Albums") }
    group.allowsReordering = true
    let bar = UITabBarController(tabs: [
      UITab(title: "Photos", image: nil, identifier: "Photos") { _ in seen.controller("Photos") },
      group,
    ])
    bar.delegate = seen.listener
    seen.world.window.rootViewController = bar
    bar.sidebar.delegate = seen.listener
    if self == .changeSidebar { return { bar.sidebar.isHidden = false } }
    bar.sidebar.isHidden = false
    return {
      try? seen.world.stage.user.editSidebar(
        group: "Albums", order: ["City", "Sea"], hiding: ["City"])
    }
  }
}

extension SeenListener: UITabBarController.Sidebar.Delegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    see("sidebarVisibilityWillChange \(sidebar.isHidden)")
    animator.addAnimations { [unowned self] in see("alongside \(sidebar.isHidden)") }
  }
}

extension SeenListener: UIAlertViewDelegate, UINavigationBarDelegate {
  func willPresent(_ alertView: UIAlertView) { see("willPresent \(alertView.isVisible)") }
  func didPresent(_ alertView: UIAlertView) { see("didPresent \(alertView.isVisible)") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    see("willDismiss \(alertView.isVisible)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    see("didDismiss \(alertView.isVisible)")
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    see("didPush \(navigationBar.items?.count ?? 0)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) { see("willBeginCustomizing", of: tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { see("willEndCustomizing", of: tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { see("didEndCustomizing", of: tabBarController) }

  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    see("willBeginEditing", ofGroupIn: tabBarController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) { see("visibilityDidChange", ofGroupIn: tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) { see("displayOrderDidChange", ofGroupIn: tabBarController) }

  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    see("didEndEditing", ofGroupIn: tabBarController)
  }

  /// Notes whether More presents their list, or is dismissing it, and their order.
  private func see(_ call: String, of tabs: UITabBarController) {
    let list = tabs.moreNavigationController.presentedViewController
    let state = list.map { $0.isBeingDismissed ? "leaving" : "there" } ?? "none"
    let titles = (tabs.viewControllers ?? []).map { $0.title ?? "" }
    see("\(call) \(state) \(titles.joined())")
  }

  /// Notes the tabs of groups, and which are hidden.
  private func see(_ call: String, ofGroupIn tabs: UITabBarController) {
    let children = tabs.tabs.compactMap { $0 as? UITabGroup }.flatMap(\.displayOrder)
    see("\(call) \(children.map { "\($0.title) \($0.isHidden)" })")
  }
}
