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

  /// A table of many words on screen, ten of which are visible at a time.
  private static func longTable(_ words: Words, in world: World) -> UITableView {
    let table = Self.table(words)
    table.frame = CGRect(x: 0, y: 100, width: 320, height: 440)
    let controller = world.controller("C")
    controller.view.addSubview(table)
    world.window.rootViewController = controller
    world.stage.settle()
    return table
  }

  private static let numbers = (0..<500).map(String.init)

  @Test func onlyRowsThatAreVisibleOrPreparedHaveCells() throws {  // H89
    let world = World()
    let words = Words(Self.numbers)
    let table = Self.longTable(words, in: world)
    let reach = Int((440 + world.stage.traits.screen.height) / 44)
    #expect(words.received.count == reach + 1)
    #expect(Self.texts(of: table) == Array(Self.numbers[0..<10]))
    #expect(table.cellForRow(at: IndexPath(row: reach, section: 0)) != nil)
    #expect(table.cellForRow(at: IndexPath(row: reach + 1, section: 0)) == nil)
    words.received = []
    table.contentOffset.y = 132
    world.stage.settle()
    // The row that ends where the bounds begin counts as well.
    #expect(words.received == (1...3).map { "cell 0 \(reach + $0)" })
    #expect(Self.texts(of: table) == Array(Self.numbers[3..<13]))
    // Two cells of rows that were scrolled away are used again, and one is made.
    #expect(table.subviews.count { $0 is UITableViewCell } == reach + 2)
    #expect(table.contentSize.height == 22_000)
  }

  @Test func theUserScrollsToARowWithoutACell() throws {  // H89
    let world = World()
    let words = Words(Self.numbers)
    let table = Self.longTable(words, in: world)
    try world.stage.user.selectRow(at: IndexPath(row: 300, section: 0))
    #expect(table.contentOffset.y == 12_804)
    try world.stage.user.selectRow(at: IndexPath(row: 2, section: 0))
    #expect(table.contentOffset.y == 88)
    try world.stage.user.tap("400")
    #expect(table.contentOffset.y == 17_204)
    #expect(words.received.suffix(1) == ["selected 0 400"])
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.tap("500") }
    #expect(table.contentOffset.y == 17_204)
  }

  @Test func aRowThatIsEditedKeepsItsCell() throws {
    let world = World()
    let words = Words(Self.numbers)
    let table = Self.longTable(words, in: world)
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    table.contentOffset.y = 4400
    #expect(table.cellForRow(at: path) === cell)
    #expect(table.visibleCells.first?.textLabel?.text == "100")
    field.resignFirstResponder()
    table.contentOffset.y = 8800
    #expect(table.cellForRow(at: path) == nil)
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
