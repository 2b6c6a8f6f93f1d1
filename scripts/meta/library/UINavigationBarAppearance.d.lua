---@meta
-- Written by `drilldown meta`; do not edit.

---How the background and the titles of a navigation bar look.
---@class UINavigationBarAppearance : UIBarAppearance
---@field titleTextAttributes TextAttributes The attributes of the title; its colour is drawn.
---@field largeTitleTextAttributes TextAttributes The attributes of a large title; kept, no effect.
---@field buttonAppearance UIBarButtonItemAppearance How plain buttons look; kept, no effect.
---@field doneButtonAppearance UIBarButtonItemAppearance How buttons of the style done look; kept, no effect.
---@field backButtonAppearance UIBarButtonItemAppearance How the back button looks; kept, no effect.
---@overload fun(arguments?: UINavigationBarAppearance.Arguments): UINavigationBarAppearance
UINavigationBarAppearance = {}

---What UINavigationBarAppearance is called with.
---@class UINavigationBarAppearance.Arguments : UIBarAppearance.Arguments
---@field titleTextAttributes? TextAttributes
---@field largeTitleTextAttributes? TextAttributes
---@field buttonAppearance? UIBarButtonItemAppearance
---@field doneButtonAppearance? UIBarButtonItemAppearance
---@field backButtonAppearance? UIBarButtonItemAppearance
