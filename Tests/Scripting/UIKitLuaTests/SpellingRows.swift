/// The reviewed rows of the dictionary, written down a second time: class, spelling, line.
nonisolated enum SpellingRows {
  static let all: [(String, String, String)] = [
    ("UITableViewController", "numberOfSectionsInTableView:", "numberOfSections(table)"),
    ("UITableViewController", "tableView:numberOfRowsInSection:", "numberOfRows(table, section)"),
    ("UITableViewController", "numberOfRowsInSection:", "numberOfRows(table, section)"),
    ("UITableViewController", "tableView:cellForRowAtIndexPath:", "cellForRow(table, indexPath)"),
    ("UITableViewController", "cellForRowAtIndexPath:", "cellForRow(table, indexPath)"),
    (
      "UITableViewController", "tableView:titleForHeaderInSection:",
      "titleForHeader(table, section)"
    ),
    ("UITableViewController", "titleForHeaderInSection:", "titleForHeader(table, section)"),
    (
      "UITableViewController", "tableView:titleForFooterInSection:",
      "titleForFooter(table, section)"
    ),
    ("UITableViewController", "titleForFooterInSection:", "titleForFooter(table, section)"),
    ("UITableViewController", "tableView:viewForHeaderInSection:", "viewForHeader(table, section)"),
    ("UITableViewController", "viewForHeaderInSection:", "viewForHeader(table, section)"),
    ("UITableViewController", "tableView:viewForFooterInSection:", "viewForFooter(table, section)"),
    ("UITableViewController", "viewForFooterInSection:", "viewForFooter(table, section)"),
    (
      "UITableViewController", "tableView:heightForHeaderInSection:",
      "heightForHeader(table, section)"
    ),
    ("UITableViewController", "heightForHeaderInSection:", "heightForHeader(table, section)"),
    (
      "UITableViewController", "tableView:heightForFooterInSection:",
      "heightForFooter(table, section)"
    ),
    ("UITableViewController", "heightForFooterInSection:", "heightForFooter(table, section)"),
    ("UITableViewController", "tableView:canEditRowAtIndexPath:", "canEditRow(table, indexPath)"),
    ("UITableViewController", "canEditRowAtIndexPath:", "canEditRow(table, indexPath)"),
    (
      "UITableViewController", "tableView:editingStyleForRowAtIndexPath:",
      "editingStyleForRow(table, indexPath)"
    ),
    (
      "UITableViewController", "editingStyleForRowAtIndexPath:",
      "editingStyleForRow(table, indexPath)"
    ),
    (
      "UITableViewController", "tableView:commitEditingStyle:forRowAtIndexPath:",
      "commit(table, style, indexPath)"
    ),
    (
      "UITableViewController", "commitEditingStyle:forRowAtIndexPath:",
      "commit(table, style, indexPath)"
    ),
    (
      "UITableViewController", "tableView:willSelectRowAtIndexPath:",
      "willSelectRow(table, indexPath)"
    ),
    ("UITableViewController", "willSelectRowAtIndexPath:", "willSelectRow(table, indexPath)"),
    (
      "UITableViewController", "tableView:didSelectRowAtIndexPath:",
      "didSelectRow(table, indexPath)"
    ),
    ("UITableViewController", "didSelectRowAtIndexPath:", "didSelectRow(table, indexPath)"),
    (
      "UITableViewController", "tableView:willDeselectRowAtIndexPath:",
      "willDeselectRow(table, indexPath)"
    ),
    ("UITableViewController", "willDeselectRowAtIndexPath:", "willDeselectRow(table, indexPath)"),
    (
      "UITableViewController", "tableView:didDeselectRowAtIndexPath:",
      "didDeselectRow(table, indexPath)"
    ),
    ("UITableViewController", "didDeselectRowAtIndexPath:", "didDeselectRow(table, indexPath)"),
    ("UITableViewCell", "text", "textLabel.text"),
    ("UITableViewCell", "textColor", "textLabel.textColor"),
    ("UITableViewCell", "textAlignment", "textLabel.textAlignment"),
    ("UITableViewCell", "image", "imageView.image"),
    ("UINavigationController", "popViewControllerAnimated:", "popViewController(animated)"),
    (
      "UINavigationController", "popToRootViewControllerAnimated:",
      "popToRootViewController(animated)"
    ),
    ("UINavigationController", "rootViewController", "viewControllers[1]"),
    ("UINavigationController", "setRootViewController:", "viewControllers = { root }"),
    ("UISplitViewController", "viewControllerForColumn:", "viewController(column)"),
    (
      "UISplitViewController", "setViewController:forColumn:",
      "setViewController(controller, column)"
    ),
    ("UISplitViewController", "showColumn:", "show(column)"),
    ("UISplitViewController", "hideColumn:", "hide(column)"),
    (
      "UIPopoverController", "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:",
      "present(item, directions, animated)"
    ),
    (
      "UIPopoverController", "presentPopoverFromRect:inView:permittedArrowDirections:animated:",
      "present(rect, view, directions, animated)"
    ),
    ("UIPopoverController", "dismissPopoverAnimated:", "dismiss(animated)"),
    ("UIPopoverController", "setPopoverContentSize:animated:", "setContentSize(size, animated)"),
    ("UIBarButtonItem", "barButtonSystemItem", "systemItem"),
    (
      "UIBarButtonItem", "initWithBarButtonSystemItem:target:action:",
      "UIBarButtonItem{ systemItem = …, target = …, action = … }"
    ),
    ("UIBarButtonItem", "flexibleSpaceItem", "UIBarButtonItem.flexibleSpace()"),
    ("UIBarButtonItem", "fixedSpaceItemOfWidth:", "UIBarButtonItem.fixedSpace(width)"),
    ("UITabBarItem", "tabBarSystemItem", "systemItem"),
    ("UITabBarItem", "initWithTabBarSystemItem:tag:", "UITabBarItem{ systemItem = …, tag = … }"),
    ("UINavigationItem", "setRightBarButtonItem:animated:", "setRightBarButton(item, animated)"),
    ("UINavigationItem", "setLeftBarButtonItem:animated:", "setLeftBarButton(item, animated)"),
    ("UINavigationBar", "pushNavigationItem:animated:", "pushItem(item, animated)"),
    ("UINavigationBar", "popNavigationItemAnimated:", "popItem(animated)"),
    (
      "UIAlertController", "alertControllerWithTitle:message:preferredStyle:",
      "UIAlertController{ title = …, message = …, preferredStyle = \"alert\" }"
    ),
    ("UIAlertController", "addTextFieldWithConfigurationHandler:", "addTextField(configuration)"),
    (
      "UIAlertAction", "actionWithTitle:style:handler:",
      "UIAlertAction{ title = …, style = …, handler = … }"
    ),
    ("UIAlertView", "dismissWithClickedButtonIndex:animated:", "dismiss(buttonIndex, animated)"),
    ("UIAlertView", "addButtonWithTitle:", "addButton(title)"),
    ("UIActionSheet", "showInView:", "show(view)"),
    ("UIActionSheet", "showFromTabBar:", "show(bar)"),
    ("UIActionSheet", "showFromToolbar:", "show(bar)"),
    ("UIActionSheet", "showFromBarButtonItem:animated:", "show(item)"),
    ("UIActionSheet", "showFromRect:inView:animated:", "show(view)"),
    ("UIActionSheet", "addButtonWithTitle:", "addButton(title)"),
    ("UIActionSheet", "dismissWithClickedButtonIndex:animated:", "dismiss(buttonIndex, animated)"),
    ("UIViewController", "presentModalViewController:animated:", "present(controller, animated)"),
    ("UIViewController", "dismissModalViewControllerAnimated:", "dismiss(animated)"),
    (
      "UIViewController", "presentViewController:animated:completion:",
      "present(controller, animated, completion)"
    ),
    (
      "UIViewController", "dismissViewControllerAnimated:completion:",
      "dismiss(animated, completion)"
    ),
    ("UIViewController", "modalViewController", "presentedViewController"),
    ("UIViewController", "contentSizeForViewInPopover", "preferredContentSize"),
    ("UIViewController", "setContentSizeForViewInPopover:", "preferredContentSize = size"),
    ("UIViewController", "modalInPopover", "isModalInPresentation"),
    ("UIViewController", "isModalInPopover", "isModalInPresentation"),
    ("UIViewController", "setModalInPopover:", "isModalInPresentation = value"),
    ("UIViewController", "showViewController:sender:", "show(controller, sender)"),
    (
      "UIViewController", "targetViewControllerForAction:sender:",
      "targetViewController(action, sender)"
    ),
    ("UIViewController", "canPerformAction:withSender:", "canPerformAction(action, sender)"),
    (
      "UIViewController", "performSelector:withObject:afterDelay:",
      "perform(\"method\", object, delay)"
    ),
    ("UIViewController", "parentViewController", "parent"),
    ("UIViewController", "childViewControllers", "children"),
    ("UIViewController", "addChildViewController:", "addChild(child)"),
    ("UIViewController", "removeFromParentViewController", "removeFromParent()"),
    ("UIViewController", "willMoveToParentViewController:", "willMove(parent)"),
    ("UIViewController", "didMoveToParentViewController:", "didMove(parent)"),
    ("UIViewController", "isMovingToParentViewController", "isMovingToParent"),
    ("UIViewController", "movingToParentViewController", "isMovingToParent"),
    ("UIViewController", "isMovingFromParentViewController", "isMovingFromParent"),
    ("UIViewController", "movingFromParentViewController", "isMovingFromParent"),
    (
      "UIViewController",
      "transitionFromViewController:toViewController:duration:options:animations:completion:",
      "transition(from, to, duration, options, animations, completion)"
    ),
    (
      "UIViewController", "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      "shouldAutomaticallyForwardAppearanceMethods"
    ),
    (
      "UIViewController", "collapseSecondaryViewController:forSplitViewController:",
      "collapseSecondaryViewController(secondary, split)"
    ),
    (
      "UIViewController", "separateSecondaryViewControllerForSplitViewController:",
      "separateSecondaryViewController(split)"
    ),
    ("UIViewController", "performSegueWithIdentifier:sender:", "performSegue(identifier, sender)"),
    (
      "UIViewController", "shouldPerformSegueWithIdentifier:sender:",
      "shouldPerformSegue(identifier, sender)"
    ),
    ("UIViewController", "prepareForSegue:sender:", "prepare(segue, sender)"),
    ("UIViewController", "unwindForSegue:towardsViewController:", "unwind(segue, next)"),
    (
      "UIViewController", "canPerformUnwindSegueAction:fromViewController:withSender:",
      "canPerformUnwindSegueAction(action, source, sender)"
    ),
    (
      "UIViewController", "allowedChildViewControllersForUnwindingFromSource:",
      "allowedChildrenForUnwinding(source)"
    ),
    ("UIViewController", "childViewControllerContainingSegueSource:", "childContaining(source)"),
    (
      "UIViewController", "viewControllerForUnwindSegueAction:fromViewController:withSender:",
      "allowedChildrenForUnwinding(source)"
    ),
    (
      "UIViewController", "segueForUnwindingToViewController:fromViewController:identifier:",
      "unwind(segue, next)"
    ),
    ("UIViewController", "childViewControllerForStatusBarHidden", "childForStatusBarHidden"),
    ("UIViewController", "childViewControllerForStatusBarStyle", "childForStatusBarStyle"),
    ("UIViewController", "viewLoaded", "isViewLoaded"),
    (
      "UIViewController", "willRotateToInterfaceOrientation:duration:",
      "willRotate(orientation, duration)"
    ),
    (
      "UIViewController", "willAnimateRotationToInterfaceOrientation:duration:",
      "willAnimateRotation(orientation, duration)"
    ),
    ("UIViewController", "didRotateFromInterfaceOrientation:", "didRotate(orientation)"),
    (
      "UIViewController", "viewWillTransitionToSize:withTransitionCoordinator:",
      "viewWillTransition(size, coordinator)"
    ),
    (
      "UIViewController", "willTransitionToTraitCollection:withTransitionCoordinator:",
      "willTransition(newCollection, coordinator)"
    ),
    ("UIViewController", "encodeRestorableStateWithCoder:", "encodeRestorableState(coder)"),
    ("UIViewController", "decodeRestorableStateWithCoder:", "decodeRestorableState(coder)"),
    ("UIResponder", "nextResponder", "next"),
    (
      "UIView", "animateWithDuration:animations:completion:",
      "UIView.animate(duration, animations, completion)"
    ),
    ("UIView", "insertSubview:atIndex:", "insertSubview(view, index)"),
    ("UIView", "isDescendantOfView:", "isDescendant(view)"),
    ("UIView", "animationsEnabled", "UIView.areAnimationsEnabled()"),
    ("UIWindow", "makeKeyWindow", "makeKey()"),
    ("UIWindow", "becomeKeyWindow", "becomeKey()"),
    ("UIWindow", "resignKeyWindow", "resignKey()"),
    ("UIControl", "addTarget:action:forControlEvents:", "addTarget(target, action, event)"),
    ("UIControl", "removeTarget:action:forControlEvents:", "removeTarget(target, action, event)"),
    ("UIControl", "addAction:forControlEvents:", "addAction(action, event)"),
    ("UIControl", "sendActionsForControlEvents:", "sendActions(event)"),
    ("UIButton", "buttonWithType:", "UIButton{ type = … }"),
    ("UIButton", "setTitle:forState:", "setTitle(title, state)"),
    (
      "UISegmentedControl", "insertSegmentWithTitle:atIndex:animated:",
      "insertSegment(title, index, animated)"
    ),
    ("UISegmentedControl", "removeSegmentAtIndex:animated:", "removeSegment(index, animated)"),
    ("UISegmentedControl", "setTitle:forSegmentAtIndex:", "setTitle(title, index)"),
    ("UISegmentedControl", "titleForSegmentAtIndex:", "titleForSegment(index)"),
    ("UISegmentedControl", "setImage:forSegmentAtIndex:", "setImage(image, index)"),
    ("UISegmentedControl", "imageForSegmentAtIndex:", "imageForSegment(index)"),
    ("UISegmentedControl", "setEnabled:forSegmentAtIndex:", "setEnabled(isEnabled, index)"),
    ("UISegmentedControl", "isEnabledForSegmentAtIndex:", "isEnabledForSegment(index)"),
    ("UITableView", "cellForRowAtIndexPath:", "cellForRow(indexPath)"),
    ("UITableView", "numberOfRowsInSection:", "numberOfRows(section)"),
    (
      "UITableView", "selectRowAtIndexPath:animated:scrollPosition:",
      "selectRow(indexPath, animated, scrollPosition)"
    ),
    (
      "UITableView", "insertRowsAtIndexPaths:withRowAnimation:",
      "insertRows(indexPaths, animation)"
    ),
    (
      "UITableView", "deleteRowsAtIndexPaths:withRowAnimation:",
      "deleteRows(indexPaths, animation)"
    ),
    (
      "UITableView", "reloadRowsAtIndexPaths:withRowAnimation:",
      "reloadRows(indexPaths, animation)"
    ),
    ("UITableView", "insertSections:withRowAnimation:", "insertSections(sections, animation)"),
    ("UITableView", "deleteSections:withRowAnimation:", "deleteSections(sections, animation)"),
    ("UITableView", "registerClass:forCellReuseIdentifier:", "register(class, identifier)"),
    (
      "UITableView", "dequeueReusableCellWithIdentifier:forIndexPath:",
      "dequeueReusableCell(identifier, indexPath)"
    ),
    (
      "UICollectionView", "registerClass:forCellWithReuseIdentifier:",
      "register(class, identifier)"
    ),
    (
      "UICollectionView", "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      "dequeueReusableCell(identifier, indexPath)"
    ),
    ("UIDevice", "currentDevice", "UIDevice.current()"),
    (
      "UIDevice", "generatesDeviceOrientationNotifications",
      "isGeneratingDeviceOrientationNotifications"
    ),
    ("Coder", "encodeObject:forKey:", "encode(value, key)"),
    ("Coder", "encodeInteger:forKey:", "encode(value, key)"),
    ("Coder", "encodeInt:forKey:", "encode(value, key)"),
    ("Coder", "encodeBool:forKey:", "encode(value, key)"),
    ("Coder", "encodeDouble:forKey:", "encode(value, key)"),
    ("Coder", "encodeFloat:forKey:", "encode(value, key)"),
    ("Coder", "decodeObjectForKey:", "decodeObject(key)"),
    ("Coder", "decodeIntegerForKey:", "decodeObject(key)"),
    ("Coder", "decodeIntForKey:", "decodeObject(key)"),
    ("Coder", "decodeBoolForKey:", "decodeObject(key)"),
    ("Coder", "decodeDoubleForKey:", "decodeObject(key)"),
    ("Coder", "decodeFloatForKey:", "decodeObject(key)"),
    ("Coder", "containsValueForKey:", "containsValue(key)"),
    (
      "UIPercentDrivenInteractiveTransition", "updateInteractiveTransition:",
      "update(percentComplete)"
    ),
    ("UIPercentDrivenInteractiveTransition", "finishInteractiveTransition", "finish()"),
    ("UIPercentDrivenInteractiveTransition", "cancelInteractiveTransition", "cancel()"),
    ("UIPercentDrivenInteractiveTransition", "pauseInteractiveTransition", "pause()"),
    ("UIViewControllerContextTransitioning", "viewControllerForKey:", "viewController(key)"),
    (
      "UIViewControllerContextTransitioning", "initialFrameForViewController:",
      "initialFrame(viewController)"
    ),
    (
      "UIViewControllerContextTransitioning", "finalFrameForViewController:",
      "finalFrame(viewController)"
    ),
    (
      "UIViewControllerTransitionCoordinator", "animateAlongsideTransition:completion:",
      "animate(animation, completion)"
    ),
    ("UIViewControllerTransitionCoordinator", "viewControllerForKey:", "viewController(key)"),
    ("UIStoryboardSegue", "sourceViewController", "source"),
    ("UIStoryboardSegue", "destinationViewController", "destination"),
    ("UIStoryboardUnwindSegueSource", "sourceViewController", "source"),
  ]
}
