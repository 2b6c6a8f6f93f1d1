---@meta
-- Written by `drilldown meta`; do not edit.

---A view with the name of an image.
---@class UIImageView : UIView
---@field image string? The name of the picture that is shown; nil for none.
---@overload fun(arguments?: UIImageView.Arguments): UIImageView
---@overload fun(image: string): UIImageView
UIImageView = {}

---What UIImageView is called with.
---@class UIImageView.Arguments : UIView.Arguments
---@field image? string
