import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// The delegates of the containers.
  static var containerDelegates: [TableDescriptor] {
    [
      withOrientations(navigationDelegate, "nav", UINavigationController.self),
      withOrientations(tabBarDelegate, "tabs", UITabBarController.self), sidebarDelegate,
      withOrientations(
        withHiding(withColumnCalls(splitDelegate)), "split", UISplitViewController.self),
      withOrientations(pageDelegate, "pages", UIPageViewController.self), pageSource, barDelegate,
      TableDescriptor(
        "UIToolbarDelegate", "The delegate of a toolbar; none of its methods are called here."),
      TableDescriptor(
        "UINavigationItemRenameDelegate",
        "Decides how the user renames a document; none of its methods are called here."),
    ]
  }

  /// Adds what a container asks its delegate about orientations.
  private static func withOrientations(
    _ delegate: TableDescriptor, _ name: String, _ container: any LuaConvertible.Type
  ) -> TableDescriptor {
    delegate
      .call(
        .supportedInterfaceOrientations, [name: container],
        returning: UIInterfaceOrientationMask.self,
        "Asked for the orientations that the container supports, instead of its children.",
        facts: "E72"
      )
      .call(
        .preferredInterfaceOrientationForPresentation, [name: container],
        returning: UIInterfaceOrientation.self,
        "Asked for the orientation in which a full-screen presentation of it begins.",
        facts: "E72", "E81")
  }

  private static var navigationDelegate: TableDescriptor {
    TableDescriptor(
      "UINavigationControllerDelegate",
      "Is notified of what a navigation controller shows, and provides animators."
    )
    .call(
      .willShow,
      [
        "nav": UINavigationController.self, "viewController": UIViewController.self,
        "animated": Bool.self,
      ], "Called just before the new top appears.", facts: "A54"
    )
    .call(
      .didShow,
      [
        "nav": UINavigationController.self, "viewController": UIViewController.self,
        "animated": Bool.self,
      ], "Called when the new top has appeared; not after a cancelled gesture.",
      facts: "A54", "A56"
    )
    .call(
      .animationControllerFor,
      [
        "nav": UINavigationController.self, "operation": UINavigationController.Operation.self,
        "from": UIViewController.self, "to": UIViewController.self,
      ], returning: "UIViewControllerAnimatedTransitioning",
      "Asked for the animator of a transition; the operation is \"push\" or \"pop\", nil is the usual "
        + "animation."
    )
    .call(
      .interactionControllerFor,
      ["nav": UINavigationController.self, "animator": LuaValue.self],
      returning: "UIViewControllerInteractiveTransitioning",
      "Asked for the interaction controller of an animator; nil lets it run by itself.")
  }

  private static var tabBarDelegate: TableDescriptor {
    TableDescriptor(
      "UITabBarControllerDelegate", "Allows the user's selections, and is notified of them."
    )
    .call(
      .shouldSelect,
      ["tabs": UITabBarController.self, "viewController": UIViewController.self],
      returning: Bool.self, "Asked before a tap selects a tab; only false refuses."
    )
    .call(
      .didSelect, ["tabs": UITabBarController.self, "viewController": UIViewController.self],
      "Called when a tap has selected a tab, the selected one included; a selection by a script "
        + "does not call it.", facts: "A85"
    )
    .call(
      .shouldSelectTab, ["tabs": UITabBarController.self, "tab": UITab.self],
      returning: Bool.self,
      "Asked before a tap selects a tab of `tabs`; only false refuses.", facts: "F88"
    )
    .call(
      .didSelectTab,
      ["tabs": UITabBarController.self, "selected": UITab.self, "previous": UITab?.self],
      "Called when a tap has selected a tab of `tabs`.", facts: "F88"
    )
    .call(
      .displayedViewControllersFor,
      [
        "tabs": UITabBarController.self, "tab": UITab.self, "proposed": [UIViewController].self,
      ], returning: [UIViewController]?.self,
      "Asked for what the stack of a group shows for one level; nil shows the proposed ones.",
      facts: "F92"
    )
    .call(
      .willBeginCustomizing,
      ["tabs": UITabBarController.self, "viewControllers": [UIViewController].self],
      "Called before the user arranges the tabs.", facts: "F86"
    )
    .call(
      .willEndCustomizing,
      [
        "tabs": UITabBarController.self, "viewControllers": [UIViewController].self,
        "changed": Bool.self,
      ], "Called when the user has tapped Done, with the new order.", facts: "F86"
    )
    .call(
      .didEndCustomizing,
      [
        "tabs": UITabBarController.self, "viewControllers": [UIViewController].self,
        "changed": Bool.self,
      ], "Called when the tabs are seen again, with the new order.", facts: "F86"
    )
    .call(
      .willBeginEditing, ["tabs": UITabBarController.self],
      "Called before the user edits the sidebar.", facts: "F96"
    )
    .call(
      .visibilityDidChangeFor, ["tabs": UITabBarController.self, "changed": [UITab].self],
      "Called when the user has hidden or shown tabs in the sidebar.", facts: "F96"
    )
    .call(
      .displayOrderDidChangeFor, ["tabs": UITabBarController.self, "group": UITabGroup.self],
      "Called when the user has moved the children of a group in the sidebar.", facts: "F96"
    )
    .call(
      .didEndEditing, ["tabs": UITabBarController.self],
      "Called when the user has edited the sidebar.", facts: "F96"
    )
    .call(
      .animationControllerFor,
      [
        "tabs": UITabBarController.self, "from": UIViewController.self,
        "to": UIViewController.self,
      ], returning: "UIViewControllerAnimatedTransitioning",
      "Asked for the animator of a change of tabs; nil changes them at once.", facts: "F87"
    )
    .call(
      .interactionControllerFor, ["tabs": UITabBarController.self, "animator": LuaValue.self],
      returning: "UIViewControllerInteractiveTransitioning",
      "Asked for the interaction controller of an animator; nil lets it run by itself.",
      facts: "F87")
  }

  private static var sidebarDelegate: TableDescriptor {
    TableDescriptor("UITabBarControllerSidebarDelegate", "Is notified of changes of a sidebar.")
      .call(
        .sidebarVisibilityWillChange,
        [
          "tabs": UITabBarController.self, "sidebar": UITabBarController.Sidebar.self,
          "animator": ContextMenuAnimator.self,
        ],
        "Called before the sidebar is shown or hidden; the functions that are added to the animator "
          + "are called with the change, and after it.", facts: "H112"
      )
      .call(
        .contextMenuConfigurationForTab,
        [
          "tabs": UITabBarController.self, "sidebar": UITabBarController.Sidebar.self,
          "tab": UITab.self,
        ],
        returning: UIContextMenuConfiguration?.self,
        "Asked for the menu of a tab that is pressed long in the sidebar; nil for none.",
        facts: "H123")
  }

  private static var splitDelegate: TableDescriptor {
    TableDescriptor(
      "UISplitViewControllerDelegate", "Decides how a split view collapses and expands."
    )
    .call(
      .collapseSecondary,
      [
        "split": UISplitViewController.self, "secondary": UIViewController.self,
        "primary": UIViewController.self,
      ], returning: Bool.self,
      "Asked when the columns collapse into one; true discards the secondary one."
    )
    .call(
      .separateSecondaryFrom,
      ["split": UISplitViewController.self, "primary": UIViewController.self],
      returning: UIViewController?.self,
      "Asked for the secondary column when the split view expands; nil takes it from the primary."
    )
    .call(
      .topColumnForCollapsing,
      [
        "split": UISplitViewController.self, "proposed": UISplitViewController.Column.self,
      ], returning: UISplitViewController.Column.self,
      "Asked which column is on top after a collapse; any other result uses the proposed one."
    )
    .call(
      .show,
      [
        "split": UISplitViewController.self, "viewController": UIViewController.self,
        "sender": LuaValue.self,
      ], returning: Bool.self,
      "Asked before `show` puts a controller into the primary column; true: the delegate did it."
    )
    .call(
      .showDetail,
      [
        "split": UISplitViewController.self, "viewController": UIViewController.self,
        "sender": LuaValue.self,
      ], returning: Bool.self,
      "Asked before a controller is shown in the secondary column; true: the delegate did it."
    )
    .call(
      .willChangeTo,
      ["split": UISplitViewController.self, "mode": UISplitViewController.DisplayMode.self],
      "Called before other columns are shown, and before the split view expands.", facts: "F49"
    )
    .call(
      .didCollapse, ["split": UISplitViewController.self],
      "Called when the columns have collapsed."
    )
    .call(
      .didExpand, ["split": UISplitViewController.self],
      "Called when the columns have expanded.")
  }

  /// What iOS 14 and later ask and notify.
  private static func withColumnCalls(_ delegate: TableDescriptor) -> TableDescriptor {
    let column: KeyValuePairs<String, any LuaConvertible.Type> = [
      "split": UISplitViewController.self, "column": UISplitViewController.Column.self,
    ]
    return
      delegate
      .call(
        .displayModeForExpanding,
        ["split": UISplitViewController.self, "proposed": UISplitViewController.DisplayMode.self],
        returning: UISplitViewController.DisplayMode.self,
        "Asked which mode to expand to; nil uses the proposed one.", facts: "F41"
      )
      .call(
        .willShow, column,
        "Called before the system or the user shows a column, not for `show`.", facts: "F42"
      )
      .call(
        .willHide, column,
        "Called before the system or the user hides a column, not for `hide`.", facts: "F42"
      )
      .call(
        .didShow, column, "Called when the system or the user has shown a column.", facts: "F42"
      )
      .call(
        .didHide, column,
        "Called when the system or the user has hidden a column; for a compact inspector when the "
          + "drag begins.", facts: "F42", "F48"
      )
      .call(
        .gestureWillBegin, ["split": UISplitViewController.self],
        "Called before a drag shows or hides columns."
      )
      .call(
        .gestureDidEnd, ["split": UISplitViewController.self],
        "Called when that drag is over, cancelled or not.")
  }

  /// What a split view without a style asks and notifies.
  private static func withHiding(_ delegate: TableDescriptor) -> TableDescriptor {
    delegate
      .call(
        .targetDisplayModeForAction, ["split": UISplitViewController.self],
        returning: UISplitViewController.DisplayMode.self,
        "Asked where a tap on `displayModeButtonItem` leads; nil leaves it to the split view.",
        facts: "F36"
      )
      .call(
        .primaryForCollapsing, ["split": UISplitViewController.self],
        returning: UIViewController?.self,
        "Asked for the primary controller to collapse onto; nil keeps it.", facts: "F50"
      )
      .call(
        .primaryForExpanding, ["split": UISplitViewController.self],
        returning: UIViewController?.self,
        "Asked for the primary controller to expand to; nil keeps it.", facts: "F50"
      )
      .call(
        .shouldHide,
        [
          "split": UISplitViewController.self, "viewController": UIViewController.self,
          "orientation": UIInterfaceOrientation.self,
        ], returning: Bool.self,
        "Asked up to iOS 7 whether the primary column is hidden; nil: in portrait.", facts: "F50"
      )
      .call(
        .willHideViewController,
        [
          "split": UISplitViewController.self, "viewController": UIViewController.self,
          "button": UIBarButtonItem.self, "popover": UIPopoverController.self,
        ], "Called up to iOS 7 before the primary column is hidden, with what shows it.",
        facts: "F50"
      )
      .call(
        .willShowViewController,
        [
          "split": UISplitViewController.self, "viewController": UIViewController.self,
          "button": UIBarButtonItem.self,
        ], "Called up to iOS 7 before it is a column again: remove the button.", facts: "F50"
      )
      .call(
        .popoverWillPresent,
        [
          "split": UISplitViewController.self, "popover": UIPopoverController.self,
          "viewController": UIViewController.self,
        ], "Called up to iOS 7 before the button shows the hidden column.", facts: "F50")
  }

  private static var pageDelegate: TableDescriptor {
    TableDescriptor("UIPageViewControllerDelegate", "Is notified when the user turns pages.")
      .call(
        .willTransitionTo,
        ["page": UIPageViewController.self, "pending": [UIViewController].self],
        "Called when a swipe begins, with the pages it leads to."
      )
      .call(
        .didFinishAnimating,
        [
          "page": UIPageViewController.self, "finished": Bool.self,
          "previous": [UIViewController].self, "completed": Bool.self,
        ], "Called when a swipe is over; `completed` is false if it was cancelled."
      )
      .call(
        .spineLocationFor,
        ["page": UIPageViewController.self, "orientation": UIInterfaceOrientation.self],
        returning: UIPageViewController.SpineLocation.self,
        "Asked where the spine of curling pages is when the device turns; for \"mid\" it sets two "
          + "pages.", facts: "F118")
  }

  private static var pageSource: TableDescriptor {
    TableDescriptor(
      "UIPageViewControllerDataSource", "Provides the pages of a page view controller."
    )
    .call(
      .viewControllerBefore,
      ["page": UIPageViewController.self, "viewController": UIViewController.self],
      returning: UIViewController?.self, "Asked for the page before one; nil: it is the first."
    )
    .call(
      .viewControllerAfter,
      ["page": UIPageViewController.self, "viewController": UIViewController.self],
      returning: UIViewController?.self, "Asked for the page after one; nil: it is the last."
    )
    .call(
      .presentationCount, ["page": UIPageViewController.self], returning: Int.self,
      "Asked after `setViewControllers` how many dots there are; both are needed for dots.",
      facts: "F116"
    )
    .call(
      .presentationIndex, ["page": UIPageViewController.self], returning: Int.self,
      "Asked after `setViewControllers` which dot is the current one, from 0.", facts: "F116")
  }

  private static var barDelegate: TableDescriptor {
    TableDescriptor(
      "UINavigationBarDelegate",
      "Allows changes to the items of a standalone navigation bar, and is notified of them."
    )
    .call(
      .shouldPush, ["bar": UINavigationBar.self, "item": UINavigationItem.self],
      returning: Bool.self, "Asked before an item is pushed; only false refuses.", facts: "B43"
    )
    .call(
      .didPush, ["bar": UINavigationBar.self, "item": UINavigationItem.self],
      "Called when an item has been pushed.", facts: "B43"
    )
    .call(
      .shouldPop, ["bar": UINavigationBar.self, "item": UINavigationItem.self],
      returning: Bool.self, "Asked before an item is popped; only false refuses.", facts: "B43"
    )
    .call(
      .didPop, ["bar": UINavigationBar.self, "item": UINavigationItem.self],
      "Called when an item has been popped.", facts: "B43")
  }
}
