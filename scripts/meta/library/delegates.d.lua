---@meta
-- Written by `drilldown meta`; do not edit.

---A nib: the objects of a view, as in Interface Builder.
---@class Nib
---@field view table The view: its class first, its properties, then its subviews, written the same way. Facts: B93 (:help B93).
---@field outlets table<string, string>? The fields of the File's Owner, and the `name` of the object that each gets.
---@field actions table<string, string>? The `name` of an object, and the method of the File's Owner that its main event calls.

---The application delegate: the functions of the table `app`.
---@class UIApplicationDelegate
---@field task (fun(fn: fun()): Task)? Predefined: runs a function concurrently from the next turn on; `wait` and `settle` suspend only this function.
---@field willFinishLaunching (fun(): boolean)? Called at a launch, before controllers are restored: build the roots here. Facts: B80 (:help B80).
---@field didFinishLaunching (fun(): boolean)? Called at a launch, when controllers have been restored. Facts: B80 (:help B80).
---@field willResignActive (fun())? Called before the app becomes inactive. Facts: A27 (:help A27).
---@field didEnterBackground (fun())? Called when the app has entered the background. Facts: A27 (:help A27).
---@field willEnterForeground (fun())? Called before the app enters the foreground. Facts: A27 (:help A27).
---@field didBecomeActive (fun())? Called when the app has become active again. Facts: A27 (:help A27).
---@field willContinueUserActivityWithType (fun(type: string): boolean)? Called before an activity that the user continues arrives, in an app without scenes. Facts: H111 (:help H111).
---@field continueUserActivity (fun(activity: NSUserActivity, restorationHandler?: any): boolean)? Called to continue an activity, in an app without scenes; the function passes it to the objects in its argument. Facts: H111 (:help H111).
---@field didUpdateUserActivity (fun(activity: NSUserActivity))? Called when controllers have updated an activity, in an app without scenes. Facts: H122 (:help H122).
---@field didFailToContinueUserActivityWithType (fun(type: string, error: string))? Called when an activity that was announced doesn't arrive, in an app without scenes. Facts: H122 (:help H122).
---@field willTerminate (fun())? Called before the user ends the app. Facts: A27 (:help A27).
---@field didReceiveMemoryWarning (fun())? Called on a memory warning, before the controllers receive it.
---@field supportedInterfaceOrientations (fun(window?: UIWindow): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? Asked for the orientations that the application supports, instead of Info.plist. Facts: E71 (:help E71).
---@field configurationForConnecting (fun(session: UISceneSession, options: SceneConnection): UISceneConfiguration?)? Asked at a launch, and for each new scene, how the scene is made. Facts: F2 (:help F2).
---@field didDiscardSceneSessions (fun(sessions: UISceneSession[]))? Called when scenes have been closed for good. Facts: F10 (:help F10).
---@field shouldRestoreApplicationState (fun(coder: Coder): boolean)? Asked at a launch whether to restore the saved state; only true does. Facts: B79 (:help B79).
---@field shouldRestoreSecureApplicationState (fun(coder: Coder): boolean)? The same question in newer releases, asked first; only true saves. Facts: B79 (:help B79).
---@field viewControllerWithRestorationIdentifierPath (fun(path: string[], coder: Coder): UIViewController?)? Asked for a saved controller, with the identifiers from the root down; nil leaves it to its restoration class. Facts: B79 (:help B79).
---@field didDecodeRestorableState (fun(coder: Coder))? Called when the controllers' state has been restored. Facts: B79 (:help B79).
---@field shouldSaveApplicationState (fun(coder: Coder): boolean)? Asked whether to save the state when the app enters the background; only true saves.
---@field shouldSaveSecureApplicationState (fun(coder: Coder): boolean)? The same question in newer releases, asked first; only true saves.
---@field willEncodeRestorableState (fun(coder: Coder))? Called before the controllers are saved: put what belongs to the app into the coder.

---A class that recreates its controllers after a launch.
---@class UIViewControllerRestoration
---@field viewControllerWithRestorationIdentifierPath (fun(path: string[], coder: Coder): UIViewController?)? Asked for a saved controller, with the identifiers from the root down; nil leaves it out, with everything inside. Facts: B79 (:help B79).

---Methods to respond to changes of the items of a bar; for a managed bar, the controller implements them.
---@class UINavigationBarDelegate
---@field shouldPush (fun(navigationBar: UINavigationBar, item: UINavigationItem): boolean)? Whether an item may be pushed. Only false refuses. Facts: B43 (:help B43).
---@field didPush (fun(navigationBar: UINavigationBar, item: UINavigationItem))? Called when an item has been pushed; after the animation, if there is one. Facts: B43 (:help B43).
---@field shouldPop (fun(navigationBar: UINavigationBar, item: UINavigationItem): boolean)? Whether an item may be popped. Only false refuses. Facts: B43, B63 (:help B43).
---@field didPop (fun(navigationBar: UINavigationBar, item: UINavigationItem))? Called when an item has been popped; after the animation, if there is one. Facts: B43 (:help B43).

---Methods that provide the pages next to the shown one.
---@class UIPageViewControllerDataSource
---@field viewControllerBefore (fun(pageViewController: UIPageViewController, viewController: UIViewController): UIViewController?)? The page before another one; nil at the beginning.
---@field viewControllerAfter (fun(pageViewController: UIPageViewController, viewController: UIViewController): UIViewController?)? The page after another one; nil at the end.
---@field presentationCount (fun(pageViewController: UIPageViewController): integer)? How many dots the page control shows; asked after `setViewControllers`, for pages that scroll horizontally. Facts: F116 (:help F116).
---@field presentationIndex (fun(pageViewController: UIPageViewController): integer)? Which dot is the current one, from 0. Facts: F116 (:help F116).

---Methods to respond to turns that the user makes; not called for the program's.
---@class UIPageViewControllerDelegate
---@field willTransitionTo (fun(pageViewController: UIPageViewController, pendingViewControllers: UIViewController[]))? Called when a turn begins, before any other callback.
---@field didFinishAnimating (fun(pageViewController: UIPageViewController, finished: boolean, previousViewControllers: UIViewController[], completed: boolean))? Called when a turn has ended; it may have been cancelled.
---@field spineLocationFor (fun(pageViewController: UIPageViewController, orientation: UIInterfaceOrientation): UIPageViewController.SpineLocation)? Where the spine of curling pages is in another orientation: mid needs two controllers, set here. Facts: F118 (:help F118).
---@field supportedInterfaceOrientations (fun(pageViewController: UIPageViewController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? The orientations that the container supports; not called for a subclass that answers itself. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(pageViewController: UIPageViewController): UIInterfaceOrientation)? The orientation in which a full-screen presentation of the container begins. Facts: E72, E81 (:help E72).

---Methods to respond to and control the editing of a search bar.
---@class UISearchBarDelegate
---@field shouldBeginEditing (fun(searchBar: UISearchBar): boolean)? Whether editing may begin. Only false refuses.
---@field textDidBeginEditing (fun(searchBar: UISearchBar))? Called when editing has begun.
---@field shouldEndEditing (fun(searchBar: UISearchBar): boolean)? Whether editing may end. Only false refuses.
---@field textDidEndEditing (fun(searchBar: UISearchBar))? Called when editing has ended.
---@field textDidChange (fun(searchBar: UISearchBar, searchText: string))? Called when the user has changed the text.
---@field shouldChangeText (fun(searchBar: UISearchBar, range: NSRange, text: string): boolean)? Whether the user's change is made; positions count UTF-16 units. Only false refuses.
---@field searchButtonClicked (fun(searchBar: UISearchBar))? Called when the user presses Search.
---@field cancelButtonClicked (fun(searchBar: UISearchBar))? Called when the user taps Cancel.
---@field selectedScopeDidChange (fun(searchBar: UISearchBar, selectedScope: integer))? Called when the user has chosen another scope.

---Is notified of automatic presentations and dismissals of a search.
---@class UISearchControllerDelegate
---@field present (fun(searchController: UISearchController))? Called before the default presentation, which follows unless this presents the search. Facts: E3 (:help E3).
---@field willPresent (fun(searchController: UISearchController))? Called before the search is presented.
---@field didPresent (fun(searchController: UISearchController))? Called when the search has been presented.
---@field willDismiss (fun(searchController: UISearchController))? Called before the search is dismissed.
---@field didDismiss (fun(searchController: UISearchController))? Called when the search has been dismissed.
---@field willChangeTo (fun(searchController: UISearchController, newPlacement: UINavigationItem.SearchBarPlacement))? Called before the search bar gets another place. Facts: E16 (:help E16).
---@field didChangeFrom (fun(searchController: UISearchController, previousPlacement: UINavigationItem.SearchBarPlacement))? Called when the search bar has another place. Facts: E16 (:help E16).

---Methods to respond to column changes of a split view.
---@class UISplitViewControllerDelegate
---@field collapseSecondary (fun(splitViewController: UISplitViewController, secondaryViewController: UIViewController, primaryViewController: UIViewController): boolean)? Called when the split view collapses: true discards the secondary controller, false lets the primary one incorporate it. Only true counts. Facts: A93 (:help A93).
---@field separateSecondaryFrom (fun(splitViewController: UISplitViewController, primaryViewController: UIViewController): UIViewController?)? Called when the split view expands: returns the secondary controller; nil leaves it to the primary one. Facts: A93 (:help A93).
---@field topColumnForCollapsing (fun(svc: UISplitViewController, proposedTopColumn: UISplitViewController.Column): UISplitViewController.Column)? Called when the split view collapses; returns the column to show.
---@field showDetail (fun(splitViewController: UISplitViewController, vc: UIViewController, sender?: any): boolean)? Returns true if the delegate shows the controller itself. Only true counts.
---@field show (fun(splitViewController: UISplitViewController, vc: UIViewController, sender?: any): boolean)? Returns true if the delegate shows the controller itself. Only true counts.
---@field willChangeTo (fun(svc: UISplitViewController, displayMode: UISplitViewController.DisplayMode))? Called before other columns are shown.
---@field didCollapse (fun(svc: UISplitViewController))? Called when the split view has collapsed.
---@field didExpand (fun(svc: UISplitViewController))? Called when the split view has expanded.
---@field displayModeForExpanding (fun(svc: UISplitViewController, proposedDisplayMode: UISplitViewController.DisplayMode): UISplitViewController.DisplayMode)? Called when the split view expands; returns the mode to show (iOS 14). Facts: F41 (:help F41).
---@field willShow (fun(svc: UISplitViewController, column: UISplitViewController.Column))? Called before the system or the user shows a column; not for `show(_:)` (iOS 14). Facts: F42 (:help F42).
---@field willHide (fun(svc: UISplitViewController, column: UISplitViewController.Column))? Called before the system or the user hides a column; not for `hide(_:)` (iOS 14). Facts: F42 (:help F42).
---@field didShow (fun(svc: UISplitViewController, column: UISplitViewController.Column))? Called when the system or the user has shown a column (iOS 26). Facts: F42 (:help F42).
---@field didHide (fun(svc: UISplitViewController, column: UISplitViewController.Column))? Called when the system or the user has hidden a column (iOS 26); for the inspector in a compact width when the drag begins, which may be cancelled. Facts: F42, F48 (:help F42).
---@field gestureWillBegin (fun(svc: UISplitViewController))? Called before a drag of the user's shows or hides columns.
---@field gestureDidEnd (fun(svc: UISplitViewController))? Called when that drag has shown or hidden them, or was cancelled.
---@field targetDisplayModeForAction (fun(svc: UISplitViewController): UISplitViewController.DisplayMode)? The mode that a tap on `displayModeButtonItem` leads to; `automatic` leaves it to the split view. Facts: F36 (:help F36).
---@field primaryForCollapsing (fun(splitViewController: UISplitViewController): UIViewController?)? The primary controller to collapse onto; nil keeps the one that is there (iOS 8). Facts: F50 (:help F50).
---@field primaryForExpanding (fun(splitViewController: UISplitViewController): UIViewController?)? The primary controller to expand to; nil keeps the one that is there (iOS 8). Facts: F50 (:help F50).
---@field shouldHide (fun(svc: UISplitViewController, vc: UIViewController, orientation: UIInterfaceOrientation): boolean)? Whether the primary column is hidden in an orientation (iOS 5 to 7). Facts: F50 (:help F50).
---@field willHideViewController (fun(svc: UISplitViewController, aViewController: UIViewController, barButtonItem: UIBarButtonItem, pc: UIPopoverController))? Called before the primary column is hidden, with a button and a popover that show it (iOS 7). Facts: F50 (:help F50).
---@field willShowViewController (fun(svc: UISplitViewController, aViewController: UIViewController, barButtonItem: UIBarButtonItem))? Called before the hidden column is a column again: the button is of no use any more (iOS 7). Facts: F50 (:help F50).
---@field popoverWillPresent (fun(svc: UISplitViewController, pc: UIPopoverController, aViewController: UIViewController))? Called before the button shows the hidden column (iOS 7). Facts: F50 (:help F50).
---@field supportedInterfaceOrientations (fun(splitViewController: UISplitViewController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? The orientations that the container supports; not called for a subclass that answers itself. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(splitViewController: UISplitViewController): UIInterfaceOrientation)? The orientation in which a full-screen presentation of the container begins. Facts: E72, E81 (:help E72).

---Methods to respond to a navigation controller's transitions.
---@class UINavigationControllerDelegate
---@field willShow (fun(navigationController: UINavigationController, viewController: UIViewController, animated: boolean))? Called after the new top's `viewWillAppear`, before the animation. Facts: A54 (:help A54).
---@field didShow (fun(navigationController: UINavigationController, viewController: UIViewController, animated: boolean))? Called after the new top's `viewDidAppear`; not after a cancelled transition. Facts: A54, A56 (:help A54).
---@field animationControllerFor (fun(navigationController: UINavigationController, operation: UINavigationController.Operation, fromVC: UIViewController, toVC: UIViewController): UIViewControllerAnimatedTransitioning?)? Called before any other callback of an animated transition; returns a custom animator, or nil. Facts: A54 (:help A54).
---@field interactionControllerFor (fun(navigationController: UINavigationController, animationController?: any): UIViewControllerInteractiveTransitioning?)? Called if there is an animator; returns the interaction controller, or nil if the transition is not interactive.
---@field supportedInterfaceOrientations (fun(navigationController: UINavigationController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? The orientations that the container supports; not called for a subclass that answers itself. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(navigationController: UINavigationController): UIInterfaceOrientation)? The orientation in which a full-screen presentation of the container begins. Facts: E72, E81 (:help E72).

---Is notified of changes of a sidebar (iOS 18).
---@class UITabBarControllerSidebarDelegate
---@field sidebarVisibilityWillChange (fun(tabBarController: UITabBarController, sidebar: UITabBarControllerSidebar, animator: UIContextMenuInteractionAnimating))? Called before the sidebar is shown or hidden, while `isHidden` is as it was.
---@field contextMenuConfigurationForTab (fun(tabBarController: UITabBarController, sidebar: UITabBarControllerSidebar, tab: UITab): UIContextMenuConfiguration?)? Asked when the user presses a tab in the sidebar long for its menu; nil for none. Facts: H123 (:help H123).

---Methods to respond to the user's choices of tabs; not called for the program's.
---@class UITabBarControllerDelegate
---@field shouldSelect (fun(tabBarController: UITabBarController, viewController: UIViewController): boolean)? Whether the user may select a tab. Only false refuses.
---@field didSelect (fun(tabBarController: UITabBarController, viewController: UIViewController))? Called when the user has selected a tab, the selected one included. Facts: A85, A86 (:help A85).
---@field shouldSelectTab (fun(tabBarController: UITabBarController, tab: UITab): boolean)? Whether the user may select a tab; called where `tabs` are used. Only false refuses. Facts: F88 (:help F88).
---@field didSelectTab (fun(tabBarController: UITabBarController, selectedTab: UITab, previousTab?: UITab))? Called when the user has selected a tab, with the one that was selected before; where `tabs` are used. Facts: F88 (:help F88).
---@field displayedViewControllersFor (fun(tabBarController: UITabBarController, tab: UITab, proposedViewControllers: UIViewController[]): UIViewController[])? The controllers that the stack of a group shows for one of its levels. Facts: F92 (:help F92).
---@field willBeginCustomizing (fun(tabBarController: UITabBarController, viewControllers: UIViewController[]))? Called before the user arranges the tabs. Facts: F86 (:help F86).
---@field willEndCustomizing (fun(tabBarController: UITabBarController, viewControllers: UIViewController[], changed: boolean))? Called when the user has tapped Done, before the tabs are seen again. Facts: F86 (:help F86).
---@field didEndCustomizing (fun(tabBarController: UITabBarController, viewControllers: UIViewController[], changed: boolean))? Called when the tabs are seen again; `viewControllers` has the new order. Facts: F86 (:help F86).
---@field willBeginEditing (fun(tabBarController: UITabBarController))? Called before the user edits the sidebar. Facts: F96 (:help F96).
---@field visibilityDidChangeFor (fun(tabBarController: UITabBarController, tabs: UITab[]))? Called when the user has hidden or shown tabs in the sidebar. Facts: F96 (:help F96).
---@field displayOrderDidChangeFor (fun(tabBarController: UITabBarController, group: UITabGroup))? Called when the user has moved the children of a group in the sidebar. Facts: F96 (:help F96).
---@field didEndEditing (fun(tabBarController: UITabBarController))? Called when the user has edited the sidebar. Facts: F96 (:help F96).
---@field animationControllerFor (fun(tabBarController: UITabBarController, fromVC: UIViewController, toVC: UIViewController): UIViewControllerAnimatedTransitioning?)? The animator of a change of tabs, by a tap or by the program; nil for none. Facts: F87 (:help F87).
---@field interactionControllerFor (fun(tabBarController: UITabBarController, animationController?: any): UIViewControllerInteractiveTransitioning?)? The interaction controller of such an animator; nil lets it run by itself. Facts: F87 (:help F87).
---@field supportedInterfaceOrientations (fun(tabBarController: UITabBarController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? The orientations that the container supports; not called for a subclass that answers itself. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(tabBarController: UITabBarController): UIInterfaceOrientation)? The orientation in which a full-screen presentation of the container begins. Facts: E72, E81 (:help E72).

---Gives the menus of an interaction, and is notified of them.
---@class UIContextMenuInteractionDelegate
---@field configurationForMenu (fun(interaction: UIContextMenuInteraction, location: CGPoint): UIContextMenuConfiguration?)? The menu at a point of the view; nil for none. Facts: H93 (:help H93).
---@field willPerformPreviewAction (fun(interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called when the preview was tapped. Facts: H95 (:help H95).
---@field willDisplayMenu (fun(interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu appears. Facts: H94 (:help H94).
---@field willEnd (fun(interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu disappears. Facts: H94 (:help H94).

---Decides which touches a recogniser receives, whether its gesture may begin, and which recognisers recognise one together with it.
---@class UIGestureRecognizerDelegate
---@field shouldBegin (fun(gestureRecognizer: UIGestureRecognizer): boolean)? Whether a gesture may begin. Only false refuses.
---@field shouldRecognizeSimultaneously (fun(gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer): boolean)? Whether a recogniser and another one may recognise a gesture at the same time, where one of them would keep the other from it. Only true counts.
---@field shouldRequireFailure (fun(gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer): boolean)? Whether a recogniser begins only if another one has failed. Only true counts.
---@field shouldBeRequiredToFail (fun(gestureRecognizer: UIGestureRecognizer, otherGestureRecognizer: UIGestureRecognizer): boolean)? Whether a recogniser has to fail before another one begins. Only true counts.
---@field shouldReceive (fun(gestureRecognizer: UIGestureRecognizer, touch: UITouch): boolean)? Whether a recogniser receives a touch; asked when a finger touches the screen. Only false refuses.

---Methods to respond to the buttons of an action sheet.
---@class UIActionSheetDelegate
---@field clickedButton (fun(actionSheet: UIActionSheet, buttonIndex: integer))? Called when the user has tapped a button, before the sheet is dismissed.
---@field willPresent (fun(actionSheet: UIActionSheet))? Called before it is shown.
---@field didPresent (fun(actionSheet: UIActionSheet))? Called when it has been shown.
---@field willDismissWithButtonIndex (fun(actionSheet: UIActionSheet, buttonIndex: integer))? Called before it is dismissed.
---@field didDismissWithButtonIndex (fun(actionSheet: UIActionSheet, buttonIndex: integer))? Called when it has been dismissed.

---Decides how a presentation adapts, and is notified when the user dismisses it.
---@class UIAdaptivePresentationControllerDelegate
---@field adaptivePresentationStyle (fun(controller: UIPresentationController, traitCollection: UITraitCollection): UIModalPresentationStyle)? The style in a compact environment; `none` keeps the requested style. Facts: P31 (:help P31).
---@field viewControllerForAdaptivePresentationStyle (fun(controller: UIPresentationController, style: UIModalPresentationStyle): UIViewController?)? Another controller to present in the compact style; nil for the same. Facts: P32 (:help P32).
---@field prepareAdaptive (fun(presentationController: UIPresentationController, adaptivePresentationController: UIPresentationController))? Called before it is presented in an adapted style, with the presentation controller of that style, to be set up. Facts: F68 (:help F68).
---@field willPresentWithAdaptiveStyle (fun(presentationController: UIPresentationController, style: UIModalPresentationStyle, transitionCoordinator?: UIViewControllerTransitionCoordinator))? Called before it is presented in an adapted style, or takes one while it is up; `none` where it returns to its own. Facts: F68, F72 (:help F68).
---@field shouldDismiss (fun(presentationController: UIPresentationController): boolean)? Whether the user may dismiss the presentation. Only false refuses. Facts: P33 (:help P33).
---@field willDismiss (fun(presentationController: UIPresentationController))? Called when the user begins to dismiss it. Facts: P33 (:help P33).
---@field didDismiss (fun(presentationController: UIPresentationController))? Called when the user has dismissed it. Facts: P33 (:help P33).
---@field didAttemptToDismiss (fun(presentationController: UIPresentationController))? Called when the user tried to dismiss it but may not. Facts: P34 (:help P34).
---@field prepareForPopoverPresentation (fun(popoverPresentationController: UIPopoverPresentationController))? Called before a popover is presented: the last chance to set what it points at.
---@field willReposition (fun(popoverPresentationController: UIPopoverPresentationController, rect: CGRect, view: UIView): CGRect?)? Called when the device has been rotated or resized, and the popover is about to move: both the rectangle and its view may be replaced. Not called for a popover at a bar button. Facts: F71 (:help F71).
---@field didChangeSelectedDetentIdentifier (fun(sheetPresentationController: UISheetPresentationController))? Called when the user has moved the sheet to another height; `selectedDetentIdentifier` is new already. Not called for changes by the program. Facts: F55 (:help F55).

---Methods to respond to the buttons of an alert.
---@class UIAlertViewDelegate
---@field clickedButton (fun(alertView: UIAlertView, buttonIndex: integer))? Called when the user has tapped a button, before the alert is dismissed.
---@field willPresent (fun(alertView: UIAlertView))? Called before it is shown.
---@field didPresent (fun(alertView: UIAlertView))? Called when it has been shown.
---@field willDismissWithButtonIndex (fun(alertView: UIAlertView, buttonIndex: integer))? Called before it is dismissed.
---@field didDismissWithButtonIndex (fun(alertView: UIAlertView, buttonIndex: integer))? Called when it has been dismissed.

---Methods to allow and respond to dismissals by the user.
---@class UIPopoverControllerDelegate
---@field shouldDismissPopover (fun(popoverController: UIPopoverController): boolean)? Asks whether a tap outside may dismiss the popover. Only false refuses. Facts: B71 (:help B71).
---@field didDismissPopover (fun(popoverController: UIPopoverController))? Called when the user has dismissed the popover; not after `dismiss`. Facts: B71 (:help B71).

---Provides a presentation's manager and animations.
---@class UIViewControllerTransitioningDelegate
---@field presentationControllerFor (fun(presented: UIViewController, presenting?: UIViewController, source: UIViewController): UIPresentationController?)? The manager of a presentation in the style `custom`; nil for UIKit's.
---@field animationControllerForPresented (fun(presented: UIViewController, presenting: UIViewController, source: UIViewController): UIViewControllerAnimatedTransitioning?)? The animation of the presentation; nil for UIKit's.
---@field animationControllerForDismissed (fun(dismissed: UIViewController): UIViewControllerAnimatedTransitioning?)? The animation of the dismissal; nil for UIKit's.
---@field interactionControllerForPresentation (fun(animator?: any): UIViewControllerInteractiveTransitioning?)? The interaction controller of the presentation; nil if it is not interactive.
---@field interactionControllerForDismissal (fun(animator?: any): UIViewControllerInteractiveTransitioning?)? The interaction controller of the dismissal; nil if it is not interactive.

---Methods that provide what a collection view shows.
---@class UICollectionViewDataSource
---@field numberOfSections (fun(collectionView: UICollectionView): integer)? The number of sections; one by default. Facts: H1 (:help H1).
---@field numberOfItems (fun(collectionView: UICollectionView, section: integer): integer)? How many items a section has; asked again after `reloadData`. Facts: H1 (:help H1).
---@field cellForItem (fun(collectionView: UICollectionView, indexPath: IndexPath): UICollectionViewCell)? What shows an item: a cell that the view reuses. `no-item-cell`: NSInternalInconsistencyException: each item on screen needs a cell; an exception is raised during the layout. Facts: H2 (:help H2).
---@field viewForSupplementaryElement (fun(collectionView: UICollectionView, kind: UICollectionView.ElementKind, indexPath: IndexPath): UICollectionReusableView)? The header or footer of a section, by its kind. Facts: H12 (:help H12).

---Methods to respond to and control what the user does with the items of a collection view. It has all functions of UIScrollViewDelegate, too.
---@class UICollectionViewDelegate
---@field shouldHighlightItem (fun(collectionView: UICollectionView, indexPath: IndexPath): boolean)? Whether an item that is touched is highlighted, and may be selected. Only false refuses. Facts: H5 (:help H5).
---@field didHighlightItem (fun(collectionView: UICollectionView, indexPath: IndexPath))? Called when an item is touched. Facts: H5 (:help H5).
---@field didUnhighlightItem (fun(collectionView: UICollectionView, indexPath: IndexPath))? Called when an item is no longer touched. Facts: H5 (:help H5).
---@field shouldSelectItem (fun(collectionView: UICollectionView, indexPath: IndexPath): boolean)? Whether the user may select an item. Only false refuses. Facts: H5 (:help H5).
---@field didSelectItem (fun(collectionView: UICollectionView, indexPath: IndexPath))? Called when the user has selected an item. Facts: H5 (:help H5).
---@field shouldDeselectItem (fun(collectionView: UICollectionView, indexPath: IndexPath): boolean)? Whether the user may deselect one of several selected items. Only false refuses. Facts: H6 (:help H6).
---@field didDeselectItem (fun(collectionView: UICollectionView, indexPath: IndexPath))? Called when the user has deselected an item, or selected another one. Facts: H6 (:help H6).
---@field willDisplay (fun(collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath))? Called before the cell of an item appears. Facts: H4 (:help H4).
---@field didEndDisplaying (fun(collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath))? Called when the cell of an item has disappeared. Facts: H4 (:help H4).
---@field contextMenuConfigurationForItems (fun(collectionView: UICollectionView, indexPaths: IndexPath[], point: CGPoint): UIContextMenuConfiguration?)? The menu that a long press on items shows; nil for none. Facts: H93 (:help H93).
---@field contextMenuConfigurationForItem (fun(collectionView: UICollectionView, indexPath: IndexPath, point: CGPoint): UIContextMenuConfiguration?)? The menu that a long press on an item shows before iOS 16; nil for none. Facts: H93 (:help H93).
---@field willDisplayContextMenu (fun(collectionView: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of an item appears. Facts: H94 (:help H94).
---@field willEndContextMenuInteraction (fun(collectionView: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of an item disappears. Facts: H94 (:help H94).
---@field willPerformPreviewAction (fun(collectionView: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called when the preview of an item's menu was tapped. Facts: H95 (:help H95).
---@field sizeForItem (fun(collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, indexPath: IndexPath): CGSize)? How large an item is, in points, instead of the layout's `itemSize`.
---@field insetForSection (fun(collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: integer): UIEdgeInsets)? The space around the items of a section.
---@field minimumLineSpacingForSection (fun(collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: integer): number)? The least distance between the lines of a section.
---@field minimumInteritemSpacingForSection (fun(collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: integer): number)? The least distance between the items of a section's lines.
---@field referenceSizeForHeader (fun(collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: integer): CGSize)? The size of a section's header; zero for none.
---@field referenceSizeForFooter (fun(collectionView: UICollectionView, collectionViewLayout: UICollectionViewLayout, section: integer): CGSize)? The size of a section's footer; zero for none.

---Methods to respond to and control the scrolling of a scroll view.
---@class UIScrollViewDelegate
---@field didScroll (fun(scrollView: UIScrollView))? Called at every change of the offset. Facts: E37 (:help E37).
---@field willBeginDragging (fun(scrollView: UIScrollView))? Called when the user begins to drag the content. Facts: E35 (:help E35).
---@field willEndDragging (fun(scrollView: UIScrollView, velocity: CGPoint, targetContentOffset: CGPoint): CGPoint?)? Called before the finger is lifted, with its velocity in points per millisecond; the place where the content will stop may be changed. Facts: E36 (:help E36).
---@field didEndDragging (fun(scrollView: UIScrollView, decelerate: boolean))? Called when the finger was lifted, with whether the content moves on. Facts: E35 (:help E35).
---@field willBeginDecelerating (fun(scrollView: UIScrollView))? Called when the content begins to move on without a finger. Facts: E35 (:help E35).
---@field didEndDecelerating (fun(scrollView: UIScrollView))? Called when the content has stopped. Facts: E35 (:help E35).
---@field didEndScrollingAnimation (fun(scrollView: UIScrollView))? Called when an animation of the offset has ended that the program began. Facts: E37 (:help E37).
---@field shouldScrollToTop (fun(scrollView: UIScrollView): boolean)? Whether a tap on the status bar scrolls to the top. Only false refuses. Facts: E39 (:help E39).
---@field didScrollToTop (fun(scrollView: UIScrollView))? Called when a tap on the status bar has scrolled to the top. Facts: E39 (:help E39).
---@field didChangeAdjustedContentInset (fun(scrollView: UIScrollView))? Called when the insets with the safe area have changed. Facts: E33 (:help E33).

---Methods that provide what a table shows.
---@class UITableViewDataSource
---@field numberOfSections (fun(tableView: UITableView): integer)? How many sections the table has; one by default.
---@field numberOfRows (fun(tableView: UITableView, section: integer): integer)? How many rows a section has; asked again after `reloadData`.
---@field cellForRow (fun(tableView: UITableView, indexPath: IndexPath): UITableViewCell)? What shows a row: a cell that the table reuses, or a new one. `no-cell`: NSInternalInconsistencyException: each row needs a cell; an exception is raised during the table's layout. Facts: B89 (:help B89).
---@field titleForHeader (fun(tableView: UITableView, section: integer): string?)? The text above a section.
---@field titleForFooter (fun(tableView: UITableView, section: integer): string?)? The text below a section.
---@field canEditRow (fun(tableView: UITableView, indexPath: IndexPath): boolean)? Whether the user may delete or insert a row. Only false refuses.
---@field commit (fun(tableView: UITableView, editingStyle: UITableViewCell.EditingStyle, indexPath: IndexPath))? Performs the user's edit: deletes the row, or inserts one. Facts: B91 (:help B91).

---Methods to respond to and control what the user does with the rows of a table. It has all functions of UIScrollViewDelegate, too.
---@class UITableViewDelegate
---@field willSelectRow (fun(tableView: UITableView, indexPath: IndexPath): IndexPath?)? The row to select instead of the one that the user tapped; nil selects none. Facts: B90 (:help B90).
---@field didSelectRow (fun(tableView: UITableView, indexPath: IndexPath))? Called when the user has selected a row. Facts: B90 (:help B90).
---@field willDeselectRow (fun(tableView: UITableView, indexPath: IndexPath): IndexPath?)? The row to deselect because the user selects another one; nil keeps it selected.
---@field didDeselectRow (fun(tableView: UITableView, indexPath: IndexPath))? Called when a row has been deselected because the user selected another one.
---@field viewForHeader (fun(tableView: UITableView, section: integer): UIView?)? The view above a section, instead of its title; nil for none.
---@field viewForFooter (fun(tableView: UITableView, section: integer): UIView?)? The view below a section, instead of its title; nil for none.
---@field heightForHeader (fun(tableView: UITableView, section: integer): number)? The height of what is above a section, in points.
---@field heightForFooter (fun(tableView: UITableView, section: integer): number)? The height of what is below a section, in points.
---@field heightForRow (fun(tableView: UITableView, indexPath: IndexPath): number)? The height of a row, in points; `automaticDimension` lets its contents decide. Facts: H97 (:help H97).
---@field editingStyleForRow (fun(tableView: UITableView, indexPath: IndexPath): UITableViewCell.EditingStyle)? The action of a row's control while the table is edited.
---@field leadingSwipeActionsConfigurationForRow (fun(tableView: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration?)? The actions at the left edge of a row; nil for none. Facts: H90 (:help H90).
---@field trailingSwipeActionsConfigurationForRow (fun(tableView: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration?)? The actions at the right edge of a row; nil for Delete, if the data source can delete it. Facts: H90 (:help H90).
---@field titleForDeleteConfirmationButtonForRow (fun(tableView: UITableView, indexPath: IndexPath): string?)? The text of the button that deletes a row; nil for "Delete".
---@field willBeginEditingRow (fun(tableView: UITableView, indexPath: IndexPath))? Called before a swipe moves a row aside. Facts: H91 (:help H91).
---@field didEndEditingRow (fun(tableView: UITableView, indexPath?: IndexPath))? Called when a row that was swiped is back in its place; nil if it is gone. Facts: H91 (:help H91).
---@field contextMenuConfigurationForRow (fun(tableView: UITableView, indexPath: IndexPath, point: CGPoint): UIContextMenuConfiguration?)? The menu that a long press on a row shows; nil for none. Facts: H93 (:help H93).
---@field willDisplayContextMenu (fun(tableView: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of a row appears. Facts: H94 (:help H94).
---@field willEndContextMenuInteraction (fun(tableView: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of a row disappears. Facts: H94 (:help H94).
---@field willPerformPreviewAction (fun(tableView: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called when the preview of a row's menu was tapped. Facts: H95 (:help H95).

---Methods to respond to and control the editing of a text field.
---@class UITextFieldDelegate
---@field shouldBeginEditing (fun(textField: UITextField): boolean)? Whether editing may begin. Only false refuses.
---@field didBeginEditing (fun(textField: UITextField))? Called when editing has begun.
---@field shouldEndEditing (fun(textField: UITextField): boolean)? Whether editing may end. Only false refuses.
---@field didEndEditing (fun(textField: UITextField))? Called when editing has ended.
---@field shouldChangeCharacters (fun(textField: UITextField, range: NSRange, string: string): boolean)? Whether the user's change is made; positions count UTF-16 units. Only false refuses.
---@field shouldReturn (fun(textField: UITextField): boolean)? Called when the user presses Return; true sends the actions for it. Only false refuses.

---Methods to respond to and control the editing of a text view.
---@class UITextViewDelegate
---@field shouldBeginEditing (fun(textView: UITextView): boolean)? Whether editing may begin. Only false refuses. Facts: H130 (:help H130).
---@field didBeginEditing (fun(textView: UITextView))? Called when editing has begun. Facts: H130 (:help H130).
---@field shouldEndEditing (fun(textView: UITextView): boolean)? Whether editing may end. Only false refuses. Facts: H130 (:help H130).
---@field didEndEditing (fun(textView: UITextView))? Called when editing has ended. Facts: H130 (:help H130).
---@field shouldChangeText (fun(textView: UITextView, range: NSRange, text: string): boolean)? Whether the user's change is made; positions count UTF-16 units. Only false refuses. Facts: H131 (:help H131).
---@field didChange (fun(textView: UITextView))? Called when the user has changed the text; not after a change by the program. Facts: H132 (:help H132).
---@field didChangeSelection (fun(textView: UITextView))? Called when another part of the text is selected. Facts: H131 (:help H131).

---Is notified of a scene's life cycle.
---@class UISceneDelegate
---@field willConnect (fun(scene: UIScene, session: UISceneSession, connectionOptions: SceneConnection))? Called when a scene is connected: its windows are made here; what they show may present from its `viewDidAppear` on. Facts: F1, F14, F15 (:help F1).
---@field didDisconnect (fun(scene: UIScene))? Called when the scene has left memory; its session may come back. Facts: F9, F10 (:help F9).
---@field willEnterForeground (fun(scene: UIScene))? Called before the scene comes to the screen. Facts: F4 (:help F4).
---@field didBecomeActive (fun(scene: UIScene))? Called when the scene receives events. Facts: F4, F8 (:help F4).
---@field willResignActive (fun(scene: UIScene))? Called before the scene receives no events any more. Facts: F4, F8 (:help F4).
---@field didEnterBackground (fun(scene: UIScene))? Called when the scene has left the screen. Facts: F4 (:help F4).
---@field openURLContexts (fun(scene: UIScene, URLContexts: string[]))? Called for URLs while the scene runs; those of a launch are in the connection options. Facts: F11 (:help F11).
---@field stateRestorationActivity (fun(scene: UIScene): NSUserActivity?)? Called when the scene has left the screen: the activity that restores it; nil for none. Facts: H47 (:help H47).
---@field restoreInteractionStateWith (fun(scene: UIScene, stateRestorationActivity: NSUserActivity))? Called after `willConnectTo`, before the scene comes to the screen, if an activity was saved (iOS 15). Facts: H47 (:help H47).
---@field willContinueUserActivityWithType (fun(scene: UIScene, userActivityType: string))? Called before the scene gets an activity to continue. Facts: H48 (:help H48).
---@field continueUserActivity (fun(scene: UIScene, userActivity: NSUserActivity))? Called to continue an activity while the scene runs; those of a launch are in the connection options. Facts: H48 (:help H48).
---@field didUpdateUserActivity (fun(scene: UIScene, userActivity: NSUserActivity))? Called when responders of the scene have updated an activity: the last chance to add to it. Facts: H122 (:help H122).
---@field didFailToContinueUserActivityWithType (fun(scene: UIScene, userActivityType: string, error: string))? Called when an activity that was announced doesn't arrive. Facts: H122 (:help H122).

---The delegate of a toolbar; none of its methods are called here.
---@class UIToolbarDelegate

---Decides how the user renames a document; none of its methods are called here.
---@class UINavigationItemRenameDelegate

---Updates the results of a search.
---@class UISearchResultsUpdating
---@field updateSearchResults (fun(search: UISearchController, suggestion?: UISearchSuggestionItem))? Called when the bar becomes first responder, when its text or scope changes, when a suggestion is chosen, and when the search ends.

---Animates a transition: a table, or an object, that a delegate returns.
---@class UIViewControllerAnimatedTransitioning
---@field transitionDuration (fun(context?: UIViewControllerContextTransitioning): number)? Returns the duration, in seconds.
---@field animateTransition (fun(context: UIViewControllerContextTransitioning))? Called to animate; it must ensure that `context:completeTransition(true)` is called.
---@field animationEnded (fun(completed: boolean))? Called when the transition is over; false if it was cancelled.

---Drives an animator: a `UIPercentDrivenInteractiveTransition`, or a table.
---@class UIViewControllerInteractiveTransitioning
---@field wantsInteractiveStart boolean? Whether it starts interactively; only false doesn't.
---@field startInteractiveTransition (fun(context: UIViewControllerContextTransitioning))? Called instead of the animator; it reports the progress to the context.

---Is notified of an entered contact.
---@class ABNewPersonViewControllerDelegate
---@field didCompleteWithNewPerson (fun(controller: ABNewPersonViewController, person?: any))? Called with the new contact, or nil if the user cancelled; it dismisses.

---Is notified of a chosen contact.
---@class ABPeoplePickerNavigationControllerDelegate
---@field didSelectPerson (fun(picker: ABPeoplePickerNavigationController, person?: any, property?: integer, identifier?: integer))? Called with the contact, or with one value of it.
---@field shouldContinueAfterSelectingPerson (fun(picker: ABPeoplePickerNavigationController, person?: any, property?: integer, identifier?: integer): boolean)? Asked whether the picker continues; only true does.
---@field didCancel (fun(picker: ABPeoplePickerNavigationController))? Called when the user cancelled.

---Decides what a tap on a value does.
---@class ABPersonViewControllerDelegate
---@field shouldPerformDefaultActionForPerson (fun(controller: ABPersonViewController, person?: any, property: integer, identifier: integer): boolean)? Asked whether to call or write to a value; only true does.

---Is notified of what happens to an unknown contact.
---@class ABUnknownPersonViewControllerDelegate
---@field didResolveToPerson (fun(controller: ABUnknownPersonViewController, person?: any))? Called with the contact that was created or found, or nil.
---@field shouldPerformDefaultActionForPerson (fun(controller: ABUnknownPersonViewController, person?: any, property: integer, identifier: integer): boolean)? Asked whether to call or write to a value; only true does.

---Is notified of an edited event.
---@class EKEventEditViewDelegate
---@field didCompleteWith (fun(controller: EKEventEditViewController, action: EKEventEditViewAction))? Called with "canceled", "saved" or "deleted"; it dismisses.
---@field defaultCalendarForNewEvents (fun(controller: EKEventEditViewController): string?)? Asked for the title of the calendar of new events.

---Is notified of what the user did with an event.
---@class EKEventViewDelegate
---@field didCompleteWith (fun(controller: EKEventViewController, action: EKEventViewAction))? Called with "done", "responded" or "deleted".

---Is notified when a player is done.
---@class GKAchievementViewControllerDelegate
---@field didFinish (fun(controller: GKAchievementViewController))? Called when the player taps Done; it dismisses.

---Is notified when a player is done.
---@class GKLeaderboardViewControllerDelegate
---@field didFinish (fun(controller: GKLeaderboardViewController))? Called when the player taps Done; it dismisses.

---Is notified of the match that was found.
---@class GKMatchmakerViewControllerDelegate
---@field didFind (fun(controller: GKMatchmakerViewController, match?: any))? Called with the match that was found; it dismisses.
---@field didFindHostedPlayers (fun(controller: GKMatchmakerViewController, players: any[]))? Called with the players, if the program hosts.
---@field didFindPlayers (fun(controller: GKMatchmakerViewController, names: string[]))? Called with the names of the players, if the program hosts.
---@field didFailWithError (fun(controller: GKMatchmakerViewController, text: string))? Called when it failed, with the text of the error.
---@field wasCancelled (fun(controller: GKMatchmakerViewController))? Called when the player cancelled; it dismisses.

---Is notified of the chosen match.
---@class GKTurnBasedMatchmakerViewControllerDelegate
---@field didFind (fun(controller: GKTurnBasedMatchmakerViewController, match?: any))? Called with the match that was found; it dismisses.
---@field playerQuitFor (fun(controller: GKTurnBasedMatchmakerViewController, match?: any))? Called with a match that the player has quit.
---@field didFailWithError (fun(controller: GKTurnBasedMatchmakerViewController, text: string))? Called when it failed, with the text of the error.
---@field wasCancelled (fun(controller: GKTurnBasedMatchmakerViewController))? Called when the player cancelled; it dismisses.

---Is notified of the device that was found.
---@class GKPeerPickerControllerDelegate
---@field didSelect (fun(picker: GKPeerPickerController, type: GKPeerPickerConnectionType))? Called with the kind of connection, "nearby" or "online".
---@field sessionFor (fun(picker: GKPeerPickerController, type: GKPeerPickerConnectionType): any)? Asked for the session of a kind of connection.
---@field didConnectPeer (fun(picker: GKPeerPickerController, peer: string, session?: any))? Called when another device is connected; it dismisses.
---@field didCancel (fun(picker: GKPeerPickerController))? Called when the player cancelled.

---Is notified of the result of the mail.
---@class MFMailComposeViewControllerDelegate
---@field didFinishWith (fun(controller: MFMailComposeViewController, result: MFMailComposeResult, error?: string))? Called with "cancelled", "saved", "sent" or "failed"; it dismisses.

---Is notified of the result of the message.
---@class MFMessageComposeViewControllerDelegate
---@field didFinishWith (fun(controller: MFMessageComposeViewController, result: MessageComposeResult))? Called with "cancelled", "sent" or "failed"; it dismisses.

---Is notified of the chosen songs.
---@class MPMediaPickerControllerDelegate
---@field didPickMediaItems (fun(picker: MPMediaPickerController, items: any[]))? Called with the songs; it dismisses.
---@field didCancel (fun(picker: MPMediaPickerController))? Called when the user cancelled; it dismisses.

---Is notified of the chosen picture.
---@class UIImagePickerControllerDelegate
---@field didFinishPickingMediaWithInfo (fun(picker: UIImagePickerController, info: table))? Called with what is known of the picture, by the names of UIKit's keys; it dismisses.
---@field didCancel (fun(picker: UIImagePickerController))? Called when the user cancelled; it dismisses.

---Is notified of the result of the trimming.
---@class UIVideoEditorControllerDelegate
---@field didSaveEditedVideoToPath (fun(editor: UIVideoEditorController, path: string))? Called with the path of the shortened film; it dismisses.
---@field didFailWithError (fun(editor: UIVideoEditorController, text: string))? Called when it failed, with the text of the error.
---@field didCancel (fun(editor: UIVideoEditorController))? Called when the user cancelled; it dismisses.

---Is notified of a page and of the end.
---@class SFSafariViewControllerDelegate
---@field didFinish (fun(controller: SFSafariViewController))? Called when the user is done, and the controller is gone. Facts: F121 (:help F121).
---@field didCompleteInitialLoad (fun(controller: SFSafariViewController, didLoadSuccessfully: boolean))? Called when the page has been loaded.

---Is notified of chosen documents.
---@class UIDocumentPickerDelegate
---@field didPickDocumentsAt (fun(controller: UIDocumentPickerViewController, urls: string[]))? Called with the documents, while the picker is being dismissed. Facts: F119 (:help F119).
---@field wasCancelled (fun(controller: UIDocumentPickerViewController))? Called when the user cancelled.

---Is notified of chosen photos.
---@class PHPickerViewControllerDelegate
---@field didFinishPicking (fun(picker: PHPickerViewController, results: string[]))? Called with the photos, none for a cancel; it dismisses the picker. Facts: F120 (:help F120).
