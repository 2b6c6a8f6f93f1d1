---@meta
-- Written by `drilldown meta`; do not edit.

---Buttons that show themselves; `UIAlertController` replaced it in iOS 8.
---@class UIActionSheet : UIView
---@field title string The text above the buttons.
---@field delegate (UIActionSheetDelegate|table)? Is notified of the tapped button.
---@field destructiveButtonIndex integer The index of the button that destroys something; -1 for none.
---@field isVisible boolean Whether it covers the window now. Read-only.
---@field numberOfButtons integer How many buttons it has. Read-only.
---@field cancelButtonIndex integer The index of the button that cancels; -1 for none.
---@field firstOtherButtonIndex integer The index of the first other button; -1 for none. Read-only.
---@overload fun(arguments?: UIActionSheet.Arguments): UIActionSheet
UIActionSheet = {}

---Shows it from a view, a bar or a bar button.
---@param place UIView|UIBarButtonItem
function UIActionSheet:show(place) end

---Adds a button at the end and returns its index.
---@param title? string
---@return integer
function UIActionSheet:addButton(title) end

---The title of a button; nil if there is none.
---@param index integer
---@return string?
function UIActionSheet:buttonTitle(index) end

---Dismisses it as a tap on a button does, without `clickedButton`.
---@param buttonIndex integer
---@param animated? boolean
function UIActionSheet:dismiss(buttonIndex, animated) end

---What UIActionSheet is called with.
---@class UIActionSheet.Arguments : UIView.Arguments
---@field cancelButtonTitle? string The title of the button that cancels.
---@field destructiveButtonTitle? string The title of the button that destroys.
---@field otherButtonTitles? string[] The titles of the other buttons.
---@field title? string
---@field delegate? UIActionSheetDelegate|table
---@field destructiveButtonIndex? integer
---@field cancelButtonIndex? integer
