---@meta
-- Written by `drilldown meta`; do not edit.

---The background of a bar that has appearances.
---@class BarBackground
---@field fill string What it is filled with: default, transparent or a colour.
---@field shadow string? The colour of the line at its edge; nil for none.
---@field titleColor string? The colour of the title; nil for the usual one.

---What a navigation bar displays.
---@class BarContents
---@field left string[] The texts at the left edge, the back button's first.
---@field title string? The text in the middle.
---@field prompt string? The line above the buttons.
---@field right string[] The texts at the right edge, from left to right.
---@field hasLargeTitle boolean? True while the title is large, otherwise nil.
---@field search string? The text or the placeholder of the search bar.
---@field subtitle string? The line below the title.
---@field middle string[]? The texts of the items in the middle; nil without any.

---A transformation of the plane.
---@class CGAffineTransform
---@field a number 
---@field b number 
---@field c number 
---@field d number 
---@field tx number 
---@field ty number 

---A position in points, from the upper left corner.
---@class CGPoint
---@field x number 
---@field y number 

---A rectangle in points; a missing field is 0.
---@class CGRect
---@field x number 
---@field y number 
---@field width number 
---@field height number 

---A width and a height, in points.
---@class CGSize
---@field width number 
---@field height number 

---An event, a line of the timeline.
---@class Event
---@field at number The virtual time in seconds.
---@field kind string "callback", "delegate", "completion", "transition", "warning", "exception", "error", "mark", "deinit"
---@field number integer? The number of its controller.
---@field name string The name of its subject, as printed.
---@field callback string The name alone: `viewWillAppear`, `willShow`, `present`.
---@field animated boolean Whether it was animated.
---@field arguments string[] The other arguments, as printed.
---@field text string The line.
---@field subject UIViewController? The controller, looked up when it is read.

---A root and everything in its containers or presented from it.
---@class Family
---@field root UIViewController? The controller at the top.
---@field members FamilyMember[] The controllers of the family, root first.

---A controller and its relationships.
---@class FamilyMember
---@field vc UIViewController? The controller itself.
---@field parent UIViewController? 
---@field navigationController UIViewController? 
---@field tabBarController UIViewController? 
---@field splitViewController UIViewController? 
---@field presenting UIViewController? 
---@field presented UIViewController? 

---The index path of a row in a table; a missing section is 0.
---@class IndexPath
---@field section integer The section, from 0.
---@field row integer From 0.

