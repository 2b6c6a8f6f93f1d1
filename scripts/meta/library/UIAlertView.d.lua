---@meta
-- Written by `drilldown meta`; do not edit.

---A message with buttons that shows itself; `UIAlertController` replaced it in iOS 8.
---@class UIAlertView : UIView
---@field title string The text at the top.
---@field message string? The text below the title.
---@field alertViewStyle UIAlertViewStyle The fields between the message and the buttons.
---@field isVisible boolean Whether it covers the window now. Read-only.
---@field numberOfButtons integer How many buttons it has. Read-only.
---@field cancelButtonIndex integer The index of the button that cancels; -1 for none.
---@field firstOtherButtonIndex integer The index of the first other button; -1 for none. Read-only.
---@field delegate (UIAlertViewDelegate|table)? Is notified of the tapped button.
---@overload fun(arguments?: UIAlertView.Arguments): UIAlertView
UIAlertView = {}

---Adds a button at the end and returns its index.
---@param title? string
---@return integer
function UIAlertView:addButton(title) end

---The title of a button; nil if there is none.
---@param index integer
---@return string?
function UIAlertView:buttonTitle(index) end

---Dismisses it as a tap on a button does, without `clickedButton`.
---@param buttonIndex integer
---@param animated? boolean
function UIAlertView:dismiss(buttonIndex, animated) end

---A field, from 0 at the top; nil if there is none.
---@param index integer
---@return UITextField?
function UIAlertView:textField(index) end

---Shows it above everything else.
function UIAlertView:show() end

---What UIAlertView is called with.
---@class UIAlertView.Arguments : UIView.Arguments
---@field cancelButtonTitle? string The title of the button that cancels.
---@field otherButtonTitles? string[] The titles of the other buttons.
---@field title? string
---@field message? string
---@field alertViewStyle? UIAlertViewStyle
---@field cancelButtonIndex? integer
---@field delegate? UIAlertViewDelegate|table
