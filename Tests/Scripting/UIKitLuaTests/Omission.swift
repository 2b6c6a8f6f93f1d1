/// A part of the Swift API that scripts don't have.
struct Omission: Sendable {
  /// A symbol; a star at the end or at the beginning stands for anything.
  let pattern: String
  /// The reason why it isn't needed.
  let reason: String

  init(_ pattern: String, _ reason: String) {
    self.pattern = pattern
    self.reason = reason
  }

  /// Whether it matches a symbol.
  func covers(_ title: String) -> Bool {
    if pattern.hasPrefix("*") { return title.hasSuffix(pattern.dropFirst()) }
    return pattern.hasSuffix("*") ? title.hasPrefix(pattern.dropLast()) : title == pattern
  }

  static let all =
    general + ofTraitsAndMenus + ofWorlds + ofViews + ofControllers + ofTheSystem
    + ofStandIns

  private static let general = [
    Omission("*init(coder:)", "`NSKeyedUnarchiver` creates objects; `initWithCoder`"),
    Omission("*encode(with:)", "`NSKeyedArchiver` archives objects; `encode` of a class"),
    Omission("*init(nibName:bundle:)", "there are no bundles; `nibName` is a label"),
    Omission("UIViewController.nibBundle", "there are no bundles"),
    Omission("*init(rawValue:)", "enumerations are strings"),
    Omission("*.rawValue", "enumerations are strings"),
    Omission("*.isLandscape", "enumerations are strings"),
    Omission("*.isPortrait", "enumerations are strings"),
    Omission("*Notification", "names of notifications are strings"),
    Omission("*UserInfoKey", "observers get the values by the names of fields"),
    Omission(
      "UINavigationController.hideShowBarDuration", "a descriptor has no property of a class"),
    Omission("Selector*", "a selector is a string"),
  ]

