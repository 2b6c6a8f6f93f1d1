import Foundation
import HeadlessUIKit
import NavigationModel

extension RandomWalk.OperationKind {
  /// Operations on tables and on the bars that follow them.
  static let scrolling: [Self] = [
    Self(
      "scroll", weight: 3, .outside, roles: [.one("list")], choices: 400,
      execute: {
        try? $0.stage.user.scroll(
          table(of: $0.one), by: CGPoint(x: 0, y: $0.number * 2 - 399), decelerating: $0.flag)
      },
      lua: {
        "user.scroll(\($0.one).tableView, { y = \($0.number * 2 - 399), decelerate = \($0.flag) })"
      }),
    Self(
      "setContentOffset", weight: 2, roles: [.one("list")], choices: 400,
      execute: {
        table(of: $0.one).setContentOffset(CGPoint(x: 0, y: $0.number), animated: $0.flag)
      },
      lua: {
        "\($0.one).tableView:setContentOffset({ x = 0, y = \($0.number) }, \($0.flag))"
      }),
    Self(
      "refresh", .outside, roles: [.one("list")],
      execute: {
        let table = table(of: $0.one)
        if table.refreshControl == nil { table.refreshControl = UIRefreshControl() }
        try? $0.stage.user.pullToRefresh(table)
      },
      lua: {
        "\($0.one).refreshControl = \($0.one).refreshControl or UIRefreshControl()\n"
          + "user.pullToRefresh(\($0.one).tableView)"
      }),
    Self(
      "endRefreshing", weight: 2, roles: [.one("list")],
      execute: { table(of: $0.one).refreshControl?.endRefreshing() },
      lua: {
        "if \($0.one).refreshControl then \($0.one).refreshControl:endRefreshing() end"
      }),
    Self(
      "largeTitles", roles: [.one("nav")],
      execute: { $0.nav?.navigationBar.prefersLargeTitles = $0.flag },
      lua: { "\($0.one).navigationBar.prefersLargeTitles = \($0.flag)" }),
  ]

  private static func table(of controller: UIViewController) -> UITableView {
    controller.view as? UITableView ?? UITableView()
  }
}
