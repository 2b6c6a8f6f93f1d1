import Foundation
import NavigationModel

extension Stage {
  /// The controller that a controller itself presents and is not dismissing.
  func presented(by controller: UIViewController) -> UIViewController? {
    guard let presentation = hierarchy[controller.id].presentation, !presentation.isLeaving else {
      return nil
    }
    return registry[presentation.presented]
  }
}

extension Stage {
  /// The presentation controller of a presentation, as UIKit prints it.
  ///
  /// P96
  func describe(_ presentation: Presentation, of presented: Hierarchy.ID) -> String {
    "<\(presentation.managerClassName): \(presented.partAddress)>"
  }
}

extension Stage {
  /// The identifier of a custom detent that was given none; UIKit's are random, these repeat with
  /// the world.
  func nextDetentIdentifier() -> UISheetPresentationController.Detent.Identifier {
    unnamedDetents += 1
    return UISheetPresentationController.Detent.Identifier("detent-\(unnamedDetents)")
  }
}

extension Stage {
  /// Ends the active searches in a family that is about to be dismissed, without an animation and
  /// without calls (EQ3, unconfirmed).
  func endSearches(in family: Hierarchy.ID) {
    guard hasSearches else { return }
    let searches = hierarchy.members(below: [family]).compactMap {
      $0 == family ? nil : registry[$0] as? UISearchController
    }
    for search in searches where search.isPresentedNow {
      search.submitOwnDismissal(as: .dismissOver, animated: false)
    }
  }
}
