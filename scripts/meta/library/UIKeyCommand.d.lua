---@meta
-- Written by `drilldown meta`; do not edit.

---A command that a key of a hardware keyboard performs.
---@class UIKeyCommand : UICommand
---@field input string? The character of the key, or one of the names for keys without one. Read-only.
---@field wantsPriorityOverSystemBehavior boolean Whether it comes before what the system does with the key, such as typing (iOS 15); false.
---@overload fun(arguments?: UIKeyCommand.Arguments): UIKeyCommand
UIKeyCommand = {}

---What UIKeyCommand is called with.
---@class UIKeyCommand.Arguments : UICommand.Arguments
---@field modifierFlags? UIKeyModifierFlags[] The keys that are held: a sequence of names.
---@field input? string
---@field wantsPriorityOverSystemBehavior? boolean
