// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UISearchBar {
  /// The calls to what its program gives it.
  enum Calls {
    static let shouldBeginEditing = Call(.shouldBeginEditing, "searchBarShouldBeginEditing(_:)", to: { (owner: UISearchBar) in owner.delegate }, default: true as Bool)
    static let textDidBeginEditing = Call(.textDidBeginEditing, "searchBarTextDidBeginEditing(_:)", to: { (owner: UISearchBar) in owner.delegate })
    static let shouldEndEditing = Call(.shouldEndEditing, "searchBarShouldEndEditing(_:)", to: { (owner: UISearchBar) in owner.delegate }, default: true as Bool)
    static let textDidEndEditing = Call(.textDidEndEditing, "searchBarTextDidEndEditing(_:)", to: { (owner: UISearchBar) in owner.delegate })
    static let textDidChange = Call(.textDidChange, "searchBar(_:textDidChange:)", to: { (owner: UISearchBar) in owner.delegate })
    static let shouldChangeText = Call(.shouldChangeText, "searchBar(_:shouldChangeTextIn:replacementText:)", to: { (owner: UISearchBar) in owner.delegate }, default: true as Bool)
    static let searchButtonClicked = Call(.searchButtonClicked, "searchBarSearchButtonClicked(_:)", to: { (owner: UISearchBar) in owner.delegate })
    static let cancelButtonClicked = Call(.cancelButtonClicked, "searchBarCancelButtonClicked(_:)", to: { (owner: UISearchBar) in owner.delegate })
    static let selectedScopeDidChange = Call(.selectedScopeDidChange, "searchBar(_:selectedScopeButtonIndexDidChange:)", to: { (owner: UISearchBar) in owner.delegate })

    static var rows: [CallRow] {
      [shouldBeginEditing.row, textDidBeginEditing.row, shouldEndEditing.row, textDidEndEditing.row, textDidChange.row, shouldChangeText.row, searchButtonClicked.row, cancelButtonClicked.row, selectedScopeDidChange.row]
    }
  }
}

extension UISearchBarDelegate {
  /// `true` where it is left out.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { DefaultBody.reached(by: self) }
}
