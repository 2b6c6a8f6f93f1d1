/// The label of the Return key.
///
/// [UIReturnKeyType](https://developer.apple.com/documentation/uikit/uireturnkeytype)
nonisolated public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case next = 4
  case search = 6
  case send = 7
  case done = 9
}
