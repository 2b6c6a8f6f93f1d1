---@meta
-- Written by `drilldown meta`; do not edit.

---Items that belong together in the middle of a navigation bar.
---@class UIBarButtonItemGroup
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@operator len: integer
---@field [integer] UIBarButtonItem The elements of `barButtonItems`, read-only.
---@field barButtonItems UIBarButtonItem[] The items; one that is in another group leaves that one.
---@field representativeItem UIBarButtonItem? The item that stands for them where there is too little room; kept, no effect.
---@field isDisplayingRepresentativeItem boolean Whether its representative item is shown in place of the items: never here. Read-only.
---@field menuRepresentation UIMenuElement? What stands for it in an overflow menu; nil for its items (iOS 16).
---@field isHidden boolean Whether neither the bar nor its overflow menu shows it (iOS 16).
---@field alwaysAvailable boolean Whether it is in the bar or its overflow menu even if the user has removed it (iOS 16); kept, no effect: users don't customize bars here.
---@overload fun(arguments?: UIBarButtonItemGroup.Arguments): UIBarButtonItemGroup
UIBarButtonItemGroup = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIBarButtonItemGroup:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIBarButtonItemGroup:subclass(name) end

---What UIBarButtonItemGroup is called with.
---@class UIBarButtonItemGroup.Arguments
---@field [integer] UIBarButtonItem
---@field [string] any
---@field barButtonItems? UIBarButtonItem[]
---@field representativeItem? UIBarButtonItem
---@field menuRepresentation? UIMenuElement
---@field isHidden? boolean
---@field alwaysAvailable? boolean
