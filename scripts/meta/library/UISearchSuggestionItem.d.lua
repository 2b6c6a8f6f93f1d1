---@meta
-- Written by `drilldown meta`; do not edit.

---What a search suggests below its bar.
---@class UISearchSuggestionItem
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field localizedSuggestion string? The text that is shown; fixed when it is created. Read-only.
---@field localizedDescription string? What is said about it; kept, no effect. Read-only.
---@overload fun(arguments?: UISearchSuggestionItem.Arguments): UISearchSuggestionItem
---@overload fun(localizedSuggestion: string): UISearchSuggestionItem
UISearchSuggestionItem = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UISearchSuggestionItem:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UISearchSuggestionItem:subclass(name) end

---What UISearchSuggestionItem is called with.
---@class UISearchSuggestionItem.Arguments
---@field [string] any
---@field localizedSuggestion? string
---@field localizedDescription? string
