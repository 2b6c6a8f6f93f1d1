import Lua

extension Spellings {
  /// The rows of containers, bars and items.
  static let containers: [String: [Spelling]] = [
    "UINavigationController": [
      Spelling("popViewControllerAnimated:", "popViewController(animated)"),
      Spelling("popToRootViewControllerAnimated:", "popToRootViewController(animated)"),
      Spelling(
        "rootViewController", "viewControllers[1]",
        note: "as a label it is in UINavigationController{ rootViewController = … }"),
      Spelling("setRootViewController:", "viewControllers = { root }"),
    ],
    "UITabBarController": [],
    "UISplitViewController": [
      Spelling("viewControllerForColumn:", "viewController(column)"),
      Spelling("setViewController:forColumn:", "setViewController(controller, column)"),
      Spelling("showColumn:", "show(column)"),
      Spelling("hideColumn:", "hide(column)"),
    ],
    "UIPopoverController": [
      Spelling(
        "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:",
        "present(item, directions, animated)"),
      Spelling(
        "presentPopoverFromRect:inView:permittedArrowDirections:animated:",
        "present(rect, view, directions, animated)"),
      Spelling("dismissPopoverAnimated:", "dismiss(animated)"),
      Spelling("setPopoverContentSize:animated:", "setContentSize(size, animated)"),
    ],
    "UIBarButtonItem": [
      Spelling("barButtonSystemItem", "systemItem"),
      Spelling(
        "initWithBarButtonSystemItem:target:action:",
        "UIBarButtonItem{ systemItem = …, target = …, action = … }"),
      Spelling("flexibleSpaceItem", "UIBarButtonItem.flexibleSpace()"),
      Spelling("fixedSpaceItemOfWidth:", "UIBarButtonItem.fixedSpace(width)"),
    ],
    "UITabBarItem": [
      Spelling("tabBarSystemItem", "systemItem"),
      Spelling("initWithTabBarSystemItem:tag:", "UITabBarItem{ systemItem = …, tag = … }"),
    ],
    "UINavigationItem": [
      Spelling("setRightBarButtonItem:animated:", "setRightBarButton(item, animated)"),
      Spelling("setLeftBarButtonItem:animated:", "setLeftBarButton(item, animated)"),
    ],
    "UINavigationBar": [
      Spelling("pushNavigationItem:animated:", "pushItem(item, animated)"),
      Spelling("popNavigationItemAnimated:", "popItem(animated)"),
    ],
    "UIAlertController": [
      Spelling(
        "alertControllerWithTitle:message:preferredStyle:",
        "UIAlertController{ title = …, message = …, preferredStyle = \"alert\" }"),
      Spelling("addTextFieldWithConfigurationHandler:", "addTextField(configuration)"),
    ],
    "UIAlertAction": [
      Spelling(
        "actionWithTitle:style:handler:", "UIAlertAction{ title = …, style = …, handler = … }")
    ],
    "UIAlertView": [
      Spelling("dismissWithClickedButtonIndex:animated:", "dismiss(buttonIndex, animated)"),
      Spelling("addButtonWithTitle:", "addButton(title)"),
    ],
    "UIActionSheet": [
      Spelling("showInView:", "show(view)"), Spelling("showFromTabBar:", "show(bar)"),
      Spelling("showFromToolbar:", "show(bar)"),
      Spelling("showFromBarButtonItem:animated:", "show(item)"),
      Spelling("showFromRect:inView:animated:", "show(view)"),
      Spelling("addButtonWithTitle:", "addButton(title)"),
      Spelling("dismissWithClickedButtonIndex:animated:", "dismiss(buttonIndex, animated)"),
    ],
  ]
}
