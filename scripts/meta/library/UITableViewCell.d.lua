---@meta
-- Written by `drilldown meta`; do not edit.

---A row of a table.
---@class UITableViewCell : UIView
---@field reuseIdentifier string? The name under which cells of its kind are dequeued. Read-only.
---@field textLabel UILabel? The main label; nil while a configuration shows the contents. Read-only.
---@field detailTextLabel UILabel? The second label; nil in the style `default`, and while a configuration shows the contents. Read-only.
---@field imageView UIImageView? The image at the left edge; nil while a configuration shows the contents. Read-only.
---@field contentView UIView The superview for custom views. Read-only.
---@field contentConfiguration UIListContentConfiguration? What its contents show, in the place of the content view and its labels (H125); nil for none.
---@field accessoryType UITableViewCell.AccessoryType The accessory at the right edge.
---@field selectionStyle UITableViewCell.SelectionStyle The appearance while it is selected.
---@field isSelected boolean Whether it is marked as selected.
---@field isEditing boolean Whether it shows the control for deleting or inserting. Read-only.
---@overload fun(arguments?: UITableViewCell.Arguments): UITableViewCell
UITableViewCell = {}

---A content without texts in the style of the cell, to be completed and assigned to `contentConfiguration` (iOS 14).
---@return UIListContentConfiguration
function UITableViewCell:defaultContentConfiguration() end

---Called before the cell is reused for another row. A script may override it.
function UITableViewCell:prepareForReuse() end

---The size that suits it in a table of a width; 44 points high by default. A script may override it.
---@param size CGSize
---@return CGSize
function UITableViewCell:systemLayoutSizeFitting(size) end

---Selects or deselects the cell; call super. A script may override it.
---@param selected? boolean
---@param animated? boolean
function UITableViewCell:setSelected(selected, animated) end

---Shows or hides the control for deleting or inserting; call super. A script may override it.
---@param editing? boolean
---@param animated? boolean
function UITableViewCell:setEditing(editing, animated) end

---What UITableViewCell is called with.
---@class UITableViewCell.Arguments : UIView.Arguments
---@field style? UITableViewCell.CellStyle Which labels it has; `default` if omitted.
---@field reuseIdentifier? string
---@field contentConfiguration? UIListContentConfiguration
---@field accessoryType? UITableViewCell.AccessoryType
---@field selectionStyle? UITableViewCell.SelectionStyle
---@field isSelected? boolean
---@field prepareForReuse? fun(self: UITableViewCell)
---@field systemLayoutSizeFitting? fun(self: UITableViewCell, size: CGSize): CGSize
---@field setSelected? fun(self: UITableViewCell, selected: boolean, animated: boolean)
---@field setEditing? fun(self: UITableViewCell, editing: boolean, animated: boolean)
