import Foundation
import NavigationModel

extension UITextField {
  /// The text that represents it.
  var screenField: Screen.Field {
    Screen.Field(
      shownText ?? "",
      isPlaceholder: text?.isEmpty != false && placeholder != nil && shownText == placeholder,
      isEdited: isFirstResponder, isEnabled: isEnabled, id: targetID)
  }
}