  private static let ofTraitsAndMenus = [
    Omission("SystemParts.init()", "what it shows follows from the controllers"),
    Omission("UITraitCollection.current", "`simulator` has the traits of the device"),
    Omission("UITraitCollection.containsTraits*", "a collection is a table"),
    Omission("UITraitCollection.hasDifferentColorAppearance*", "a collection is a table"),
    Omission("UITraitCollection.modifyingTraits*", "a collection is a table"),
    Omission("UITraitCollection.replacing*", "a collection is a table"),
    Omission("UITraitDefinition*", "a trait is a string"),
    Omission("UITraitHorizontalSizeClass*", "a trait is a string"),
    Omission("UITraitVerticalSizeClass*", "a trait is a string"),
    Omission("UITraitUserInterfaceIdiom*", "a trait is a string"),
    Omission("UITraitUserInterfaceStyle*", "a trait is a string"),
    Omission("UITraitTabAccessoryEnvironment*", "a trait is a string"),
    Omission("UIBarButtonItem.creating*", "a group of one item is made like others"),
    Omission("UIBarButtonItemGroup.fixedGroup*", "`UIBarButtonItemGroup{ item }`"),
    Omission("UIBarButtonItemGroup.movableGroup*", "users don't customize bars"),
    Omission("UIBarButtonItemGroup.optionalGroup*", "users don't customize bars"),
    Omission("UIMutableTraits*", "traits are fields of a table"),
    Omission("UITraitOverrides.contains*", "a trait that isn't overridden is nil"),
    Omission("UITraitOverrides.remove*", "nil removes an override"),
    Omission("UITraitEnvironment*", "each class has its members"),
    Omission("UICoordinateSpace*", "frames are tables of numbers"),
    Omission(
      "UIApplicationDelegate.application(_:continue:restorationHandler:)",
      "`app.continueUserActivity`"),
    Omission(
      "UIApplicationDelegate.application(_:didUpdate:)", "`app.didUpdateUserActivity`"),
    Omission("UISceneDelegate.scene(_:didUpdate:)", "the key `didUpdateUserActivity`"),
    Omission("UIWindowScene.coordinateSpace", "that of the screen"),
    Omission("UIUserActivityRestoring*", "each responder has its member"),
    Omission("UITabBarController.Sidebar.Animating*", "the animator of a menu stands for it"),
    Omission("UITabBarController.Sidebar.Delegate*", "a delegate is a table"),
    Omission("UICollectionViewFlowLayout.automaticSize", "any estimate but zero"),
    Omission("UITraitChangeObservable*", "each class has its members"),
    Omission("UIPresentationController.traitCollectionDidChange*", "`registerForTraitChanges`"),
    Omission("UIWindowScene.traitCollectionDidChange*", "`registerForTraitChanges`"),
    Omission("*.notifyWhenInteractionEnds(_:)", "`notifyWhenInteractionChanges`"),
    Omission("UIMenu.init(*", "its labels are `title`, `image`, `options` and `children`"),
    Omission("UIMenu.identifier", "a menu is found by its title"),
    Omission("UIMenu.Identifier*", "a menu is found by its title"),
    Omission("UIMenu.ElementSize*", "it has no effect"),
    Omission("UIMenu.preferredElementSize", "it has no effect"),
    Omission("UIDeferredMenuElement.uncached*", "the label `uncached`"),
    Omission("UIDeferredMenuElement.init(*", "the property `provider`"),
    Omission("UIAction.init(*", "the properties say the same"),
    Omission("UIAction.identifier", "an action is found by its title"),
    Omission("UIAction.Identifier*", "an action is found by its title"),
    Omission("UIAction.performWithSender*", "`user.tap` performs it"),
    Omission("*.discoverabilityTitle", "it has no effect"),
    Omission("UICommand.init(*", "the properties say the same"),
    Omission("UICommand.propertyList", "a command has own fields"),
    Omission("UIKeyCommand.init(title*", "the properties say the same"),
    Omission("UIKeyCommand.input*", "keys without a character are strings"),
    Omission("UIKeyCommand.modifierFlags", "a label of the call"),
    Omission("UIKeyModifierFlags.alphaShift", "no key of the user's"),
    Omission("UIKeyModifierFlags.numericPad", "no key of the user's"),
    Omission("UIResponder.keyCommands", "controllers have them"),
    Omission("UIBarButtonItem.MenuElementOrder*", "it has no effect"),
    Omission("UIBarButtonItem.preferredMenuElementOrder", "it has no effect"),
    Omission("UIViewController.Transition*", "a transition is a style, or a table with `zoom`"),
    Omission("UIActivity", "an activity is its name"),
    Omission("UIActivity.*", "an activity is its name"),
    Omission("UIActivityViewController.init(*", "the label `activityItems`"),
    Omission("UIActivityViewController.activityItems", "a label of the call"),
    Omission("UIActivityViewController.applicationActivities", "activities are names"),
    Omission("UIActivityViewController.excludedActivityTypes", "activities are names"),
    Omission("UIActivityViewController.allowsProminentActivity", "it has no effect"),
    Omission("SFSafariViewController.init(*", "the label `url`"),
    Omission("SFSafariViewController.configuration", "it has no effect"),
    Omission("SFSafariViewController.Configuration*", "it has no effect"),
    Omission("SFSafariViewController.dismissButtonStyle", "it has no effect"),
    Omission("SFSafariViewController.DismissButtonStyle*", "it has no effect"),
    Omission("SFSafariViewController.preferred*", "it has no effect"),
    Omission("UIDocumentPickerViewController.init(*", "the label `forOpeningContentTypes`"),
    Omission("UIDocumentPickerViewController.directoryURL", "it has no effect"),
    Omission("UTType*", "a type is a string"),
    Omission("PHPickerViewController.init(*", "the label `selectionLimit`"),
    Omission("PHPickerViewController.configuration", "the label `selectionLimit`"),
    Omission("PHPickerConfiguration*", "the label `selectionLimit`"),
    Omission("PHPickerResult*", "a photo is its name"),
  ]

