// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedSearchDelegate {
  func presentSearchController(_ searchController: UISearchController) { _ = run(.present, [searchController]) }
  func willPresentSearchController(_ searchController: UISearchController) { _ = run(.willPresent, [searchController]) }
  func didPresentSearchController(_ searchController: UISearchController) { _ = run(.didPresent, [searchController]) }
  func willDismissSearchController(_ searchController: UISearchController) { _ = run(.willDismiss, [searchController]) }
  func didDismissSearchController(_ searchController: UISearchController) { _ = run(.didDismiss, [searchController]) }
  func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement) { _ = run(.willChangeTo, [searchController, newPlacement]) }
  func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement) { _ = run(.didChangeFrom, [searchController, previousPlacement]) }
}

extension TableDescriptor {
  static var uiSearchControllerDelegate: TableDescriptor {
    TableDescriptor("UISearchControllerDelegate", "Is notified of automatic presentations and dismissals of a search.")
      .call(.present, ["searchController": UISearchController.self], "Called before the default presentation, which follows unless this presents the search.", facts: "E3")
      .call(.willPresent, ["searchController": UISearchController.self], "Called before the search is presented.")
      .call(.didPresent, ["searchController": UISearchController.self], "Called when the search has been presented.")
      .call(.willDismiss, ["searchController": UISearchController.self], "Called before the search is dismissed.")
      .call(.didDismiss, ["searchController": UISearchController.self], "Called when the search has been dismissed.")
      .call(.willChangeTo, ["searchController": UISearchController.self, "newPlacement": UINavigationItem.SearchBarPlacement.self], "Called before the search bar gets another place.", facts: "E16")
      .call(.didChangeFrom, ["searchController": UISearchController.self, "previousPlacement": UINavigationItem.SearchBarPlacement.self], "Called when the search bar has another place.", facts: "E16")
  }
}
