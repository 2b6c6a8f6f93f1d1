---@meta
-- Written by `drilldown meta`; do not edit.

---A view that a collection view uses again for something else.
---@class UICollectionReusableView : UIView
---@field reuseIdentifier string? The name under which it is dequeued; nil if it wasn't. Read-only.
---@overload fun(arguments?: UICollectionReusableView.Arguments): UICollectionReusableView
UICollectionReusableView = {}

---Called before it is used again. A script may override it.
function UICollectionReusableView:prepareForReuse() end

---Takes the attributes that its layout has for it. A script may override it.
---@param attributes UICollectionViewLayoutAttributes
function UICollectionReusableView:apply(attributes) end

---The attributes that suit its contents, where its layout estimates its size. A script may override it.
---@param attributes UICollectionViewLayoutAttributes
---@return UICollectionViewLayoutAttributes
function UICollectionReusableView:preferredLayoutAttributesFitting(attributes) end

---What UICollectionReusableView is called with.
---@class UICollectionReusableView.Arguments : UIView.Arguments
---@field reuseIdentifier? string
---@field prepareForReuse? fun(self: UICollectionReusableView)
---@field apply? fun(self: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)
---@field preferredLayoutAttributesFitting? fun(self: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes): UICollectionViewLayoutAttributes
