import NavigationModel

extension UITextView {
  /// What represents it: a field, or a label if it can't be edited; nil for an empty label.
  var screenElement: Screen.Element.Kind? {
    let line = (text ?? "").replacing("\n", with: " ")
    if isEditable {
      return .field(Screen.Field(line, isEdited: isFirstResponder, id: targetID))
    }
    return line.isEmpty ? nil : .label(Screen.TextLabel(line, .left, wraps: true))
  }
}
