import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Swipes over rows uncover their actions.
struct SwipeActionTests {
  private final class List: UITableViewController {
    var names = ["Ann", "Bob", "Cid"]
    var log: [String] = []
    var finish: ((Bool) -> Void)?
    var configuration: UISwipeActionsConfiguration?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row) \(tableView.isEditing)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { "\($0.row)" } ?? "-") \(tableView.isEditing)")
    }
  }

  /// A world with a list on screen.
  private static func scene() -> (World, List) {
    let world = World()
    let list = world.stage.asCurrent { List(style: .plain) }
    world.stage.asCurrent { world.window.rootViewController = list }
    world.stage.settle()
    return (world, list)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func flag(_ list: List) -> UIContextualAction {
    UIContextualAction(style: .normal, title: "Flag") { [weak list] _, row, completion in
      list?.log.append("flag \((row as? UITableViewCell)?.textLabel?.text ?? "")")
      list?.finish = completion
    }
  }

  @Test func aRowWithoutActionsIsDeleted() throws {  // H90, H91
    let (world, list) = Self.scene()
    try world.stage.user.swipeRow(at: path(1))
    #expect(list.tableView.isEditing && !list.isEditing)
    try world.stage.user.tap("Delete")
    #expect(list.names == ["Ann", "Cid"])
    #expect(list.log == ["begin 1 false", "end - false"])
    try world.stage.user.deleteRow(at: path(0))
    #expect(list.names == ["Cid"])
  }

  @Test func theRowIsOpenUntilTheActionIsPerformed() throws {  // H91, H92
    let (world, list) = Self.scene()
    list.configuration = UISwipeActionsConfiguration(actions: [flag(list)])
    try world.stage.user.swipeRow(at: path(2), fully: true)
    #expect(list.tableView.isEditing)
    #expect(throws: Stage.User.Failure.ignored("an action of the row is being performed")) {
      try world.stage.user.tap("Flag")
    }
    world.stage.asCurrent { list.finish?(true) }
    #expect(!list.tableView.isEditing)
    #expect(list.log == ["begin 2 false", "flag Cid", "end 2 false"])
    // Once is enough.
    world.stage.asCurrent { list.finish?(true) }
    #expect(list.log.count == 3)
  }

  @Test func aFullSwipeMayOnlyUncover() throws {  // H91
    let (world, list) = Self.scene()
    let configuration = UISwipeActionsConfiguration(actions: [flag(list)])
    configuration.performsFirstActionWithFullSwipe = false
    list.configuration = configuration
    try world.stage.user.swipeRow(at: path(0), fully: true)
    #expect(list.log == ["begin 0 false"])
    // A row that moves keeps its actions; one that is loaded again loses them.
    list.names.insert("Amy", at: 0)
    world.stage.asCurrent { list.tableView.insertRows(at: [path(0)], with: .none) }
    try world.stage.user.tap("Flag")
    #expect(list.log.last == "flag Ann")
    world.stage.asCurrent { list.tableView.reloadData() }
    #expect(list.log.last == "end - false")
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.tap("Flag") }
  }

  @Test func aSwipeMayFindNothing() throws {  // H90
    let (world, list) = Self.scene()
    list.configuration = UISwipeActionsConfiguration(actions: [])
    #expect(throws: Stage.User.Failure.ignored("the row has no actions there")) {
      try world.stage.user.swipeRow(at: path(0))
    }
    #expect(throws: Stage.User.Failure.ignored("there is no row 9 in section 0")) {
      try world.stage.user.swipeRow(at: path(9))
    }
    list.setEditing(true, animated: false)
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.swipeRow(at: path(0)) }
    #expect(list.log == [])
  }

  @Test func onlyListsHaveSwipeActions() throws {  // H90
    let (world, _) = Self.scene()
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    world.stage.asCurrent { world.window.rootViewController = grid }
    world.stage.settle()
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.swipeRow(at: path(0)) }
  }
}

/// Long presses show context menus.
struct ContextMenuTests {
  private final class List: UITableViewController {
    var log: [String] = []
    var preview: UIViewController?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Ann"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: NSString(string: "Ann"), previewProvider: { [weak self] in self?.preview }
      ) { suggested in
        UIMenu(children: [UIAction(title: "Call") { [weak self] _ in self?.log.append("call") }])
      }
    }

    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addAnimations { [weak self] in self?.log.append("animation") }
      animator?.addCompletion { [weak self] in self?.log.append("displayed") }
      log.append("display \(configuration.identifier)")
    }

    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }

    override func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [weak self] in
        if let shown = animator.previewViewController { self?.show(shown, sender: nil) }
      }
    }
  }

  /// A world with a list in a stack on screen.
  private static func scene() -> (World, List, UINavigationController) {
    let world = World()
    let list = world.stage.asCurrent { List(style: .plain) }
    let navigation = world.stage.asCurrent { UINavigationController(rootViewController: list) }
    world.stage.asCurrent { world.window.rootViewController = navigation }
    world.stage.settle()
    return (world, list, navigation)
  }

  @Test func aRowHasAMenu() throws {  // H93, H94
    let (world, list, _) = Self.scene()
    try world.stage.user.hold("Ann")
    world.stage.settle()
    #expect(list.log == ["display Ann", "animation", "displayed"])
    #expect(world.stage.user.targets.map(\.text) == ["Ann", "Call"])
    try world.stage.user.tap("Call")
    world.stage.settle()
    #expect(list.log.suffix(2) == ["end", "call"])
  }

  @Test func thePreviewIsShownAsAWhole() throws {  // H95
    let (world, list, navigation) = Self.scene()
    let detail = world.stage.asCurrent { UIViewController() }
    detail.title = "Detail"
    list.preview = detail
    try world.stage.user.hold("Ann")
    world.stage.settle()
    #expect(detail.isViewLoaded)
    try world.stage.user.tap("Detail")
    world.stage.settle()
    #expect(navigation.topViewController === detail)
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    }
  }

  @Test func aViewHasAnInteraction() throws {  // H93
    let (world, list, _) = Self.scene()
    let menus = Menus()
    let (box, interaction) = world.stage.asCurrent {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let interaction = UIContextMenuInteraction(delegate: menus)
      box.addInteraction(interaction)
      list.view.addSubview(box)
      return (box, interaction)
    }
    #expect(interaction.view === box && box.interactions.count == 1)
    try world.stage.user.hold(box)
    world.stage.settle()
    #expect(world.stage.user.targets.contains { $0.text == "Copy" })
    #expect(interaction.location(in: box) == CGPoint(x: 25, y: 25))
    world.stage.asCurrent { interaction.dismissMenu() }
    world.stage.settle()
    #expect(!world.stage.user.targets.contains { $0.text == "Copy" })
    let other = world.stage.asCurrent { UIView() }
    world.stage.asCurrent { other.addInteraction(interaction) }
    #expect(box.interactions.isEmpty && interaction.view === other)
    world.stage.asCurrent { other.removeInteraction(interaction) }
    #expect(interaction.view == nil)
  }
}
