import NavigationModel

extension UITextView {
  /// What represents it: a field, or a label if it can't be edited; nil for an empty label.
  var screenElement: Screen.Element.Kind? {
    let line = (text ?? "").onOneLine
    if isEditable {
      return .field(Screen.Field(line, isEdited: isFirstResponder, id: targetID))
    }
    return line.isEmpty ? nil : .label(Screen.TextLabel(line, .left, wraps: true))
  }
}

extension String {
  /// The text with a space for each end of a line.
  ///
  /// It isn't the main actor's, which would be asked for at each byte.
  nonisolated fileprivate var onOneLine: String {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    guard utf8.contains(newline) else { return self }
    return String(decoding: utf8.map { $0 == newline ? space : $0 }, as: UTF8.self)
  }
}
