import Foundation
import NavigationModel

/// A controller that is presented while its search bar is used, and shows the results of the search.
///
/// Becoming active presents it (E1, E2); without a results controller the searched screen shows the
/// results itself.
/// [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller)
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// Updates the results when the text or the scope changes; not retained (E5).
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified of automatic presentations and dismissals; not retained (E4).
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is dimmed, and can't be used, while no results are shown; false from
  /// iOS 15 on (E14).
  open lazy var obscuresBackgroundDuringPresentation = stage.profile.obscuresSearched
  /// Whether the navigation bar is hidden while the search is active; the search bar stays (E14,
  /// E26).
  open var hidesNavigationBarDuringPresentation = true
  /// The item whose navigation bar shows its bar.
  weak var item: UINavigationItem?
  /// The controller of that item; weak, because it may be asked while that is deallocated.
  weak var ownerOfItem: UIViewController?
  var results = SearchResultsVisibility()
  var scopes = SearchScopeVisibility()
  var showsCancelByItself = true
  private lazy var ownBar = UISearchBar(of: self)
  private let unloaded: UnloadedSearch

  /// Creates a search; without a results controller the searched screen shows the results.
  public init(searchResultsController: UIViewController?) {
    unloaded = UnloadedSearch()
    super.init(nibName: nil, bundle: nil)
    begin()
    if let searchResultsController { adopt(results: searchResultsController) }
  }

  /// Creates a search without a results controller.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Creates the search of an archive, with its results controller.
  public required init?(coder: NSCoder) {
    unloaded = UnloadedSearch()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    stage.hasSearches = true
    stage.note(.searchController)
    unloaded.controller = id
    unloaded.stage = stage
    stage.hierarchy.update(id) { $0.modalPresentationStyle = .overCurrentContext }
    transitioningDelegate = self
  }

  override var archivedChildren: [UIViewController]? {
    get { children }
    set { if let first = newValue?.first { adopt(results: first) } }
  }

  override class var showing: Node.Showing { .chosen }

  /// The bar; there is always one.
  open var searchBar: UISearchBar { ownBar }

  /// The controller that shows the results; nil if the searched screen does.
  open var searchResultsController: UIViewController? {
    controller(stage.hierarchy[id].children.first)
  }

  /// Whether it is presented; writing presents or dismisses it (E2).
  ///
  /// It doesn't make the bar the first responder (E9).
  open var isActive: Bool {
    get { isPresentedNow }
    set { if newValue { activate() } else { deactivate() } }
  }

  open override func loadViewIfNeeded() {
    unloaded.controller = nil
    super.loadViewIfNeeded()
  }

  // MARK: Its own transition

  /// Its presentation takes no time of its own (EQ1).
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  /// Ends the transition.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }

  override func play(_ beat: Beat, of transition: ActiveTransition) { play(beat) }

  override func makeManager() -> UIPresentationController {
    modalPresentationStyle == .popover ? super.makeManager() : SearchPresentationController(self)
  }

  override var viewsOfEditing: [UIView] { super.viewsOfEditing + [searchBar] }

  override var controllerOfInsets: UIViewController? { searchedController }

  /// Whether Cancel is shown while it is active; true by default (E12).
  open var automaticallyShowsCancelButton: Bool {
    get { ownAutomaticallyShowsCancelButton }
    set { ownAutomaticallyShowsCancelButton = newValue }
  }

  /// Whether the scopes are shown while it is active, if there are at least two; true by default
  /// (E13).
  open var automaticallyShowsScopeBar: Bool {
    get { ownAutomaticallyShowsScopeBar }
    set { ownAutomaticallyShowsScopeBar = newValue }
  }

  /// When the scopes are shown; writing the bar's `showsScopeBar` makes it manual (E13).
  open var scopeBarActivation: ScopeBarActivation {
    get { ownScopeBarActivation }
    set { ownScopeBarActivation = newValue }
  }

  /// Where the navigation bar shows the search bar (E16).
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    item?.searchBarPlacement ?? .automatic
  }

  /// Whether the text decides if the results controller is shown; true by default (E10).
  open var automaticallyShowsSearchResultsController: Bool {
    get { ownAutomaticallyShowsSearchResultsController }
    set { ownAutomaticallyShowsSearchResultsController = newValue }
  }

  /// Whether the results controller is shown; writing it makes the text irrelevant (E10, E11).
  open var showsSearchResultsController: Bool {
    get { ownShowsSearchResultsController }
    set { ownShowsSearchResultsController = newValue }
  }

  /// What can be chosen below the bar while it is active; nil for nothing.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { ownSearchSuggestions }
    set { ownSearchSuggestions = newValue }
  }

  nonisolated deinit {}
}

/// Reports a search controller that is released although its view was never loaded (E28).
///
/// It is deinitialized after the controller has left the hierarchy, and so has all that it needs.
private final class UnloadedSearch {
  var controller: Hierarchy.ID?
  weak var stage: Stage?

  isolated deinit {
    guard let controller, let stage, !stage.hasEnded else { return }
    stage.report(.searchFreed, "<UISearchController: \(controller.address)>")
  }
}

/// Manages the presentation of a search over the controller that it belongs to (E1, E22).
final class SearchPresentationController: UIPresentationController {
  /// Creates the manager of a search's presentation.
  init(_ search: UISearchController) {
    super.init(presentedViewController: search, presenting: nil, style: .overCurrentContext)
  }

  /// Its name is unconfirmed.
  override var ownClassName: String? { "_UISearchPresentationController" }

  override var adapts: Bool { false }

  private var search: UISearchController? { controller as? UISearchController }

  override func presentationTransitionWillBegin() { search?.hideNavigationBar(true) }

  override func dismissalTransitionWillBegin() { search?.hideNavigationBar(false) }

  nonisolated deinit {}
}
