import NavigationModel

extension UISearchBar {
  /// The calls to its delegate (E18).
  enum Calls {
    static let shouldBeginEditing = Call(
      .shouldBeginEditing, "searchBarShouldBeginEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate }, default: true)
    static let textDidBeginEditing = Call(
      .textDidBeginEditing, "searchBarTextDidBeginEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let shouldEndEditing = Call(
      .shouldEndEditing, "searchBarShouldEndEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate }, default: true)
    static let textDidEndEditing = Call(
      .textDidEndEditing, "searchBarTextDidEndEditing(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let shouldChangeText = Call(
      .shouldChangeText, "searchBar(_:shouldChangeTextIn:replacementText:)",
      to: { (bar: UISearchBar) in bar.delegate }, default: true)
    static let textDidChange = Call(
      .textDidChange, "searchBar(_:textDidChange:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let searchButtonClicked = Call(
      .searchButtonClicked, "searchBarSearchButtonClicked(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let cancelButtonClicked = Call(
      .cancelButtonClicked, "searchBarCancelButtonClicked(_:)",
      to: { (bar: UISearchBar) in bar.delegate })
    static let selectedScopeDidChange = Call(
      .selectedScopeDidChange, "searchBar(_:selectedScopeButtonIndexDidChange:)",
      to: { (bar: UISearchBar) in bar.delegate })

    static var rows: [CallRow] {
      [
        shouldBeginEditing.row, textDidBeginEditing.row, shouldEndEditing.row,
        textDidEndEditing.row, shouldChangeText.row, textDidChange.row, searchButtonClicked.row,
        cancelButtonClicked.row, selectedScopeDidChange.row,
      ]
    }
  }
}
