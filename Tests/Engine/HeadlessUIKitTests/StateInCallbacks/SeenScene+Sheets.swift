import HeadlessUIKit
import NavigationModel

extension SeenScene {
  /// A sheet that takes another height.
  func prepareSheet(_ seen: Observation) -> () -> Void {
    let (home, content) = (seen.controller("A"), seen.controller("B"))
    let stage = seen.world.stage
    seen.world.window.rootViewController = home
    let sheet = content.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.delegate = seen.listener
    home.present(content, animated: false)
    stage.settle()
    return {
      if self == .settleSheet {
        try? stage.user.dragSheet(to: .large)
      } else {
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      }
      seen.noteMovement()
      stage.advance(by: .milliseconds(450))
      seen.noteMovement()
    }
  }

  /// A search bar that takes another place as there is room for it.
  func preparePlacement(_ seen: Observation) -> () -> Void {
    let list = seen.controller("A")
    let search = UISearchController(searchResultsController: nil)
    search.delegate = seen.listener
    seen.listener.searched = list
    list.navigationItem.searchController = search
    var traits = seen.world.stage.traits
    traits.device = .iPad
    seen.world.stage.setTraits(traits)
    list.navigationItem.preferredSearchBarPlacement = .stacked
    seen.world.window.rootViewController = seen.stack(list)
    return { list.navigationItem.preferredSearchBarPlacement = .inline }
  }
}

extension Observation {
  /// Notes how many movements are drawn.
  fileprivate func noteMovement() { note("\(listener.movements) movements") }
}

extension SeenListener: @MainActor UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let detent = sheetPresentationController.selectedDetentIdentifier
    see("didChangeDetent \(detent?.rawValue ?? "") \(movements)")
  }

  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) { see("willChangeTo \(newPlacement) \(placement)") }

  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) { see("didChangeFrom \(previousPlacement) \(placement)") }

  private var placement: String {
    "\(searched.map { $0.navigationItem.searchBarPlacement } ?? .automatic)"
  }
}
