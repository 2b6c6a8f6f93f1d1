import Foundation

extension UIView {
  /// Calls `layoutSubviews` or its override.
  package func receiveLayoutSubviews() {
    if !callsOverride(.layoutSubviews) { layoutSubviews() }
  }

  /// Calls `didMoveToSuperview` or its override.
  package func receiveDidMoveToSuperview() {
    if !callsOverride(.didMoveToSuperview) { didMoveToSuperview() }
  }

  /// Calls `encodeRestorableState` or its override.
  package func receiveEncode(_ coder: NSCoder) {
    if !callsOverride(.encodeView, coder) { encodeRestorableState(with: coder) }
  }

  /// Calls `decodeRestorableState` or its override.
  package func receiveDecode(_ coder: NSCoder) {
    if !callsOverride(.decodeView, coder) { decodeRestorableState(with: coder) }
  }
}

extension UITableViewCell {
  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    if !callsOverride(.prepareForReuse) { prepareForReuse() }
  }
}
