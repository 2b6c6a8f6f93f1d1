---@meta
-- Written by `drilldown meta`; do not edit.

---What a long press shows: a preview, and a menu below it.
---@class UIContextMenuConfiguration
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field identifier string What it is about; a name of its own if the script gave none. Read-only.
---@field previewProvider (fun(): UIViewController?)? Returns the controller of the preview; without it what was pressed is shown.
---@field actionProvider (fun(suggestedActions: UIMenuElement[]): UIMenu?)? Returns the menu below the preview.
---@overload fun(arguments?: UIContextMenuConfiguration.Arguments): UIContextMenuConfiguration
UIContextMenuConfiguration = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIContextMenuConfiguration:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIContextMenuConfiguration:subclass(name) end

---What UIContextMenuConfiguration is called with.
---@class UIContextMenuConfiguration.Arguments
---@field [string] any
---@field identifier? string What it is about, for the script.
---@field identifier? string
---@field previewProvider? fun(): UIViewController?
---@field actionProvider? fun(suggestedActions: UIMenuElement[]): UIMenu?
