---@meta
-- Written by `drilldown meta`; do not edit.

---A command that a key of a hardware keyboard performs.
---@class UIKeyCommand : UICommand
---@field input string? The character of the key, or its name. Read-only.
---@field wantsPriorityOverSystemBehavior boolean Whether it comes before the typing of its character; false by default.
---@overload fun(arguments?: UIKeyCommand.Arguments): UIKeyCommand
UIKeyCommand = {}

---What UIKeyCommand is called with.
---@class UIKeyCommand.Arguments : UICommand.Arguments
---@field modifierFlags? UIKeyModifierFlags[] The keys that are held: a sequence of names.
---@field input? string
---@field wantsPriorityOverSystemBehavior? boolean
