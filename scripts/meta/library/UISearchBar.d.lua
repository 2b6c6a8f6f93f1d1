---@meta
-- Written by `drilldown meta`; do not edit.

---A field for the text to search for, with Cancel and scopes.
---@class UISearchBar : UIView
---@field text string? The text; nil until it is set or edited.
---@field placeholder string? The placeholder, shown while there is no text.
---@field prompt string? A line of text above the field; kept, no effect.
---@field searchBarStyle UISearchBar.Style How its background looks; kept, no effect (iOS 7).
---@field searchTextField UISearchTextField The text field that the user types into. Read-only.
---@field delegate (UISearchBarDelegate|table)? Controls its editing, and is notified of it.
---@field scopeButtonTitles string[]? The titles of the scopes; nil for none.
---@field selectedScopeButtonIndex integer The index of the selected scope, from 0; one out of range is ignored.
---@field showsScopeBar boolean Whether the scopes are shown: while the search is active, unless it was written.
---@field showsCancelButton boolean Whether Cancel is shown: while the search is active, unless it was written.
---@overload fun(arguments?: UISearchBar.Arguments): UISearchBar
---@overload fun(placeholder: string): UISearchBar
UISearchBar = {}

---Shows or hides the scopes below the field.
---@param shows? boolean
---@param animated? boolean
function UISearchBar:setShowsScopeBar(shows, animated) end

---Shows or hides the Cancel button beside the field.
---@param shows? boolean
---@param animated? boolean
function UISearchBar:setShowsCancelButton(shows, animated) end

---What UISearchBar is called with.
---@class UISearchBar.Arguments : UIView.Arguments
---@field text? string
---@field placeholder? string
---@field prompt? string
---@field searchBarStyle? UISearchBar.Style
---@field delegate? UISearchBarDelegate|table
---@field scopeButtonTitles? string[]
---@field selectedScopeButtonIndex? integer
---@field showsScopeBar? boolean
---@field showsCancelButton? boolean
