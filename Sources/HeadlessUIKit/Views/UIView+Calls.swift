import Foundation

extension UIView {
  /// Calls `layoutSubviews` or its override.
  package func receiveLayoutSubviews() {
    callMember(.layoutSubviews) { layoutSubviews() }
  }

  /// Calls `updateProperties` or its override.
  package func receiveUpdateProperties() {
    callMember(.updateProperties) { updateProperties() }
  }

  /// Calls `safeAreaInsetsDidChange` or its override.
  package func receiveSafeAreaInsetsDidChange() {
    callMember(.safeAreaInsetsDidChange) { safeAreaInsetsDidChange() }
  }

  /// Calls `layoutMarginsDidChange` or its override.
  package func receiveLayoutMarginsDidChange() {
    callMember(.layoutMarginsDidChange) { layoutMarginsDidChange() }
  }

  /// Calls `didMoveToSuperview` or its override.
  package func receiveDidMoveToSuperview() {
    callMember(.didMoveToSuperview) { didMoveToSuperview() }
  }

  /// Calls `traitCollectionDidChange` or its override.
  package func receiveDidChange(from former: UITraitCollection?) {
    callMember(.traitCollectionDidChange, [former], [former.map { "from: \($0.room)" }]) {
      traitCollectionDidChange(former)
    }
  }

  /// Calls `encodeRestorableState` or its override.
  package func receiveEncode(_ coder: NSCoder) {
    callMember(.encodeView, [coder]) { encodeRestorableState(with: coder) }
  }

  /// Calls `decodeRestorableState` or its override.
  package func receiveDecode(_ coder: NSCoder) {
    callMember(.decodeView, [coder]) { decodeRestorableState(with: coder) }
  }
}
