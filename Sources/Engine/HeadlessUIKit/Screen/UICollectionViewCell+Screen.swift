import Foundation
import NavigationModel

extension UICollectionViewCell {
  /// The item as something to tap: its first text, else the name of its class.
  var screenButton: Screen.Button {
    var button = Screen.Button(visibleText ?? className, id: targetID)
    button.isSelected = isSelected
    return button
  }

  /// The line of a list that it is: a row, or the text of a header.
  func screenLine(isHeader: Bool) -> Screen.Table.TableLine {
    let content = shownList
    let text = content?.text ?? visibleText
    if isHeader { return .title(text ?? "") }
    var row = Screen.TableRow(
      text ?? (content == nil ? className : nil), detail: content?.secondaryText,
      content?.prefersSideBySideTextAndSecondaryText == true ? .rightEdge : .below,
      image: content?.image?.name, accessory: (self as? UICollectionViewListCell)?.mark ?? .none,
      isSelected: isSelected, id: place == nil ? nil : targetID)
    row.swipe = (superview as? UICollectionView)?.screenSwipe(at: place)
    return .row(row)
  }
}
