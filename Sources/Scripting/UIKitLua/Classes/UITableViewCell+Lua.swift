import HeadlessUIKit
import Lua

extension UITableViewCell.CellStyle: LuaEnumeration {}

extension UITableViewCell.AccessoryType: LuaEnumeration {}

extension UITableViewCell.SelectionStyle: LuaEnumeration {}

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
    .reuseIdentifier("The name under which cells of its kind are dequeued.")
    .textLabel()
    .detailTextLabel()
    .imageView()
    .contentView()
    .property(
      "contentConfiguration",
      summary:
        "What its contents show, in the place of the content view and its labels (H125); nil for none.",
      get: { $0.contentConfiguration as? UIListContentConfiguration },
      set: { (cell: UITableViewCell, content: UIListContentConfiguration?) in
        cell.contentConfiguration = content
      }
    )
    .defaultContentConfiguration()
    .accessoryType()
    .selectionStyle()
    .isSelected()
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
