/// Whether mistakes are marked while a text is entered.
///
/// [UITextSpellCheckingType](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype)
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
