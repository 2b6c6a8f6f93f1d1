---@meta
-- Written by `drilldown meta`; do not edit.

---A button of a navigation bar or toolbar, or a space between two.
---@class UIBarButtonItem : UIBarItem
---@field style UIBarButtonItem.Style How strongly the bar emphasises it; `done` is the strongest.
---@field systemItem UIBarButtonItem.SystemItem? Which system item it is; set when it is created. Read-only.
---@field primaryAction UIAction? What a tap runs instead of `action`; an item that is no system item takes its title.
---@field menu UIMenu? The menu that a tap shows, or a long press where a tap performs an action (iOS 14).
---@field buttonGroup UIBarButtonItemGroup? The group that it is in (iOS 9). Read-only.
---@field menuRepresentation UIMenuElement? What stands for it in an overflow menu; nil for what a tap does (iOS 16).
---@field possibleTitles string[]? The titles for which its width is computed, sorted.
---@field customView UIView? The view shown in its place, which handles its own taps; it is in the bar while that shows the item.
---@field width number The width in points; 0 to fit the contents.
---@field target table? The object or table that has the action's method.
---@field action (string|fun(sender: UIBarButtonItem))? The name of the target's method, called `(target, sender)`, or a function.
---@overload fun(arguments?: UIBarButtonItem.Arguments): UIBarButtonItem
---@overload fun(title: string): UIBarButtonItem
UIBarButtonItem = {}

---A space that takes up the remaining room.
---@return UIBarButtonItem
function UIBarButtonItem.flexibleSpace() end

---A space with a width in points.
---@param width number
---@return UIBarButtonItem
function UIBarButtonItem.fixedSpace(width) end

---What UIBarButtonItem is called with.
---@class UIBarButtonItem.Arguments : UIBarItem.Arguments
---@field style? UIBarButtonItem.Style
---@field systemItem? UIBarButtonItem.SystemItem
---@field primaryAction? UIAction
---@field menu? UIMenu
---@field menuRepresentation? UIMenuElement
---@field possibleTitles? string[]
---@field customView? UIView
---@field width? number
---@field target? table
---@field action? string|fun(sender: UIBarButtonItem)
