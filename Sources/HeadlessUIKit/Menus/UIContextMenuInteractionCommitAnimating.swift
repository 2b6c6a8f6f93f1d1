/// The same for a preview that was tapped.
///
/// [UIContextMenuInteractionCommitAnimating](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview disappears; `dismiss` by default. Kept, no effect.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