  private static let ofWorlds = [
    Omission("Stage*", "a script is in a world: `simulator`, `wait`, `mark` and so on act on it"),
    Omission("UIScene.init(*", "UIKit creates scenes"),
    Omission("UIScene.Connection*", "a scene's delegate gets a table with its fields"),
    Omission("UIScene.OpenExternalURLOptions*", "there is no other application"),
    Omission("UIScene.ActivationRequestOptions*", "no scene asks for another one"),
    Omission("UISceneDestructionRequestOptions*", "closing a scene isn't drawn"),
    Omission("UISceneSessionActivationRequest.init(*", "a request is a table"),
    Omission("UISceneSessionActivationRequest.options", "no scene asks for another one"),
    Omission("UISceneSessionActivationRequest.role", "it is always the same"),
    Omission("UISceneError*", "the function gets the code and the text"),
    Omission("UISceneConfiguration.*", "a delegate is a table; scenes are UIWindowScene"),
    Omission("UISplitViewController.size(*", "a method of every controller"),
    Omission("*primaryViewController(forCollapsing:)", "the key `primaryForCollapsing`"),
    Omission("*primaryViewController(forExpanding:)", "the key `primaryForExpanding`"),
    Omission(
      "*splitViewController(_:popoverController:willPresent:)", "the key `popoverWillPresent`"),
    Omission("SceneDelegateCreatable*", "a delegate is a table"),
    Omission("NSUserActivity.isEligible*", "it has no effect"),
    Omission("NSUserActivity.keywords", "it has no effect"),
    Omission("NSUserActivity.expirationDate", "it has no effect"),
    Omission("NSUserActivity.referrerURL", "it has no effect"),
    Omission("NSUserActivity.requiredUserInfoKeys", "it has no effect"),
    Omission("UIResponder.updateUserActivityState*", "controllers and views have it"),
    Omission("UIResponder.restoreUserActivityState*", "controllers and views have it"),
    Omission("UISceneSession.userInfo", "a session has own fields"),
    Omission("UISceneSession.Role*", "a role is a string"),
    Omission("UIOpenURLContext*", "URLs are strings"),
    Omission("UIWindowScene.GeometryPreferences*", "the orientations are an argument"),
    Omission("UIWindowScene.Geometry*", "`interfaceOrientation` has it"),
    Omission("UIWindowSceneDelegate*", "a delegate is a table"),
    Omission("UISplitViewController.automaticDimension", "an automatic width is nil"),
    Omission("UIApplication.*", "`app` is its delegate; `simulator` knows where it is"),
    Omission("SystemServices*", "`simulator.canSendMail` and `simulator.canSendText`"),
    Omission("Exception*", "an exception is a Lua error with these fields"),
    Omission("*.objectName", "the field `name`, which is the local's name by default"),
    Omission("UITraitCollection.init(*", "`simulator` sets the traits of the device"),
    Omission("InfoPlist*", "`simulator.infoPlist` is a table with the keys of the file"),
    Omission("Segue*", "a segue of the table `segues`: a function, or an action's name"),
    Omission("SelectorPerforming*", "Swift has no methods by name; Lua has"),
    Omission("*.overriddenActions", "what Swift overrides must be said; Lua's functions are found"),
    Omission(
      "UIViewController.registerUnwindAction(_:handler:)",
      "an unwind action is a function of its name"),
  ]

  private static let ofViews = [
    Omission("CATransaction.completionBlock()", "a script has the function that it gave"),
    Omission("StatusBar.init()", "what it shows follows from the controllers"),
    Omission("UIView.AnimationOptions*", "no option has an effect on a transition of one view"),
    Omission("UIEdgeInsets.init*", "insets are a table of their four numbers"),
    Omission(
      "UIEdgeInsets.zero", "insets are a table, `{ top = 0, left = 0, bottom = 0, right = 0 }`"),
    Omission("NSDirectionalEdgeInsets.init*", "insets are a table of their four numbers"),
    Omission(
      "NSDirectionalEdgeInsets.zero",
      "insets are a table, `{ top = 0, leading = 0, bottom = 0, trailing = 0 }`"),
    Omission("UIColor*", "a colour is its name; nothing is drawn"),
    Omission("UIImage", "a picture is its name; nothing is drawn"),
    Omission("UIImage.*", "a picture is its name; nothing is drawn"),
    Omission("UIBarItem.init()", "every bar item is a button or a tab"),
    Omission(
      "UIBarButtonItem.init(barButtonSystemItem:target:action:)",
      "the label is `systemItem`, as in UIKit's newer initializer"),
    Omission("*otherButtonTitles:_:)", "the titles of the buttons are a sequence"),
    Omission("UISegmentedControl.noSegment", "an index that is nil means none"),
    Omission("UITabBarItem.init(tabBarSystemItem:tag:)", "the label is `systemItem`"),
    Omission(
      "UIButton.title(for:)",
      "`title` is the property of the normal state, `currentTitle` that of the present one"),
    Omission(
      "UITransitionContextViewKey*", "the keys are \"from\" and \"to\", as those of controllers"),
  ]

