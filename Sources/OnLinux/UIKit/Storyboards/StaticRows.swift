#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  /// The rows of a table that has the same ones always, as its storyboard says.
  final class StaticRows: NSObject, UITableViewDataSource {
    private let cells: [[UITableViewCell]]
    private let headers: [String?]
    private let footers: [String?]

    init(_ cells: [[UITableViewCell]], headers: [String?], footers: [String?]) {
      (self.cells, self.headers, self.footers) = (cells, headers, footers)
      super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { cells.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.indices.contains(section) ? cells[section].count : 0
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.section][indexPath.row] }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers[section]
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers[section]
    }

    nonisolated deinit {}
  }
#endif
