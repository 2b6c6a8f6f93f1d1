import HeadlessUIKit
import NavigationModel
import Testing

/// A name that a profile didn't have is accepted, with one note.
struct NewerNameUseTests {
  private static let uses: [(name: String, use: (UINavigationController) -> Void)] = [
    ("UIAlertController", { _ in _ = alert }),
    ("transitionCoordinator", { _ = $0.transitionCoordinator }),
    ("presentationController", { _ = $0.presentationController }),
    ("traitCollection", { _ = $0.traitCollection }),
    ("show", { $0.show(UIViewController(), sender: nil) }),
    ("showDetailViewController", { showDetail(from: $0) }),
    ("custom", { $0.modalPresentationStyle = .custom }),
    ("overFullScreen", { $0.modalPresentationStyle = .overFullScreen }),
    ("overCurrentContext", { $0.modalPresentationStyle = .overCurrentContext }),
    ("popover", { $0.modalPresentationStyle = .popover }),
    ("hidesBarsOnTap", { $0.hidesBarsOnTap = true }),
    ("hidesBarsOnSwipe", { $0.hidesBarsOnSwipe = true }),
    ("hidesBarsWhenKeyboardAppears", { $0.hidesBarsWhenKeyboardAppears = true }),
    ("hidesBarsWhenVerticallyCompact", { $0.hidesBarsWhenVerticallyCompact = true }),
    ("prefersLargeTitles", { $0.navigationBar.prefersLargeTitles = true }),
    (
      "setNeedsUpdateOfSupportedInterfaceOrientations",
      { $0.setNeedsUpdateOfSupportedInterfaceOrientations() }
    ),
    ("UISearchController", { _ in _ = search }),
    ("searchController", { $0.navigationItem.searchController = nil }),
    ("hidesSearchBarWhenScrolling", { $0.navigationItem.hidesSearchBarWhenScrolling = true }),
    (
      "automaticallyShowsSearchResultsController",
      { _ in search.automaticallyShowsSearchResultsController = true }
    ),
    ("showsSearchResultsController", { _ in search.showsSearchResultsController = true }),
    ("automaticallyShowsCancelButton", { _ in search.automaticallyShowsCancelButton = true }),
    ("automaticallyShowsScopeBar", { _ in search.automaticallyShowsScopeBar = true }),
    ("searchTextField", { _ in _ = UISearchBar(frame: .zero).searchTextField }),
    ("UIBarAppearance", { _ in _ = UIBarAppearance() }),
    ("scopeBarActivation", { _ in search.scopeBarActivation = .manual }),
    ("preferredSearchBarPlacement", { $0.navigationItem.preferredSearchBarPlacement = .inline }),
    ("searchSuggestions", { _ in search.searchSuggestions = nil }),
    (
      "sourceItem",
      { nav in
        let manager = UIPopoverPresentationController(
          presentedViewController: nav, presenting: nil)
        manager.sourceItem = UIView()
      }
    ),
    ("tabs", { _ in UITabBarController().tabs = [] }),
    ("traitOverrides", { _ = $0.traitOverrides }),
    ("registerForTraitChanges", { $0.registerForTraitChanges([]) { (_, _) in } }),
    ("overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle = .dark }),
    ("preferredTransition", { $0.preferredTransition = nil }),
    ("menu", { _ in UIBarButtonItem().menu = UIMenu() }),
    ("backAction", { $0.navigationItem.backAction = UIAction { _ in } }),
  ]

  private static var search: UISearchController { UISearchController(searchResultsController: nil) }

  private static func showDetail(from nav: UINavigationController) {
    nav.showDetailViewController(UIViewController(), sender: nil)
    Stage.current.settle()
    nav.dismiss(animated: false)
    Stage.current.settle()
  }

  private static var alert: UIAlertController {
    UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  }

  @Test func theTableIsWhatIsNoted() {
    #expect(Self.uses.map(\.name) == NewerName.all.map(\.name))
  }

  @Test(arguments: NewerName.all.indices)
  func eachIsNotedOnceWhereItIsMissing(index: Int) {
    let (name, use) = Self.uses[index]
    let isInMid = NewerName.all[index].since <= 12
    for (profile, count) in [(Profile.classic, 1), (.mid, isInMid ? 0 : 1), (.modern, 0)] {
      let world = World(profile: profile)
      let nav = world.stack("A")
      use(nav)
      use(nav)
      let notes = world.stage.trace.events.filter { $0.callback == "newer-name" }.map(\.text)
      #expect(notes.count { $0.contains(" \(name) exists since iOS") } == count)
    }
  }
}
