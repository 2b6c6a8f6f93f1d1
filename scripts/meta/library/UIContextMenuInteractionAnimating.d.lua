---@meta
-- Written by `drilldown meta`; do not edit.

---Lets a script act along with a context menu's animation, and after it.
---@class UIContextMenuInteractionAnimating
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field previewViewController UIViewController? The controller of the preview; nil for none. Read-only.
---@field preferredCommitStyle UIContextMenuInteractionCommitStyle How the preview disappears when it was tapped. Kept, no effect.
UIContextMenuInteractionAnimating = {}

---Calls a function along with the animation.
---@param animations fun()
function UIContextMenuInteractionAnimating:addAnimations(animations) end

---Calls a function after the animation.
---@param completion fun()
function UIContextMenuInteractionAnimating:addCompletion(completion) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIContextMenuInteractionAnimating:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIContextMenuInteractionAnimating:subclass(name) end
