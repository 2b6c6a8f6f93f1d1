---@meta
-- Written by `drilldown meta`; do not edit.

---A group of entries, in a menu of its own or in the place of the group.
---@class UIMenu : UIMenuElement
---@operator len: integer
---@field [integer] UIMenuElement The elements of `children`, read-only.
---@field children UIMenuElement[] The actions, commands and menus in it, from the top. Read-only.
---@field options UIMenu.Options[] How it is shown, by the names of options. Read-only.
---@field selectedElements UIMenuElement[] The entries with a mark, at any depth (iOS 15). Read-only.
---@overload fun(arguments?: UIMenu.Arguments): UIMenu
UIMenu = {}

---The same menu with other entries.
---@param children UIMenuElement[]
---@return UIMenu
function UIMenu:replacingChildren(children) end

---What UIMenu is called with.
---@class UIMenu.Arguments : UIMenuElement.Arguments
---@field [integer] UIMenuElement
---@field options? UIMenu.Options[] How it is shown: a sequence of names.
---@field children? UIMenuElement[]
---@field options? UIMenu.Options[]
