import Foundation
import NavigationModel

extension UICollectionViewCell {
  /// The item as something to tap: its first text, else the name of its class.
  var screenButton: Screen.Button {
    var button = Screen.Button(visibleText ?? className, id: targetID)
    button.isSelected = isSelected
    return button
  }
}
