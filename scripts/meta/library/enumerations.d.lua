---@meta
-- Written by `drilldown meta`; do not edit.

---@alias Device
---| "iPhone"
---| "iPad"

---@alias DeviceOrientation
---| "portrait"
---| "landscape"
---| "landscapeLeft"
---| "landscapeRight"
---| "portraitUpsideDown"
---| "faceUp"
---| "faceDown"

---@alias EKEventEditViewAction
---| "canceled"
---| "saved"
---| "deleted"

---@alias EKEventViewAction
---| "done"
---| "responded"
---| "deleted"

---@alias GKPeerPickerConnectionType
---| "online"
---| "nearby"

---@alias KeyboardPlace
---| "docked"
---| "undocked"
---| "floating"

---@alias MFMailComposeResult
---| "cancelled"
---| "saved"
---| "sent"
---| "failed"

---@alias MKMapType
---| "standard"
---| "satellite"
---| "hybrid"

---@alias MPMovieFinishReason
---| "playbackEnded"
---| "playbackError"
---| "userExited"

---@alias MPMoviePlaybackState
---| "stopped"
---| "playing"
---| "paused"

---@alias MessageComposeResult
---| "cancelled"
---| "sent"
---| "failed"

---@alias Model
---| "iPhone 8"
---| "iPhone X"
---| "iPhone XS"
---| "iPhone XR"
---| "iPhone XS Max"
---| "iPhone 12"
---| "iPhone 13"
---| "iPhone 14"
---| "iPhone 14 Pro"
---| "iPhone 14 Pro Max"

---@alias NSDirectionalRectEdge
---| "top"
---| "leading"
---| "bottom"
---| "trailing"
---| "all"

---@alias NSRectAlignment
---| "none"
---| "top"
---| "topLeading"
---| "leading"
---| "bottomLeading"
---| "bottom"
---| "bottomTrailing"
---| "trailing"
---| "topTrailing"

---@alias NSTextAlignment
---| "left"
---| "center"
---| "right"
---| "justified"
---| "natural"

---@alias Orientation
---| "portrait"
---| "landscape"

---@alias Profile
---| "modern"
---| "ios16"
---| "mid"
---| "ios7"
---| "classic"

---@alias SizeClass
---| "compact"
---| "regular"

---@alias TreeStyle
---| "tree"
---| "uikit"
---| "json"

---@alias UIAlertAction.Style
---| "default"
---| "cancel"
---| "destructive"

---@alias UIAlertController.Style
---| "alert"
---| "actionSheet"

---@alias UIAlertControllerSeverity
---| "default"
---| "critical"

---@alias UIAlertViewStyle
---| "default"
---| "secureTextInput"
---| "plainTextInput"
---| "loginAndPasswordInput"

---@alias UIBarButtonItem.Style
---| "plain"
---| "bordered"
---| "done"

---@alias UIBarButtonItem.SystemItem
---| "done"
---| "cancel"
---| "edit"
---| "save"
---| "add"
---| "flexibleSpace"
---| "fixedSpace"
---| "compose"
---| "reply"
---| "action"
---| "organize"
---| "bookmarks"
---| "search"
---| "refresh"
---| "stop"
---| "camera"
---| "trash"
---| "play"
---| "pause"
---| "rewind"
---| "fastForward"
---| "undo"
---| "redo"
---| "pageCurl"
---| "close"

---@alias UIBarStyle
---| "default"
---| "black"

---@alias UIBlurEffect.Style
---| "extraLight"
---| "light"
---| "dark"
---| "regular"
---| "prominent"
---| "systemUltraThinMaterial"
---| "systemThinMaterial"
---| "systemMaterial"
---| "systemThickMaterial"
---| "systemChromeMaterial"

---@alias UIButton.ButtonType
---| "custom"
---| "system"
---| "detailDisclosure"
---| "infoLight"
---| "infoDark"
---| "contactAdd"
---| "close"

---@alias UICellAccessory
---| "disclosureIndicator"
---| "checkmark"
---| "detail"

---@alias UICollectionLayoutListConfiguration.Appearance
---| "plain"
---| "grouped"
---| "insetGrouped"
---| "sidebar"
---| "sidebarPlain"

---@alias UICollectionLayoutListConfiguration.FooterMode
---| "none"
---| "supplementary"

---@alias UICollectionLayoutListConfiguration.HeaderMode
---| "none"
---| "supplementary"
---| "firstItemInSection"

---@alias UICollectionLayoutSectionOrthogonalScrollingBehavior
---| "none"
---| "continuous"
---| "continuousGroupLeadingBoundary"
---| "paging"
---| "groupPaging"
---| "groupPagingCentered"

---@alias UICollectionView.ElementKind
---| "elementKindSectionHeader"
---| "elementKindSectionFooter"

---@alias UICollectionView.ScrollDirection
---| "vertical"
---| "horizontal"

