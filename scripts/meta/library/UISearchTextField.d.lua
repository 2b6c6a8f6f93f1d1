---@meta
-- Written by `drilldown meta`; do not edit.

---The text field of a search bar.
---@class UISearchTextField : UITextField
---@field tokens UISearchToken[] The tokens in front of its text; setting them updates the results of an active search.
---@field allowsDeletingTokens boolean Whether the user can delete tokens; true by default.
---@field allowsCopyingTokens boolean Whether the user can copy tokens; kept, no effect.
---@field tokenBackgroundColor UIColor? The color of tokens; nil for the usual one; kept, no effect.
---@overload fun(arguments?: UISearchTextField.Arguments): UISearchTextField
---@overload fun(placeholder: string): UISearchTextField
UISearchTextField = {}

---Inserts a token before the one at an index from 0, or at the end.
---
---`token-index`: NSRangeException: there is no token at that index; an exception is raised, and nothing has changed.
---
---Facts: H15 (:help H15).
---@param token UISearchToken
---@param index integer
function UISearchTextField:insertToken(token, index) end

---Removes the token at an index from 0.
---
---`token-index`: NSRangeException: there is no token at that index; an exception is raised, and nothing has changed.
---
---Facts: H15 (:help H15).
---@param index integer
function UISearchTextField:removeToken(index) end

---What UISearchTextField is called with.
---@class UISearchTextField.Arguments : UITextField.Arguments
---@field tokens? UISearchToken[]
---@field allowsDeletingTokens? boolean
---@field allowsCopyingTokens? boolean
---@field tokenBackgroundColor? UIColor
