---@meta
-- Written by `drilldown meta`; do not edit.

---A box with the name of a picture.
---@class UIImageView : UIView
---@field image string? The name of the picture.
---@overload fun(arguments?: UIImageView.Arguments): UIImageView
---@overload fun(image: string): UIImageView
UIImageView = {}

---What UIImageView is called with.
---@class UIImageView.Arguments : UIView.Arguments
---@field image? string