  private static let ofControllers = [
    Omission(
      "UIViewController.size(forChildContentContainer:withParentContainerSize:)",
      "`sizeForChildContentContainer`: own fields of scripts may be called `size`"),
    Omission("UIContentContainer*", "the protocol of what every controller has"),
    Omission("UIAppearanceContainer*", "scripts name classes of views and controllers"),
    Omission("UITrackingLayoutGuide", "only the guide of the keyboard is one"),
    Omission(
      "UIViewController.shouldAutorotate(to:)",
      "the question of old releases is `shouldAutorotateTo`"),
    Omission(
      "UIPageViewController.init(transitionStyle:navigationOrientation:options:)",
      "the options are labels themselves"),
    Omission("UIPageViewController.OptionsKey*", "the options are labels of the call"),
    Omission(
      "UIPresentationController.adaptivePresentationStyle(for:)",
      "the property of that name answers for the device there is"),
    Omission("UISheetPresentationController.Detent*", "a detent is its name, or a table"),
    Omission(
      "UISheetPresentationControllerDetentResolutionContext*",
      "the function of a detent gets a table with these fields"),
    Omission("UIVisualEffect*", "no effect is drawn"),
    Omission(
      "UIPopoverPresentationControllerSourceItem", "a view, a button or a tab is one"),
    Omission(
      "UIAdaptivePresentationControllerDelegate.presentationController(_:prepare:)",
      "the key is `prepareAdaptive`"),
    Omission(
      "UIPresentationController.preferredContentSize*", "what it presents has the property"),
    Omission("UIPresentationController.size(*", "the controllers of a container are asked"),
    Omission("UITab.init(*", "the labels are `title` and `identifier`, and `provider` a property"),
    Omission("UITabGroup.init(*", "the children are the array part of the table"),
    Omission("UIDocumentProperties*", "scripts have no documents"),
    Omission("UINavigationItem.documentProperties", "scripts have no documents"),
    Omission("UINavigationItemRenameDelegate.*", "it is not called"),
    Omission("*.tab(forIdentifier:)", "`tabForIdentifier`"),
    Omission(
      "UISearchController.transitionDuration(using:)", "a search animates its own presentation"),
    Omission(
      "UISearchController.animateTransition(using:)", "a search animates its own presentation"),
    Omission(
      "UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:)",
      "the key is `selectedScopeDidChange`"),
    Omission("UISearchToken.representedObject", "a field of the script's own can hold it"),
    Omission("UIBarAppearance.init(barAppearance:)", "`copy` makes another one"),
    Omission("CGAffineTransform*", "a transformation is a table of its six numbers"),
    Omission("UICollectionView.elementKindSection*", "a kind is its name, a string"),
    Omission(
      "UICollectionViewDelegateFlowLayout*", "its functions are in the table of the delegate"),
    Omission("UISearchSuggestion", "every suggestion is a `UISearchSuggestionItem`"),
    Omission("UISearchSuggestion.*", "every suggestion is a `UISearchSuggestionItem`"),
    Omission(
      "UISearchSuggestionItem.representedObject", "a field of the script's own can hold it"),
  ]

  private static let ofTheSystem = [
    Omission("EKCalendar*", "a calendar is its title"),
    Omission("MPMediaItemCollection*", "a collection is the sequence of its items"),
    Omission(
      "UIImagePickerController.InfoKey*", "the table `info` has these names as its keys"),
  ]
}
