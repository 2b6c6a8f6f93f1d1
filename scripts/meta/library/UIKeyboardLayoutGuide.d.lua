---@meta
-- Written by `drilldown meta`; do not edit.

---The part of a view that the keyboard covers; else what is below the safe area.
---@class UIKeyboardLayoutGuide : UILayoutGuide
---@field followsUndockedKeyboard boolean Whether it follows a keyboard that isn't docked; kept, no effect.
---@field usesBottomSafeArea boolean Whether its top is that of the bottom safe area while there is no keyboard, and not the bottom of the view; true by default.
---@field keyboardDismissPadding number How far above the keyboard a drag begins to move it; kept, no effect.
UIKeyboardLayoutGuide = {}
