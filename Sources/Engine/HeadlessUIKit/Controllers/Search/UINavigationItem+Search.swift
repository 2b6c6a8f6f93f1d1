import Foundation
import NavigationModel

/// What an item knows about the search in its bar.
struct ItemSearch {
  var controller: UISearchController?
  var hidesWhenScrolling = true
  var preferred = UINavigationItem.SearchBarPlacement.automatic
  /// Where the bar is, as its delegate knows it.
  var placement = UINavigationItem.SearchBarPlacement.automatic
  /// How much of the bar is shown, from 0 to 1; nil before the controller has appeared (EQ7).
  var shownPart: Double?
}

extension UINavigationItem {
  /// Where a navigation bar shows a search bar (E16).
  ///
  /// [UINavigationItem.SearchBarPlacement](https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum)
  nonisolated public enum SearchBarPlacement: Int, Sendable, CaseIterable {
    case automatic = 0
    case inline = 1
    case stacked = 2
    case integrated = 3
    case integratedCentered = 4
    case integratedButton = 5
  }

  /// What `searchController` is where no class overrides it.
  final var ownSearchController: UISearchController? {
    get { search?.controller }
    set {
      Stage.current.note(.searchControllerOfItem)
      guard newValue !== search?.controller else { return }
      search?.controller?.item = nil
      search?.controller?.ownerOfItem = nil
      ownSearch.controller = newValue
      newValue?.item = self
      newValue?.ownerOfItem = owner
      ownSearch.placement = newValue == nil ? .automatic : wantedPlacement
      layOut(owner?.navigationController)
    }
  }

  /// What `hidesSearchBarWhenScrolling` is where no class overrides it.
  final var ownHidesSearchBarWhenScrolling: Bool {
    get { search?.hidesWhenScrolling ?? true }
    set {
      Stage.current.note(.hidesSearchBarWhenScrolling)
      ownSearch.hidesWhenScrolling = newValue
      searchDidChange()
    }
  }

  /// What `preferredSearchBarPlacement` is where no class overrides it.
  final var ownPreferredSearchBarPlacement: SearchBarPlacement {
    get { search?.preferred ?? .automatic }
    set {
      Stage.current.note(.preferredSearchBarPlacement)
      ownSearch.preferred = newValue
      updateSearchPlacement()
    }
  }

  private var ownSearch: ItemSearch {
    get { search ?? ItemSearch() }
    set { search = newValue }
  }

  private var wantedPlacement: SearchBarPlacement {
    let stage = search?.controller?.stage ?? Stage.current
    return stage.profile.bars.placement(preferred: preferredSearchBarPlacement, in: stage.traits)
  }

  /// Moves the bar where it should be now, and notifies the delegate of the search (E16).
  func updateSearchPlacement() {
    guard let controller = search?.controller else { return }
    let (former, new) = (searchBarPlacement, wantedPlacement)
    guard new != former else { return }
    controller.call(UISearchController.Calls.willChangeTo, ["\(new)"]) {
      $0.searchController(controller, willChangeTo: new)
    }
    ownSearch.placement = new
    searchDidChange()
    controller.call(UISearchController.Calls.didChangeFrom, ["\(former)"]) {
      $0.searchController(controller, didChangeFrom: former)
    }
  }

  private func searchDidChange() {
    layOut(search?.controller?.ownerOfItem?.navigationController)
  }

  private func layOut(_ stack: UINavigationController?) {
    stack?.navigationBar.arrangeSearchBar()
    stack?.layOutTop()
  }

  // MARK: What is shown

  /// How much of the search bar is shown, from 0 to 1: all of it while the search is active or the
  /// bar is pinned (E15, EQ7).
  package var shownPartOfSearchBar: Double {
    guard let search, let controller = search.controller else { return 0 }
    if !search.hidesWhenScrolling || controller.isPresentedNow { return 1 }
    return search.shownPart ?? startsWithSearchBar
  }

  /// Records what is shown when the controller appears: a bar that is pinned then stays until it is
  /// scrolled away, one that isn't is hidden until it is pulled down, except with a large title (EQ7,
  /// unconfirmed).
  func searchBarAppears() {
    guard let search, search.controller != nil else { return }
    if !search.hidesWhenScrolling {
      ownSearch.shownPart = 1
    } else if search.shownPart == nil {
      ownSearch.shownPart = startsWithSearchBar
    }
  }

  /// 1 if the bar is there from the start: nothing scrolls, or the title is large.
  private var startsWithSearchBar: Double {
    guard let owner = search?.controller?.ownerOfItem, owner.isViewLoaded,
      owner.scrollViewBelowBar != nil
    else { return 1 }
    let bar = owner.navigationController?.navigationBar
    return bar?.topItem === self && bar?.wantsLargeTitle == true ? 1 : 0
  }

  /// How much of the search bar hides as the contents scroll, in points: nothing of a pinned one, of
  /// that of an active search, and of one beside the title (E15).
  var collapsibleSearchBar: Double {
    guard let search, let controller = search.controller, search.hidesWhenScrolling,
      searchBarPlacement != .inline, !controller.isPresentedNow
    else { return 0 }
    return SearchRow.barHeight
  }

  /// How much of it is hidden, in points.
  var collapsedSearchBar: Double { collapsibleSearchBar * (1 - shownPartOfSearchBar) }

  /// Hides a part of it, in points.
  func hideSearchBar(by points: Double) {
    ownSearch.shownPart = 1 - points / SearchRow.barHeight
  }
}

extension BarRules {
  /// The place that a bar has for a search bar: at the trailing edge only where the width is regular,
  /// by itself from iOS 16 on (E16); that it is below the title elsewhere is unconfirmed.
  func placement(
    preferred: UINavigationItem.SearchBarPlacement, in traits: Traits
  ) -> UINavigationItem.SearchBarPlacement {
    let fits = traits.horizontal == .regular
    return switch preferred {
    case .automatic: fits && placesSearchInline ? .inline : .stacked
    case .stacked: .stacked
    case .inline, .integrated, .integratedCentered, .integratedButton: fits ? .inline : .stacked
    }
  }
}
