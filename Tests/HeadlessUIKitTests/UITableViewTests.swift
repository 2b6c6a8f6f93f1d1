import Foundation
import HeadlessUIKit
import Testing

/// Tables show the contents of their data source, and refuse updates that contradict it.
struct UITableViewTests {
  /// Rows that are words, one section per list.
  private final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lists: [[String]]
    var received: [String] = []

    init(_ lists: [String]...) { self.lists = lists }

    func numberOfSections(in tableView: UITableView) -> Int { lists.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lists[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      received.append("cell \(indexPath.section) \(indexPath.row)")
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Word")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Word")
      cell.textLabel?.text = lists[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      received.append("selected \(indexPath.section) \(indexPath.row)")
    }
  }

  private static func table(_ words: Words) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = words
    table.delegate = words
    return table
  }

  private static func texts(of table: UITableView) -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test func batchesMoveTheRowsThatStay() {
    let words = Words(["a", "b", "c"], ["d"])
    let table = Self.table(words)
    let last = table.cellForRow(at: IndexPath(row: 0, section: 1))
    table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    words.lists = [["new"], ["x", "b", "c"], ["d"]]
    words.received = []
    table.beginUpdates()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    table.insertSections([0], with: .fade)
    table.endUpdates()
    #expect(Self.texts(of: table) == ["new", "x", "b", "c", "d"])
    #expect(words.received == ["cell 0 0", "cell 1 0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
    #expect(last.flatMap(table.indexPath) == IndexPath(row: 0, section: 2))
  }

  @Test func wrongUpdatesRaiseAndChangeNothing() {  // B91
    let world = World()
    let words = Words(["a", "b"])
    let table = Self.table(words)
    _ = table.numberOfSections
    let raised = world.stage.exceptions {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      words.lists.append([])
      table.reloadRows(at: [], with: .none)
    }
    #expect(
      raised.map { $0.reason.prefix(62) } == [
        "Invalid update: invalid number of rows in section 0.  The numb",
        "attempt to delete row 5 from section 0 which only contains 2 r",
        "attempt to insert row 3 into section 0, but there are only 2 r",
        "Invalid update: invalid number of sections.  The number of sec",
      ])
    #expect(table.numberOfSections == 1 && Self.texts(of: table) == ["a", "b"])
  }

  @Test func aTableOnScreenAsksInTheNextTurn() {
    let world = World()
    let words = Words(["a", "b"])
    let controller = world.controller("C")
    let table = Self.table(words)
    controller.view.addSubview(table)
    world.window.rootViewController = controller
    world.stage.settle()
    #expect(words.received == ["cell 0 0", "cell 0 1"])
    words.received = []
    table.reloadData()
    #expect(words.received == [])
    world.stage.advance(by: .zero)
    #expect(words.received == ["cell 0 0", "cell 0 1"])
    #expect(table.subviews.count == 2)
  }

  @Test func onlyTheUsersSelectionIsReported() {  // B90
    let words = Words(["a", "b"])
    let table = Self.table(words)
    table.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let obstacles = [
      table.userSelects(IndexPath(row: 1, section: 0)),
      table.userSelects(IndexPath(row: 2, section: 0)),
    ]
    #expect(obstacles == [nil, "there is no row 2 in section 0"])
    #expect(words.received == ["selected 0 1"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func aTableControllerAnswersForItsTable() {  // B89
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isEditing ? 4 : 3
      }
    }
    let world = World()
    let list = List(style: .grouped)
    world.window.rootViewController = list
    world.stage.settle()
    #expect(list.tableView.visibleCells.count == 3)
    list.setEditing(true, animated: false)
    list.tableView.reloadData()
    #expect(list.tableView.isEditing && list.tableView.visibleCells.count == 4)
  }
}
