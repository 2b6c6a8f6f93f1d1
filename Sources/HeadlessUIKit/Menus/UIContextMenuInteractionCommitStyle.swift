/// How the preview of a context menu disappears when it was tapped.
///
/// [UIContextMenuInteractionCommitStyle](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle)
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears with the menu.
  case dismiss = 0
  /// It becomes what is shown next.
  case pop = 1
}
