import Foundation
import HeadlessUIKit

extension RandomWalk.OperationKind {
  /// Operations on tables: their rows come and go, are swiped, and have menus.
  static let lists: [Self] = [
    Self(
      "fillList", weight: 2, roles: [.one("list")], choices: 9,
      execute: {
        let rows = Rows($0.number)
        let table = table(of: $0.one)
        table.attachments["rows"] = rows
        (table.dataSource, table.delegate) = (rows, rows)
        table.reloadData()
      },
      lua: {
        """
        rows = { count = \($0.number) }
        \($0.one).tableView.dataSource = {
          numberOfRows = function() return rows.count end,
          cellForRow = function(_, path)
            local cell = UITableViewCell{}
            cell.textLabel.text = "Row " .. path.row
            return cell
          end,
          commit = function(view, _, path)
            rows.count = rows.count - 1
            view:deleteRows({ path }, "automatic")
          end,
        }
        \($0.one).tableView.delegate = {
          trailingSwipeActionsConfigurationForRow = function(_, path)
            if path.row % 2 == 1 then return nil end
            return UISwipeActionsConfiguration{
              UIContextualAction{ title = "Later", handler = function(_, _, done) finish = done end },
            }
          end,
          contextMenuConfigurationForRow = function()
            return UIContextMenuConfiguration{
              actionProvider = function() return UIMenu{ UIAction{ title = "Share" } } end,
            }
          end,
        }
        \($0.one).tableView:reloadData()
        """
      }),
    Self(
      "swipeRow", weight: 2, .outside, choices: 6,
      execute: {
        let path = IndexPath(row: $0.number - 1, section: 0)
        try? $0.stage.user.swipeRow(at: path, fully: $0.flag)
      },
      lua: { "pcall(user.swipeRow, \($0.number - 1), 0, { full = \($0.flag) })" }),
    Self(
      "tapAction", .outside,
      execute: { try? $0.stage.user.tap($0.flag ? "Delete" : "Later") },
      lua: { "pcall(user.tap, \"\($0.flag ? "Delete" : "Later")\")" }),
    Self(
      "finishAction", roles: [.one("list")],
      execute: { (table(of: $0.one).attachments["rows"] as? Rows)?.finish?(true) },
      lua: { _ in "if finish then finish(true) end" }),
    Self(
      "holdRow", .outside, choices: 4,
      execute: { try? $0.stage.user.hold("Row \($0.number - 1)") },
      lua: { "pcall(user.hold, \"Row \($0.number - 1)\")" }),
    Self(
      "useMenu", .outside,
      execute: {
        if $0.flag { try? $0.stage.user.tap("Share") } else { try? $0.stage.user.tapOutside() }
      },
      lua: { $0.flag ? "pcall(user.tap, \"Share\")" : "user.tapOutside()" }),
  ]

  private static func table(of controller: UIViewController) -> UITableView {
    (controller as? UITableViewController)?.tableView ?? UITableView(frame: .zero)
  }

  /// Rows of a table: those with an even number have an action, the others are deleted.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    var finish: ((Bool) -> Void)?

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row % 2 == 0 else { return nil }
      let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
        self?.finish = done
      }
      return UISwipeActionsConfiguration(actions: [later])
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }
  }
}
