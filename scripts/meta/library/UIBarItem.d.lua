---@meta
-- Written by `drilldown meta`; do not edit.

---An item of a bar: a button or a tab.
---@class UIBarItem
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field name string? A name for trees, timelines and tests.
---@field title string? The text that the bar shows for it; nil for none.
---@field image string? The name of the icon; nil for none.
---@field imageInsets UIEdgeInsets The insets of the image from each edge; zero by default.
---@field isEnabled boolean Whether it can be tapped; true by default.
---@field tag integer A number for the program's use; 0 by default.
UIBarItem = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIBarItem:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIBarItem:subclass(name) end

---What UIBarItem is called with.
---@class UIBarItem.Arguments
---@field [string] any
---@field name? string
---@field title? string
---@field image? string
---@field imageInsets? UIEdgeInsets
---@field isEnabled? boolean
---@field tag? integer
