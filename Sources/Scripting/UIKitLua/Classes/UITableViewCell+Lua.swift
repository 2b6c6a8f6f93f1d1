import HeadlessUIKit
import Lua

extension UITableViewCell.CellStyle: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.default, .value1, .value2, .subtitle] }
}

extension UITableViewCell.AccessoryType: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton]
  }
}

extension UITableViewCell.SelectionStyle: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.none, .blue, .gray, .default] }
}

extension ScriptWorld {
  var tableViewCell: ClassDescriptor<UITableViewCell> {
    ClassDescriptor(
      "UITableViewCell", of: UITableViewCell.self, extends: "UIView", receiver: "cell",
      summary: "A row of a table."
    )
    .initializer("style", "reuseIdentifier") { arguments throws(LuaError) in
      let style: UITableViewCell.CellStyle? = try arguments.read("style")
      return UITableViewCell(
        style: style ?? .default, reuseIdentifier: try arguments.read("reuseIdentifier"))
    }
    .label(
      "style", UITableViewCell.CellStyle.self, "Which labels it has; `default` if omitted."
    )
    .property(
      "reuseIdentifier", summary: "The name under which cells of its kind are dequeued.",
      get: { $0.reuseIdentifier }
    )
    .property(
      "textLabel", summary: "The label that shows the main text of the row.", get: { $0.textLabel }
    )
    .property(
      "detailTextLabel", summary: "The second label; nil in the style `default`.",
      get: { $0.detailTextLabel }
    )
    .property(
      "imageView", summary: "The image at the left edge.", get: { $0.imageView }
    )
    .property(
      "contentView", summary: "The superview for custom views.",
      get: { $0.contentView }
    )
    .property(
      "contentConfiguration",
      summary:
        "What its contents show, in the place of the content view and its labels (H125); nil for none.",
      get: { $0.contentConfiguration as? UIListContentConfiguration },
      set: { (cell: UITableViewCell, content: UIListContentConfiguration?) in
        cell.contentConfiguration = content
      }
    )
    .method(
      "defaultContentConfiguration",
      summary:
        "A content without texts in the style of the cell, to be completed and assigned to "
        + "contentConfiguration."
    ) { (cell: UITableViewCell) -> UIListContentConfiguration in
      cell.defaultContentConfiguration()
    }
    .property(
      "accessoryType", summary: "The accessory at the right edge.", get: { $0.accessoryType },
      set: { $0.accessoryType = $1 }
    )
    .property(
      "selectionStyle", summary: "Its appearance while it is selected.",
      get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 }
    )
    .property(
      "isSelected", summary: "Whether it is marked as selected.", get: { $0.isSelected },
      set: { $0.isSelected = $1 }
    )
    .callback(
      "prepareForReuse",
      summary: "Called before the cell is reused for another row.",
      send: { (cell: UITableViewCell) -> Void in cell.receivePrepareForReuse() },
      super: { $0.prepareForReuse() }
    )
    .callback(
      "systemLayoutSizeFitting", "size",
      summary: "The size that suits it in a table of a width; 44 points high by default.",
      send: { (cell: UITableViewCell, size: CGSize) in cell.askedSize(fitting: size) },
      super: { (cell: UITableViewCell, size: CGSize) in
        cell.systemLayoutSizeFitting(
          size, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    )
    .callback(
      "setSelected", "selected", "animated", summary: "Selects or deselects the cell; call super.",
      send: { (cell: UITableViewCell, selected: Bool, animated: Bool) -> Void in
        cell.receiveSetSelected(selected, animated: animated)
      },
      super: { $0.setSelected($1, animated: $2) }
    )
    .callback(
      "setEditing", "editing", "animated",
      summary: "Shows or hides the control for deleting or inserting; call super.",
      send: { (cell: UITableViewCell, editing: Bool, animated: Bool) -> Void in
        cell.receiveSetEditing(editing, animated: animated)
      },
      super: { $0.setEditing($1, animated: $2) }
    )
    .property(
      "isEditing", summary: "Whether it shows the control for deleting or inserting.",
      get: { $0.isEditing }
    )
  }
}
