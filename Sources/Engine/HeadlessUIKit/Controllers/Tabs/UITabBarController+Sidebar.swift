import Foundation
import NavigationModel

extension UITabBarController {
  /// Whether a bar alone shows the tabs, or a sidebar can (F94).
  nonisolated public enum Mode: Int, Sendable, CaseIterable {
    /// A sidebar if a group is among the tabs and the device can show one.
    case automatic
    /// The bar.
    case tabBar
    /// A sidebar in regular width, which the user can turn into the bar.
    case tabSidebar
  }

  /// What happens to the bar while the user scrolls (F98).
  nonisolated public enum MinimizeBehavior: Int, Sendable, CaseIterable {
    /// As the system chooses: it stays.
    case automatic
    /// It stays.
    case never
    /// It is minimised when contents move up, and comes back when they move down.
    case onScrollDown
    /// The other way round.
    case onScrollUp
  }

  /// The sidebar of a tab bar controller with tabs.
  ///
  /// [Sidebar](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class)
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    /// Notified before it is shown or hidden; not retained (H112).
    public weak var delegate: (any Delegate)?
    /// Objects that live as long as it, by the property that they are the value of.
    package var attachments: [String: AnyObject] = [:]
    /// Whether it is hidden, so that the bar is shown; true by default (unconfirmed).
    public var isHidden: Bool {
      get { isHiddenNow }
      set {
        guard newValue != isHiddenNow else { return }
        guard let controller else { return isHiddenNow = newValue }
        // What the delegate adds to the change.
        let animator = ContextMenuAnimator(nil)
        controller.call(UITabBarController.Calls.sidebarVisibilityWillChange) {
          $0.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }
        isHiddenNow = newValue
        controller.layOutSelected()
        animator.animate()
        animator.complete()
      }
    }
    private var isHiddenNow = true
    /// Whether it is beside the contents or over them.
    public var preferredLayout = Layout.automatic

    init(of controller: UITabBarController) { self.controller = controller }

    /// The name of its tab bar controller.
    package var label: String { "\(controller?.label ?? "no tabs") sidebar" }

    /// Is notified of changes of a sidebar (iOS 18; H112).
    ///
    /// [Delegate](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol)
    // rows: UITabBarController.Calls, $0.sidebar.delegate, of UITabBarController.Sidebar.Delegate
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
      /// Called before the sidebar is shown or hidden, while `isHidden` is as it was.
      // row: sidebarVisibilityWillChange
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
      /// Asked when the user presses a tab in the sidebar long for its menu; nil for none (H123).
      // row: contextMenuConfigurationForTab = nil
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
    }

    /// Performs changes with those of a sidebar: at once, as it isn't animated here (H112).
    ///
    /// [Animating](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/animating)
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
      /// Adds changes that are made with that of the sidebar.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds what is called after it.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Where a sidebar is.
    nonisolated public enum Layout: Int, Sendable, CaseIterable {
      /// As the system chooses: beside the contents.
      case automatic
      /// Over the contents.
      case overlap
      /// Beside the contents.
      case tile
    }

    nonisolated deinit {}
  }
}

extension UITabBarController.Sidebar: ContextMenuSource {
  // Its delegate is asked for the menu only.
  func contextMenuWillAppear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {}
  func contextMenuWillDisappear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {}
  func previewWasTapped(of menu: ContextMenu, _ animator: ContextMenuAnimator) {}
}

extension UITabBarController {
  /// Whether tabs in the sidebar may have a menu when the program is asked.
  var mayShowMenuOfTabs: Bool {
    isSidebarShown && stage.panel == nil
      && mayImplement(Calls.contextMenuConfigurationForTab)
  }

  /// Shows the menu of a tab that is pressed long in the sidebar; false if it has none (H123).
  func showMenu(of tab: UITab) -> Bool {
    guard mayShowMenuOfTabs else { return false }
    let configuration = call(Calls.contextMenuConfigurationForTab, [tab.title]) {
      $0.tabBarController(self, sidebar: sidebar, contextMenuConfigurationFor: tab)
    }
    guard let configuration, let window = viewIfLoaded?.window else { return false }
    let menu = ContextMenu(configuration, of: sidebar, called: tab.title)
    MenuPanel(menu, from: tab).appear(in: window)
    return true
  }
}