---@alias UICollectionView.ScrollPosition
---| "none"
---| "top"
---| "centeredVertically"
---| "bottom"
---| "left"
---| "centeredHorizontally"
---| "right"

---@alias UIColor
---| "black"
---| "darkGray"
---| "gray"
---| "lightGray"
---| "white"
---| "red"
---| "green"
---| "blue"
---| "cyan"
---| "yellow"
---| "magenta"
---| "orange"
---| "purple"
---| "brown"
---| "clear"
---| "systemBackground"
---| "groupTableViewBackground"
---| "separator"
---| "label"

---@alias UIContextMenuInteractionCommitStyle
---| "dismiss"
---| "pop"

---@alias UIContextualAction.Style
---| "normal"
---| "destructive"

---@alias UIControl.Event
---| "touchDown"
---| "touchUpInside"
---| "valueChanged"
---| "primaryActionTriggered"
---| "editingDidBegin"
---| "editingChanged"
---| "editingDidEnd"
---| "editingDidEndOnExit"
---| "touchDragInside"
---| "touchDragOutside"
---| "touchDragEnter"
---| "touchDragExit"
---| "touchUpOutside"
---| "touchCancel"

---@alias UIControl.State
---| "normal"
---| "highlighted"
---| "disabled"
---| "selected"

---@alias UIDeviceOrientation
---| "unknown"
---| "portrait"
---| "portraitUpsideDown"
---| "landscapeLeft"
---| "landscapeRight"
---| "faceUp"
---| "faceDown"

---@alias UIGestureRecognizer.State
---| "possible"
---| "began"
---| "changed"
---| "ended"
---| "cancelled"
---| "failed"

---@alias UIInterfaceOrientation
---| "unknown"
---| "portrait"
---| "portraitUpsideDown"
---| "landscapeRight"
---| "landscapeLeft"

---@alias UIInterfaceOrientationMask
---| "all"
---| "allButUpsideDown"
---| "landscape"
---| "portrait"
---| "landscapeLeft"
---| "landscapeRight"
---| "portraitUpsideDown"

---@alias UIKeyModifierFlags
---| "shift"
---| "control"
---| "alternate"
---| "command"

---@alias UIKeyboardType
---| "default"
---| "asciiCapable"
---| "numbersAndPunctuation"
---| "URL"
---| "numberPad"
---| "phonePad"
---| "namePhonePad"
---| "emailAddress"
---| "decimalPad"

---@alias UIMenu.Options
---| "displayInline"
---| "destructive"
---| "singleSelection"
---| "displayAsPalette"

---@alias UIMenuElement.Attributes
---| "disabled"
---| "destructive"
---| "hidden"
---| "keepsMenuPresented"

---@alias UIMenuElement.State
---| "off"
---| "on"
---| "mixed"

---@alias UIModalPresentationStyle
---| "fullScreen"
---| "pageSheet"
---| "formSheet"
---| "currentContext"
---| "custom"
---| "overFullScreen"
---| "overCurrentContext"
---| "popover"
---| "none"
---| "automatic"

---@alias UIModalTransitionStyle
---| "coverVertical"
---| "flipHorizontal"
---| "crossDissolve"
---| "partialCurl"

---@alias UINavigationController.Operation
---| "none"
---| "push"
---| "pop"

---@alias UINavigationItem.BackButtonDisplayMode
---| "default"
---| "generic"
---| "minimal"

---@alias UINavigationItem.ItemStyle
---| "navigator"
---| "browser"
---| "editor"

---@alias UINavigationItem.LargeTitleDisplayMode
---| "automatic"
---| "always"
---| "never"
---| "inline"

---@alias UINavigationItem.SearchBarPlacement
---| "automatic"
---| "inline"
---| "stacked"
---| "integrated"
---| "integratedCentered"
---| "integratedButton"

---@alias UIPageViewController.NavigationDirection
---| "forward"
---| "reverse"

---@alias UIPageViewController.NavigationOrientation
---| "horizontal"
---| "vertical"

---@alias UIPageViewController.SpineLocation
---| "none"
---| "min"
---| "mid"
---| "max"

---@alias UIPageViewController.TransitionStyle
---| "pageCurl"
---| "scroll"

---@alias UIPopoverArrowDirection
---| "any"
---| "up"
---| "down"
---| "left"
---| "right"
---| "unknown"

---@alias UIPress.Phase
---| "began"
---| "changed"
---| "stationary"
---| "ended"
---| "cancelled"

---@alias UIRectEdge
---| "none"
---| "top"
---| "bottom"
---| "left"
---| "right"
---| "all"

---@alias UIReturnKeyType
---| "default"
---| "go"
---| "next"
---| "search"
---| "send"
---| "done"

---@alias UIScene.ActivationState
---| "unattached"
---| "foregroundActive"
---| "foregroundInactive"
---| "background"

