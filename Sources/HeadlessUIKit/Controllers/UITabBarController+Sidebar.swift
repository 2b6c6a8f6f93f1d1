import Foundation

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
    /// Whether it is hidden, so that the bar is shown; true by default (unconfirmed).
    public var isHidden = true {
      didSet { if isHidden != oldValue { controller?.sidebarDidChange() } }
    }
    /// Whether it is beside the contents or over them.
    public var preferredLayout = Layout.automatic

    init(of controller: UITabBarController) { self.controller = controller }

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
