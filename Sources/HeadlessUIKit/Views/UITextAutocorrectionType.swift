/// Whether mistakes are corrected while a text is entered.
///
/// [UITextAutocorrectionType](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype)
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
