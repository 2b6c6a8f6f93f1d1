import Foundation
import HeadlessUIKit
import Inspection
import Testing

/// A small app with a search, a form and a player, written as for a device.
private final class BooksViewController: UITableViewController, UISearchResultsUpdating {
  var titles = ["Emma", "Middlemarch", "Moby-Dick", "Walden"]
  private var shown: [Int] = []
  private let search = UISearchController(searchResultsController: nil)

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    shown = Array(titles.indices)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Titles"
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .play,
      primaryAction: UIAction { [weak self] _ in
        self?.present(PlayerViewController(), animated: true)
      })
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = titles.indices.filter {
      text.isEmpty || titles[$0].lowercased().contains(text.lowercased())
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[shown[indexPath.row]]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let index = shown[indexPath.row]
    let form = FormViewController(text: titles[index]) { [weak self] in self?.titles[index] = $0 }
    navigationController?.pushViewController(form, animated: true)
  }
}

private final class FormViewController: UIViewController, UITextFieldDelegate {
  private let field = UITextField(frame: CGRect(x: 16, y: 200, width: 300, height: 40))
  private let save: (String) -> Void

  init(text: String, save: @escaping (String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "Book"
    field.text = text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    save(textField.text ?? "")
    navigationController?.popViewController(animated: true)
    return true
  }
}

private final class PlayerViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Player"
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
    done.frame = CGRect(x: 16, y: 16, width: 80, height: 40)
    view.addSubview(done)
  }
}

/// The topmost controller decides how the screen turns.
private final class UprightNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .all
  }
}

struct SmallAppTests {
  private let stage = Stage()
  private let window: UIWindow
  private let navigation: UINavigationController

  init() {
    (window, navigation) = stage.asCurrent {
      let navigation = UprightNavigationController(
        rootViewController: BooksViewController(style: .plain))
      navigation.objectName = "nav"
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return (window, navigation)
    }
    stage.settle()
  }

  private var tree: String { TreePrinter(stage.hierarchy).text() }
  private var screen: String { ScreenPrinter(stage.screen).text() }

  /// Performs a step and returns the texts of its callbacks.
  private func callbacks(of step: () throws -> Void) rethrows -> [String] {
    let count = stage.trace.count
    try stage.asCurrent(step)
    stage.settle()
    return stage.trace.part(from: count).events.filter { !$0.isContainer }.map(\.text)
  }

  @Test func theListIsSearched() throws {
    #expect(
      screen == """
        ┌ 9:41 ────────────────────────── 100% ┐
        │                               [play] │
        │ Books                                │
        │ [(Titles)__________________________] │
        ├──────────────────────────────────────┤
        │   Emma                               │
        │   Middlemarch                        │
        │   Moby-Dick                          │
        │   Walden                             │
        └──────────────────────────────────────┘
        """)
    try stage.user.tap("Titles")
    stage.settle()
    try stage.user.type("mo")
    stage.settle()
    try stage.user.tap("Moby-Dick")
    stage.settle()
    #expect(navigation.topViewController?.title == "Book")
    try stage.user.type(" or the Whale\n")
    stage.settle()
    #expect(screen.contains("│   Moby-Dick or the Whale             │"))
    #expect(
      tree == """
        window
        └─ nav  UprightNavigationController     appeared
           └─ #2  BooksViewController "Books"   appeared
              => #1  UISearchController         appeared   overCurrentContext
        """)
    try stage.user.cancelSearch()
    stage.settle()
    #expect(screen.contains("│   Walden                             │"))
  }

  @Test func theFormHasTheKeyboard() throws {
    try stage.user.tap("Emma")
    stage.settle()
    #expect(screen.contains("⌨"))
    let lines = try callbacks { try stage.user.back() }
    #expect(
      lines.filter { $0.contains("Book") && !$0.hasPrefix("transition") } == [
        "Book willMove(toParent: nil)", "Book viewWillDisappear(animated)",
        "Books viewWillAppear(animated)", "Books viewIsAppearing(animated)",
        "Book viewDidDisappear(animated)", "Books viewDidAppear(animated)",
        "Book didMove(toParent: nil)",
      ])
    #expect(!screen.contains("⌨"))
  }

  @Test func thePlayerTurnsTheScreen() throws {
    let lines = try callbacks { try stage.user.tap("play") }
    #expect(
      lines.filter { $0.hasPrefix("Player") || $0.hasPrefix("Books") } == [
        "Player viewDidLoad", "Books viewWillDisappear(animated)",
        "Player viewWillAppear(animated)", "Player viewIsAppearing(animated)",
        "Player viewDidAppear(animated)", "Books viewDidDisappear(animated)",
      ])
    #expect(window.bounds.width > window.bounds.height)
    try stage.user.tap("Done")
    stage.settle()
    #expect(window.bounds.width < window.bounds.height)
    #expect(navigation.presentedViewController == nil)
  }
}
