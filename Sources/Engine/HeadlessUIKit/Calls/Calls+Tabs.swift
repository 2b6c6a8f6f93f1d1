import NavigationModel

extension UITabBarController {
  /// The calls to its delegate.
  enum Calls {
    static let shouldSelect = Call(
      .shouldSelect, "tabBarController(_:shouldSelect:)",
      to: { (tabs: UITabBarController) in tabs.delegate }, default: true)
    static let didSelect = Call(
      .didSelect, "tabBarController(_:didSelect:)",
      to: { (tabs: UITabBarController) in tabs.delegate }, in: .didSelect)
    static let shouldSelectTab = Call(
      .shouldSelectTab, "tabBarController(_:shouldSelectTab:)",
      to: { (tabs: UITabBarController) in tabs.delegate }, default: true)
    static let didSelectTab = Call(
      .didSelectTab, "tabBarController(_:didSelectTab:previousTab:)",
      to: { (tabs: UITabBarController) in tabs.delegate }, in: .didSelect)
    static let displayedViewControllers = Call(
      .displayedViewControllersFor,
      "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)",
      to: { (tabs: UITabBarController) in tabs.delegate }, default: [UIViewController]?.none)
    static let willBeginCustomizing = Call(
      .willBeginCustomizing, "tabBarController(_:willBeginCustomizing:)",
      to: { (tabs: UITabBarController) in tabs.delegate })
    static let willEndCustomizing = Call(
      .willEndCustomizing, "tabBarController(_:willEndCustomizing:changed:)",
      to: { (tabs: UITabBarController) in tabs.delegate })
    static let didEndCustomizing = Call(
      .didEndCustomizing, "tabBarController(_:didEndCustomizing:changed:)",
      to: { (tabs: UITabBarController) in tabs.delegate })
    static let willBeginEditing = Call(
      .willBeginEditing, "tabBarControllerWillBeginEditing(_:)",
      to: { (tabs: UITabBarController) in tabs.delegate })
    static let visibilityDidChange = Call(
      .visibilityDidChangeFor, "tabBarController(_:visibilityDidChangeFor:)",
      to: { (tabs: UITabBarController) in tabs.delegate })
    static let displayOrderDidChange = Call(
      .displayOrderDidChangeFor, "tabBarController(_:displayOrderDidChangeFor:)",
      to: { (tabs: UITabBarController) in tabs.delegate })
    static let didEndEditing = Call(
      .didEndEditing, "tabBarControllerDidEndEditing(_:)",
      to: { (tabs: UITabBarController) in tabs.delegate })
    static let sidebarVisibilityWillChange = Call(
      .sidebarVisibilityWillChange,
      "tabBarController(_:sidebarVisibilityWillChange:animator:)",
      to: { (tabs: UITabBarController) in tabs.sidebar.delegate })
    static let contextMenu = Call(
      .contextMenuConfigurationForTab,
      "tabBarController(_:sidebar:contextMenuConfigurationFor:)",
      to: { (tabs: UITabBarController) in tabs.sidebar.delegate },
      default: UIContextMenuConfiguration?.none)
    static let animationController = Call(
      .animationControllerFor, "tabBarController(_:animationControllerForTransitionFrom:to:)",
      to: { (tabs: UITabBarController) in tabs.delegate },
      default: (any UIViewControllerAnimatedTransitioning)?.none)
    static let interactionController = Call(
      .interactionControllerFor, "tabBarController(_:interactionControllerFor:)",
      to: { (tabs: UITabBarController) in tabs.delegate },
      default: (any UIViewControllerInteractiveTransitioning)?.none)

    static let supportedOrientations = Call(
      .supportedInterfaceOrientations, "tabBarControllerSupportedInterfaceOrientations(_:)",
      to: { (tabs: UITabBarController) in tabs.delegate },
      default: UIInterfaceOrientationMask?.none,
      isRecorded: false)
    static let preferredOrientation = Call(
      .preferredInterfaceOrientationForPresentation,
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      to: { (tabs: UITabBarController) in tabs.delegate }, default: UIInterfaceOrientation?.none,
      isRecorded: false)

    static var rows: [CallRow] {
      [
        shouldSelect.row, didSelect.row, shouldSelectTab.row, didSelectTab.row,
        displayedViewControllers.row, willBeginCustomizing.row, willEndCustomizing.row,
        didEndCustomizing.row, willBeginEditing.row, visibilityDidChange.row,
        displayOrderDidChange.row, didEndEditing.row, animationController.row,
        interactionController.row, supportedOrientations.row, preferredOrientation.row,
        sidebarVisibilityWillChange.row, contextMenu.row,
      ]
    }
  }
}