---@alias UIScrollView.ContentInsetAdjustmentBehavior
---| "automatic"
---| "scrollableAxes"
---| "never"
---| "always"

---@alias UIScrollView.KeyboardDismissMode
---| "none"
---| "onDrag"
---| "interactive"
---| "onDragWithAccessory"
---| "interactiveWithAccessory"

---@alias UISearchBar.Style
---| "default"
---| "prominent"
---| "minimal"

---@alias UISearchController.ScopeBarActivation
---| "automatic"
---| "manual"
---| "onTextEntry"
---| "onSearchActivation"

---@alias UISplitViewController.Column
---| "primary"
---| "supplementary"
---| "secondary"
---| "compact"
---| "inspector"

---@alias UISplitViewController.DisplayMode
---| "automatic"
---| "secondaryOnly"
---| "oneBesideSecondary"
---| "oneOverSecondary"
---| "twoBesideSecondary"
---| "twoOverSecondary"
---| "twoDisplaceSecondary"

---@alias UISplitViewController.DisplayModeButtonVisibility
---| "automatic"
---| "never"
---| "always"

---@alias UISplitViewController.PrimaryEdge
---| "leading"
---| "trailing"

---@alias UISplitViewController.SplitBehavior
---| "automatic"
---| "tile"
---| "overlay"
---| "displace"

---@alias UISplitViewController.Style
---| "unspecified"
---| "doubleColumn"
---| "tripleColumn"

---@alias UIStatusBarAnimation
---| "none"
---| "fade"
---| "slide"

---@alias UIStatusBarStyle
---| "default"
---| "lightContent"
---| "darkContent"

---@alias UISwipeGestureRecognizer.Direction
---| "right"
---| "left"
---| "up"
---| "down"

---@alias UITab.Placement
---| "automatic"
---| "default"
---| "optional"
---| "movable"
---| "pinned"
---| "fixed"
---| "sidebarOnly"

---@alias UITabAccessory.Environment
---| "unspecified"
---| "none"
---| "regular"
---| "inline"

---@alias UITabBarController.MinimizeBehavior
---| "automatic"
---| "never"
---| "onScrollDown"
---| "onScrollUp"

---@alias UITabBarController.Mode
---| "automatic"
---| "tabBar"
---| "tabSidebar"

---@alias UITabBarController.Sidebar.Layout
---| "automatic"
---| "overlap"
---| "tile"

---@alias UITabBarItem.SystemItem
---| "more"
---| "favorites"
---| "featured"
---| "topRated"
---| "recents"
---| "contacts"
---| "history"
---| "bookmarks"
---| "search"
---| "downloads"
---| "mostRecent"
---| "mostViewed"

---@alias UITabGroup.SidebarAppearance
---| "automatic"
---| "inline"
---| "rootSection"

---@alias UITableView.RowAnimation
---| "fade"
---| "right"
---| "left"
---| "top"
---| "bottom"
---| "none"
---| "middle"
---| "automatic"

---@alias UITableView.ScrollPosition
---| "none"
---| "top"
---| "middle"
---| "bottom"

---@alias UITableView.Style
---| "plain"
---| "grouped"
---| "insetGrouped"

---@alias UITableViewCell.AccessoryType
---| "none"
---| "disclosureIndicator"
---| "detailDisclosureButton"
---| "checkmark"
---| "detailButton"

---@alias UITableViewCell.CellStyle
---| "default"
---| "value1"
---| "value2"
---| "subtitle"

---@alias UITableViewCell.EditingStyle
---| "none"
---| "delete"
---| "insert"

---@alias UITableViewCell.SelectionStyle
---| "none"
---| "blue"
---| "gray"
---| "default"

---@alias UITextField.BorderStyle
---| "none"
---| "line"
---| "bezel"
---| "roundedRect"

---@alias UITouch.Phase
---| "began"
---| "moved"
---| "stationary"
---| "ended"
---| "cancelled"

---@alias UITrait
---| "horizontalSizeClass"
---| "verticalSizeClass"
---| "userInterfaceIdiom"
---| "userInterfaceStyle"
---| "tabAccessoryEnvironment"

---@alias UITransitionContextViewControllerKey
---| "from"
---| "to"

---@alias UIUserInterfaceIdiom
---| "unspecified"
---| "phone"
---| "pad"

---@alias UIUserInterfaceSizeClass
---| "unspecified"
---| "compact"
---| "regular"

---@alias UIUserInterfaceStyle
---| "unspecified"
---| "light"
---| "dark"

---@alias UIView.AutoresizingMask
---| "flexibleLeftMargin"
---| "flexibleWidth"
---| "flexibleRightMargin"
---| "flexibleTopMargin"
---| "flexibleHeight"
---| "flexibleBottomMargin"

---@alias UIWindow.Level
---| "normal"
---| "statusBar"
---| "alert"
