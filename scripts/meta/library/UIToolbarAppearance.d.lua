---@meta
-- Written by `drilldown meta`; do not edit.

---How the background of a toolbar looks.
---@class UIToolbarAppearance : UIBarAppearance
---@overload fun(arguments?: UIToolbarAppearance.Arguments): UIToolbarAppearance
UIToolbarAppearance = {}

---What UIToolbarAppearance is called with.
---@class UIToolbarAppearance.Arguments : UIBarAppearance.Arguments
