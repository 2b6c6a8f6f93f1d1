import Lua

extension Spellings {
  /// The rows of views, controls and what belongs to them.
  static let views: [String: [Spelling]] = [
    "UIResponder": [Spelling("nextResponder", "next")],
    "UIView": [
      Spelling(
        "animateWithDuration:animations:completion:",
        "UIView.animate(duration, animations, completion)"),
      Spelling("insertSubview:atIndex:", "insertSubview(view, index)"),
      Spelling("isDescendantOfView:", "isDescendant(view)"),
      Spelling("animationsEnabled", "UIView.areAnimationsEnabled()"),
    ],
    "UIWindow": [
      Spelling("makeKeyWindow", "makeKey()"), Spelling("becomeKeyWindow", "becomeKey()"),
      Spelling("resignKeyWindow", "resignKey()"),
    ],
    "UIControl": [
      Spelling("addTarget:action:forControlEvents:", "addTarget(target, action, event)"),
      Spelling("removeTarget:action:forControlEvents:", "removeTarget(target, action, event)"),
      Spelling("addAction:forControlEvents:", "addAction(action, event)"),
      Spelling("sendActionsForControlEvents:", "sendActions(event)"),
    ],
    "UIButton": [
      Spelling("buttonWithType:", "UIButton{ type = … }"),
      Spelling("setTitle:forState:", "setTitle(title, state)"),
    ],
    "UISegmentedControl": [
      Spelling(
        "insertSegmentWithTitle:atIndex:animated:", "insertSegment(title, index, animated)"),
      Spelling("removeSegmentAtIndex:animated:", "removeSegment(index, animated)"),
      Spelling("setTitle:forSegmentAtIndex:", "setTitle(title, index)"),
      Spelling("titleForSegmentAtIndex:", "titleForSegment(index)"),
      Spelling("setImage:forSegmentAtIndex:", "setImage(image, index)"),
      Spelling("imageForSegmentAtIndex:", "imageForSegment(index)"),
      Spelling("setEnabled:forSegmentAtIndex:", "setEnabled(isEnabled, index)"),
      Spelling("isEnabledForSegmentAtIndex:", "isEnabledForSegment(index)"),
    ],
    "UITableView": [
      Spelling("cellForRowAtIndexPath:", "cellForRow(indexPath)"),
      Spelling("numberOfRowsInSection:", "numberOfRows(section)"),
      Spelling(
        "selectRowAtIndexPath:animated:scrollPosition:",
        "selectRow(indexPath, animated, scrollPosition)"),
      Spelling("insertRowsAtIndexPaths:withRowAnimation:", "insertRows(indexPaths, animation)"),
      Spelling("deleteRowsAtIndexPaths:withRowAnimation:", "deleteRows(indexPaths, animation)"),
      Spelling("reloadRowsAtIndexPaths:withRowAnimation:", "reloadRows(indexPaths, animation)"),
      Spelling("insertSections:withRowAnimation:", "insertSections(sections, animation)"),
      Spelling("deleteSections:withRowAnimation:", "deleteSections(sections, animation)"),
      Spelling("registerClass:forCellReuseIdentifier:", "register(class, identifier)"),
      Spelling(
        "dequeueReusableCellWithIdentifier:forIndexPath:",
        "dequeueReusableCell(identifier, indexPath)"),
    ],
    "UICollectionView": [
      Spelling("registerClass:forCellWithReuseIdentifier:", "register(class, identifier)"),
      Spelling(
        "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        "dequeueReusableCell(identifier, indexPath)"),
    ],
    "UISearchController": [
      Spelling(
        "initWithSearchResultsController:",
        "UISearchController{ searchResultsController = controller }"),
      Spelling("active", "isActive"),
      Spelling(
        "dimsBackgroundDuringPresentation", "obscuresBackgroundDuringPresentation", since: 9),
    ],
    "UIDevice": [
      Spelling("currentDevice", "UIDevice.current()"),
      Spelling(
        "generatesDeviceOrientationNotifications", "isGeneratingDeviceOrientationNotifications"),
    ],
    "Coder": [
      Spelling("encodeObject:forKey:", "encode(value, key)"),
      Spelling("encodeInteger:forKey:", "encode(value, key)"),
      Spelling("encodeInt:forKey:", "encode(value, key)"),
      Spelling("encodeBool:forKey:", "encode(value, key)"),
      Spelling("encodeDouble:forKey:", "encode(value, key)"),
      Spelling("encodeFloat:forKey:", "encode(value, key)"),
      Spelling("decodeObjectForKey:", "decodeObject(key)"),
      Spelling("decodeIntegerForKey:", "decodeObject(key)"),
      Spelling("decodeIntForKey:", "decodeObject(key)"),
      Spelling("decodeBoolForKey:", "decodeObject(key)"),
      Spelling("decodeDoubleForKey:", "decodeObject(key)"),
      Spelling("decodeFloatForKey:", "decodeObject(key)"),
      Spelling("containsValueForKey:", "containsValue(key)"),
    ],
  ]

  /// The rows of transitions and segues.
  static let transitions: [String: [Spelling]] = [
    "UIPercentDrivenInteractiveTransition": [
      Spelling("updateInteractiveTransition:", "update(percentComplete)"),
      Spelling("finishInteractiveTransition", "finish()"),
      Spelling("cancelInteractiveTransition", "cancel()"),
      Spelling("pauseInteractiveTransition", "pause()"),
    ],
    "UIViewControllerContextTransitioning": [
      Spelling("viewControllerForKey:", "viewController(key)"),
      Spelling("initialFrameForViewController:", "initialFrame(viewController)"),
      Spelling("finalFrameForViewController:", "finalFrame(viewController)"),
    ],
    "UIViewControllerTransitionCoordinator": [
      Spelling(
        "animateAlongsideTransition:completion:", "animate(animation, completion)"),
      Spelling("viewControllerForKey:", "viewController(key)"),
    ],
    "UIStoryboardSegue": [
      Spelling("sourceViewController", "source"),
      Spelling("destinationViewController", "destination"),
    ],
    "UIStoryboardUnwindSegueSource": [Spelling("sourceViewController", "source")],
  ]
}
