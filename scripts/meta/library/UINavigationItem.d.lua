---@meta
-- Written by `drilldown meta`; do not edit.

---What a navigation bar shows while a controller is on top.
---@class UINavigationItem
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field title string? The text in the middle.
---@field prompt string? A line of text above the buttons.
---@field subtitle string? A smaller line of text below the title (iOS 26).
---@field largeSubtitle string? The same below a large title; nil for `subtitle` (iOS 26).
---@field attributedTitle string? The text in the middle with attributes, which have no effect; in place of the title (iOS 26).
---@field largeTitle string? The text below the buttons where the title is large; nil for the title (iOS 26).
---@field attributedSubtitle string? The line below the title with attributes, which have no effect; in place of `subtitle` (iOS 26).
---@field largeAttributedSubtitle string? The same below a large title (iOS 26).
---@field subtitleView UIView? The view below the title, whose text is shown; in place of the texts there (iOS 26).
---@field largeSubtitleView UIView? The same below a large title (iOS 26).
---@field renameDelegate (UINavigationItemRenameDelegate|table)? The delegate of a user who renames the document; kept, no effect.
---@field titleView UIView? The view shown in the middle instead of the title.
---@field largeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode How large the title is if the bar prefers large titles.
---@field leftBarButtonItem UIBarButtonItem? The first of the left items.
---@field leftBarButtonItems UIBarButtonItem[]? The items at the left edge, from the edge inwards, each of them once.
---@field rightBarButtonItem UIBarButtonItem? The first of the right items.
---@field rightBarButtonItems UIBarButtonItem[]? The items at the right edge, from the edge inwards, each of them once.
---@field backBarButtonItem UIBarButtonItem? The back button that the next controller shows for this one.
---@field backButtonTitle string? The title of the default back button for this one.
---@field backButtonDisplayMode UINavigationItem.BackButtonDisplayMode How much text the default back button for this one shows.
---@field hidesBackButton boolean Whether the back button is hidden while this one is on top.
---@field leftItemsSupplementBackButton boolean Whether custom left items are shown beside the back button instead of replacing it.
---@field backAction UIAction? What the back button performs instead of a pop, while this one is on top; with nothing below, a back button is made from its title or image (iOS 16).
---@field style UINavigationItem.ItemStyle How the bar arranges what it shows (iOS 16).
---@field centerItemGroups UIBarButtonItemGroup[] The groups of items in the middle for the styles browser and editor, else in an overflow menu (iOS 16).
---@field leadingItemGroups UIBarButtonItemGroup[] The groups of items at the left edge; setting them replaces the left items.
---@field trailingItemGroups UIBarButtonItemGroup[] The groups of items at the right edge, the last one outermost; setting them replaces the right items.
---@field pinnedTrailingGroup UIBarButtonItemGroup? The group at the right edge, beyond all others and the overflow menu; nil for none (iOS 16).
---@field additionalOverflowItems UIDeferredMenuElement? Entries of the overflow menu after those of the groups (iOS 16).
---@field customizationIdentifier string? A name under which UIKit stores how the user customizes the bar (iOS 16); kept, no effect.
---@field titleMenuProvider (fun(suggested: UIMenuElement[]): UIMenu)? Returns the menu that a tap on the title shows; nil for none.
---@field searchController UISearchController? The search whose bar the navigation bar shows while this item is on top; retained.
---@field hidesSearchBarWhenScrolling boolean Whether the bar hides as the contents scroll; false pins it.
---@field preferredSearchBarPlacement UINavigationItem.SearchBarPlacement Where the navigation bar should show the search bar.
---@field searchBarPlacement UINavigationItem.SearchBarPlacement Where the bar is; meaningful only while there is one. Read-only.
---@field standardAppearance UINavigationBarAppearance? The bar's appearance while this item is on top; nil for its own.
---@field compactAppearance UINavigationBarAppearance? The appearance of a low bar while this item is on top; nil for its own.
---@field scrollEdgeAppearance UINavigationBarAppearance? The appearance while no content is scrolled below the bar and this item is on top; nil for its own.
---@field compactScrollEdgeAppearance UINavigationBarAppearance? The same of a low bar with no content below it; nil for its own.
---@overload fun(arguments?: UINavigationItem.Arguments): UINavigationItem
---@overload fun(title: string): UINavigationItem
UINavigationItem = {}

---Sets the first of the right items.
---@param item? UIBarButtonItem
---@param animated? boolean
function UINavigationItem:setRightBarButton(item, animated) end

---Sets the first of the left items.
---@param item? UIBarButtonItem
---@param animated? boolean
function UINavigationItem:setLeftBarButton(item, animated) end

---Sets all the right items.
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UINavigationItem:setRightBarButtonItems(items, animated) end

---Sets all the left items.
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UINavigationItem:setLeftBarButtonItems(items, animated) end

---Hides or shows the back button.
---@param hides? boolean
---@param animated? boolean
function UINavigationItem:setHidesBackButton(hides, animated) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UINavigationItem:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UINavigationItem:subclass(name) end

---What UINavigationItem is called with.
---@class UINavigationItem.Arguments
---@field [string] any
---@field title? string
---@field prompt? string
---@field subtitle? string
---@field largeSubtitle? string
---@field attributedTitle? string
---@field largeTitle? string
---@field attributedSubtitle? string
---@field largeAttributedSubtitle? string
---@field subtitleView? UIView
---@field largeSubtitleView? UIView
---@field renameDelegate? UINavigationItemRenameDelegate|table
---@field titleView? UIView
---@field largeTitleDisplayMode? UINavigationItem.LargeTitleDisplayMode
---@field leftBarButtonItem? UIBarButtonItem
---@field leftBarButtonItems? UIBarButtonItem[]
---@field rightBarButtonItem? UIBarButtonItem
---@field rightBarButtonItems? UIBarButtonItem[]
---@field backBarButtonItem? UIBarButtonItem
---@field backButtonTitle? string
---@field backButtonDisplayMode? UINavigationItem.BackButtonDisplayMode
---@field hidesBackButton? boolean
---@field leftItemsSupplementBackButton? boolean
---@field backAction? UIAction
---@field style? UINavigationItem.ItemStyle
---@field centerItemGroups? UIBarButtonItemGroup[]
---@field leadingItemGroups? UIBarButtonItemGroup[]
---@field trailingItemGroups? UIBarButtonItemGroup[]
---@field pinnedTrailingGroup? UIBarButtonItemGroup
---@field additionalOverflowItems? UIDeferredMenuElement
---@field customizationIdentifier? string
---@field titleMenuProvider? fun(suggested: UIMenuElement[]): UIMenu
---@field searchController? UISearchController
---@field hidesSearchBarWhenScrolling? boolean
---@field preferredSearchBarPlacement? UINavigationItem.SearchBarPlacement
---@field standardAppearance? UINavigationBarAppearance
---@field compactAppearance? UINavigationBarAppearance
---@field scrollEdgeAppearance? UINavigationBarAppearance
---@field compactScrollEdgeAppearance? UINavigationBarAppearance
