import NavigationModel

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
