import Foundation
import HeadlessUIKit
import Inspection
import Testing

/// A shopping app as written for a device: a list of a diffable data source with a search, swipe actions
/// and a menu, a form above the keyboard, a locked player.
nonisolated private struct Product: Hashable, Sendable {
  let id: UUID
  var name: String

  init(_ name: String) { (id, self.name) = (UUID(), name) }
}

private final class ProductCell: UICollectionViewListCell {
  private let note = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessories = [.disclosureIndicator()]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with product: Product) {
    var content = defaultContentConfiguration()
    content.text = product.name
    contentConfiguration = content
  }
}

private final class ShoppingViewController: UICollectionViewController, UISearchResultsUpdating {
  nonisolated private enum Section: Sendable { case main }

  private var products = [Product("Bread"), Product("Milk"), Product("Tea")]
  private var dataSource: UICollectionViewDiffableDataSource<Section, UUID>!
  let search = UISearchController(searchResultsController: nil)

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Shopping"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    let registration = UICollectionView.CellRegistration<ProductCell, UUID> {
      [weak self] cell, _, id in
      if let product = self?.product(id) { cell.configure(with: product) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Products"
    navigationItem.searchController = search
    definesPresentationContext = true
    applySnapshot(matching: "")
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, completion in
        self?.products.removeAll { $0.id == id }
        self?.applySnapshot(matching: "")
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func product(_ id: UUID) -> Product? { products.first { $0.id == id } }

  private func applySnapshot(matching text: String) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
    snapshot.appendSections([.main])
    snapshot.appendItems(
      products.filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
        .map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    applySnapshot(matching: searchController.searchBar.text ?? "")
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let id = dataSource.itemIdentifier(for: indexPath), let product = product(id) else {
      return
    }
    let form = ProductFormViewController(product.name) { [weak self] name in
      self?.rename(id, to: name)
    }
    // While a search is active, it is what presents.
    let presenter: UIViewController = search.isActive ? search : self
    presenter.present(UINavigationController(rootViewController: form), animated: true)
  }

  private func rename(_ id: UUID, to name: String) {
    guard let index = products.firstIndex(where: { $0.id == id }) else { return }
    products[index].name = name
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      previewProvider: { PlayerController() },
      actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in
      if let player = animator.previewViewController { self?.present(player, animated: true) }
    }
  }
}

private final class ProductFormViewController: UIViewController {
  private let field = UITextField(frame: .zero)
  private let save: (String) -> Void

  init(_ name: String, save: @escaping (String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "Product"
    field.text = name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        save(field.text ?? "")
        dismiss(animated: true)
      })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}

private final class PlayerController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Player"
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

/// The phone app is upright; the player isn't.
private final class AppNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

struct ShoppingAppTests {
  private let stage = Stage()
  private let window: UIWindow
  private let navigation: UINavigationController

  init() {
    (window, navigation) = stage.asCurrent {
      let navigation = AppNavigationController(rootViewController: ShoppingViewController())
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return (window, navigation)
    }
    stage.settle()
  }

  private var screen: String { ScreenPrinter(stage.screen).text() }

  @Test func aSwipeDeletes() throws {
    try stage.user.swipeRow(at: IndexPath(item: 1, section: 0))
    #expect(
      screen == """
        ┌ 9:41 ────────────────────────── 100% ┐
        │                                      │
        │ Shopping                             │
        │ [(Products)________________________] │
        ├──────────────────────────────────────┤
        │   Bread                            › │
        │   Milk                  › [ Delete ] │
        │   Tea                              › │
        └──────────────────────────────────────┘
        """)
    try stage.user.tap("Delete")
    stage.settle()
    #expect(!screen.contains("Milk") && !screen.contains("Delete") && screen.contains("Tea"))
  }

  @Test func aSearchFindsWhatTheFormRenames() throws {
    try stage.user.tap("Products")
    stage.settle()
    try stage.user.type("mi")
    stage.settle()
    #expect(!screen.contains("Bread"))
    try stage.user.tap("Milk")
    stage.settle()
    let list = navigation.topViewController as? ShoppingViewController
    let stack = list?.search.presentedViewController as? UINavigationController
    _ = try #require(stack?.topViewController as? ProductFormViewController)
    #expect(screen.contains("⌨"))
    try stage.user.type(" of oats")
    try stage.user.tap("save")
    stage.settle()
    #expect(screen.contains("Milk of oats"))
    try stage.user.cancelSearch()
    stage.settle()
    #expect(screen.contains("Bread") && screen.contains("Milk of oats"))
  }

  @Test func thePreviewOfAProductIsPlayedInLandscape() throws {
    try stage.user.hold("Tea")
    stage.settle()
    try stage.user.tap("Player")
    stage.settle()
    #expect(window.bounds.width > window.bounds.height)
    stage.asCurrent { navigation.dismiss(animated: true) }
    stage.settle()
    #expect(window.bounds.width < window.bounds.height)
  }
}
