import Lua

extension Spellings {
  /// The rows of tables' controllers and cells.
  static let tables: [String: [Spelling]] = [
    "UITableViewController": [Spelling("numberOfSectionsInTableView:", "numberOfSections(table)")]
      + asked.flatMap { asSelectors($0.selector, $0.line) },
    "UITableViewCell": [
      Spelling(
        "initWithStyle:reuseIdentifier:", "UITableViewCell{ style = …, reuseIdentifier = … }"),
      Spelling(
        "initWithFrame:reuseIdentifier:", "UITableViewCell{ reuseIdentifier = … }", since: 3),
      Spelling("text", "textLabel.text", since: 3),
      Spelling("textColor", "textLabel.textColor", since: 3),
      Spelling("textAlignment", "textLabel.textAlignment", since: 3),
      Spelling("image", "imageView.image", since: 3),
    ],
  ]

  /// What a table asks its controller and tells it: the selector without its first part, and what to
  /// type.
  private static let asked: [(selector: String, line: String)] = [
    ("numberOfRowsInSection:", "numberOfRows(table, section)"),
    ("cellForRowAtIndexPath:", "cellForRow(table, indexPath)"),
    ("titleForHeaderInSection:", "titleForHeader(table, section)"),
    ("titleForFooterInSection:", "titleForFooter(table, section)"),
    ("viewForHeaderInSection:", "viewForHeader(table, section)"),
    ("viewForFooterInSection:", "viewForFooter(table, section)"),
    ("heightForHeaderInSection:", "heightForHeader(table, section)"),
    ("heightForFooterInSection:", "heightForFooter(table, section)"),
    ("canEditRowAtIndexPath:", "canEditRow(table, indexPath)"),
    ("editingStyleForRowAtIndexPath:", "editingStyleForRow(table, indexPath)"),
    ("commitEditingStyle:forRowAtIndexPath:", "commit(table, style, indexPath)"),
    ("willSelectRowAtIndexPath:", "willSelectRow(table, indexPath)"),
    ("didSelectRowAtIndexPath:", "didSelectRow(table, indexPath)"),
    ("willDeselectRowAtIndexPath:", "willDeselectRow(table, indexPath)"),
    ("didDeselectRowAtIndexPath:", "didDeselectRow(table, indexPath)"),
  ]

  /// A selector as it is, and as many write it: without the table.
  private static func asSelectors(_ selector: String, _ line: String) -> [Spelling] {
    [Spelling("tableView:" + selector, line), Spelling(selector, line)]
  }
}
