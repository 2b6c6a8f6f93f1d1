---@meta
-- Written by `drilldown meta`; do not edit.

---How the background of a toolbar looks.
---@class UIToolbarAppearance : UIBarAppearance
---@field buttonAppearance UIBarButtonItemAppearance How plain buttons look; kept, no effect.
---@field doneButtonAppearance UIBarButtonItemAppearance How buttons of the style done look; kept, no effect.
---@overload fun(arguments?: UIToolbarAppearance.Arguments): UIToolbarAppearance
UIToolbarAppearance = {}

---What UIToolbarAppearance is called with.
---@class UIToolbarAppearance.Arguments : UIBarAppearance.Arguments
---@field buttonAppearance? UIBarButtonItemAppearance
---@field doneButtonAppearance? UIBarButtonItemAppearance