---The entries of Info.plist that controllers depend on.
---@class InfoPlist
---@field UISupportedInterfaceOrientations (UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? The orientations that the application supports; nil for no entry.
---@field UISupportedInterfaceOrientations~ipad (UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? The same on an iPad; nil for the entry above.
---@field UIRequiresFullScreen boolean? Whether it has the screen of an iPad for itself.

---A controller that was removed from the hierarchy and is still alive.
---@class Leak
---@field vc UIViewController? The controller.
---@field name string Its name, as printed.
---@field heldBy string[] What retains it, a phrase each.

---Distances from four edges in the direction of reading, in points; a missing field is 0.
---@class NSDirectionalEdgeInsets
---@field top number 
---@field leading number 
---@field bottom number 
---@field trailing number 

---A part of a text, in UTF-16 units.
---@class NSRange
---@field location integer Its start, from 0.
---@field length integer Its length.

---What a new scene is opened with.
---@class NewSceneOptions
---@field urls string[]? The URLs that are in its connection options.
---@field userActivities NSUserActivity[]? The activities that are in its connection options.

---What a connection of a scene is about.
---@class SceneConnection
---@field urlContexts string[] The URLs that the scene was launched with.
---@field userActivities NSUserActivity[] The activities that the scene was made to continue.

---Changes of the user in the sidebar of a tab bar controller.
---@class SidebarEdit
---@field group string? The title of the group whose children are moved.
---@field order string[]? The titles of its children in the new order.
---@field hide string[]? The titles of the tabs to hide.
---@field show string[]? The titles of the tabs to show.

---What the status bar of the device shows.
---@class StatusBar
---@field isHidden boolean Whether it is hidden.
---@field style UIStatusBarStyle The colour of its text.
---@field updateAnimation UIStatusBarAnimation How its last change was animated.

---What the controllers on screen decide about the home indicator, the edges and the pointer.
---@class SystemParts
---@field hidesHomeIndicator boolean Whether the home indicator hides by itself.
---@field deferredEdges UIRectEdge[] Where the app's gestures come before the system's.
---@field locksPointer boolean Whether the pointer is locked.
---@field locksOrientation boolean Whether the screen doesn't follow the device (iOS 26).

---What a tab bar displays.
---@class TabBarContents
---@field titles string[] The texts of the tabs, from left to right.
---@field selected string? The text of the selected tab.

---How a title is drawn.
---@class TextAttributes
---@field foregroundColor UIColor? Its colour; nil for the usual one.

---How a list looks, where its headers come from, and its swipe actions.
---@class UICollectionLayoutListConfiguration
---@field appearance UICollectionLayoutListConfiguration.Appearance? The appearance; plain if it is missing.
---@field headerMode UICollectionLayoutListConfiguration.HeaderMode? Where headers come from; none by default.
---@field footerMode UICollectionLayoutListConfiguration.FooterMode? Where footers come from; none by default.
---@field headerTopPadding number? The distance above a header, in points.
---@field showsSeparators boolean? Whether there are lines. Kept, no effect.
---@field leadingSwipeActionsConfigurationProvider function? Returns the UISwipeActionsConfiguration at the left edge of a row: (indexPath).
---@field trailingSwipeActionsConfigurationProvider function? Returns the UISwipeActionsConfiguration at the right edge of a row: (indexPath).

---Distances from four edges in points; a missing field is 0.
---@class UIEdgeInsets
---@field top number 
---@field left number 
---@field bottom number 
---@field right number 

---What bars cover of an edge of a view, when it was read.
---@class UILayoutSupport
---@field length number The distance from the edge to the end of the bars, in points.

---The content of a row of a list: a picture and one or two texts.
---@class UIListContentConfiguration
---@field text string? The main text; nil for none.
---@field secondaryText string? The second text; nil for none.
---@field image string? The picture at the left edge, by its name; nil for none.
---@field prefersSideBySideTextAndSecondaryText boolean? Whether the second text is at the right edge; else it is below the first.

---A request to bring a scene to the front.
---@class UISceneSessionActivationRequest
---@field session UISceneSession? The session of the scene; nil for a new scene.
---@field userActivity NSUserActivity? What the scene is to continue.

---Traits of an environment at the time of reading: room, device, appearance.
---@class UITraitCollection
---@field horizontalSizeClass UIUserInterfaceSizeClass The available width.
---@field verticalSizeClass UIUserInterfaceSizeClass The available height.
---@field userInterfaceIdiom UIUserInterfaceIdiom The kind of device.
---@field userInterfaceStyle UIUserInterfaceStyle Light or dark.
---@field tabAccessoryEnvironment UITabAccessory.Environment? Where the accessory of a tab bar controller is; nil outside of one.

---The present geometry of a scene (iOS 16).
---@class UIWindowScene.Geometry
---@field interfaceOrientation UIInterfaceOrientation How its contents are turned.
---@field isInterfaceOrientationLocked boolean Whether they don't follow the device (iOS 26).

---A warning that UIKit would have logged, explained.
---@class Warning
---@field id string The ID of the diagnostic, for `drilldown explain`.
---@field category string UIKit's category of messages, such as "Presentation".
---@field message string UIKit's text in the releases of the profile.
---@field why string Why the call is a mistake, in terms of this hierarchy.
---@field effect string What its effect is.
---@field hint string What to do instead.
