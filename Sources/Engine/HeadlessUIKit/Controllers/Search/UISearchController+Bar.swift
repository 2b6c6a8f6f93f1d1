import Foundation
import NavigationModel

/// Whether an active search shows its scopes.
struct SearchScopeVisibility {
  var activation = UISearchController.ScopeBarActivation.automatic
  /// Whether the user has typed since the search is active.
  var hasTyped = false
}

extension UISearchController {
  /// When the scope bar is shown (E13).
  nonisolated public enum ScopeBarActivation: Int, Sendable, CaseIterable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// What `automaticallyShowsCancelButton` is where no class overrides it.
  final var ownAutomaticallyShowsCancelButton: Bool {
    get { showsCancelByItself }
    set {
      stage.note(.automaticallyShowsCancelButton)
      showsCancelByItself = newValue
    }
  }

  /// What `automaticallyShowsScopeBar` is where no class overrides it.
  final var ownAutomaticallyShowsScopeBar: Bool {
    get { scopes.activation != .manual }
    set {
      stage.note(.automaticallyShowsScopeBar)
      scopes.activation = newValue ? .automatic : .manual
      layOutBar()
    }
  }

  /// What `scopeBarActivation` is where no class overrides it.
  final var ownScopeBarActivation: ScopeBarActivation {
    get { scopes.activation }
    set {
      stage.note(.scopeBarActivation)
      scopes.activation = newValue
      layOutBar()
    }
  }

  /// Whether the scopes are shown by themselves now; that `automatic` is on activation is
  /// unconfirmed.
  var showsScopesNow: Bool {
    guard isPresentedNow, (searchBar.scopeButtonTitles?.count ?? 0) > 1 else { return false }
    return switch scopes.activation {
    case .automatic, .onSearchActivation: true
    case .onTextEntry: scopes.hasTyped
    case .manual: false
    }
  }

  /// The stack whose navigation bar shows its bar, or is hidden by it.
  var stack: UINavigationController? {
    let searched = searchedController
    return searched as? UINavigationController ?? searched?.navigationController
  }

  /// Updates the navigation bar and what is below it.
  func layOutBar() { stack?.layOutTop() }

  /// Hides the navigation bar for a bar that is elsewhere, or shows it again (E14); one that contains
  /// the search bar shows only that.
  func hideNavigationBar(_ isHidden: Bool) {
    guard let stack else { return }
    if hidesNavigationBarDuringPresentation, item == nil {
      stack.changeBars(animated: false) { $0.hidesNavigationBar = isHidden }
    }
    stack.navigationBar.arrangeSearchBar()
    stack.layOutTop()
  }

  /// Reacts to what a stack is about to show: the bar is shown for other screens, whatever they have
  /// asked for, and hidden for the searched one (E26).
  func stack(_ stack: UINavigationController, willShow top: UIViewController) {
    guard hidesNavigationBarDuringPresentation, isPresentedNow, self.stack === stack else { return }
    let isHidden = top === searchedController && item == nil
    stack.changeBars(animated: false) { $0.hidesNavigationBar = isHidden }
  }
}
