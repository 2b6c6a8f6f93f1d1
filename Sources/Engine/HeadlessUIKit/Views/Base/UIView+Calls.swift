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

  /// Calls `willMove(toSuperview:)` or its override.
  package func receiveWillMove(toSuperview superview: UIView?) {
    callMember(.willMoveToSuperview, [superview]) { willMove(toSuperview: superview) }
  }

  /// Calls `willMove(toWindow:)` or its override.
  package func receiveWillMove(toWindow window: UIWindow?) {
    callMember(.willMoveToWindow, [window]) { willMove(toWindow: window) }
  }

  /// Calls `didMoveToWindow` or its override.
  package func receiveDidMoveToWindow() {
    callMember(.didMoveToWindow) { didMoveToWindow() }
  }

  /// Calls `didAddSubview` or its override.
  package func receiveDidAdd(_ subview: UIView) {
    callMember(.didAddSubview, [subview]) { didAddSubview(subview) }
  }

  /// Calls `willRemoveSubview` or its override.
  package func receiveWillRemove(_ subview: UIView) {
    callMember(.willRemoveSubview, [subview]) { willRemoveSubview(subview) }
  }

  /// Calls `updateConstraints` or its override.
  package func receiveUpdateConstraints() {
    callMember(.updateConstraints) { updateConstraints() }
  }

  /// Calls `tintColorDidChange` or its override.
  package func receiveTintColorDidChange() {
    callMember(.tintColorDidChange) { tintColorDidChange() }
  }

  /// The answer of `hitTest` or its override.
  package func hit(at point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    askMember(.hitTest, [point]) { hitTest(point, with: event) }
  }

  /// The answer of `point(inside:with:)` or its override.
  package func has(_ point: CGPoint, with event: UIEvent? = nil) -> Bool {
    askMember(.point, [point]) { self.point(inside: point, with: event) }
  }

  /// The answer of `gestureRecognizerShouldBegin` or its override.
  package func lets(_ recognizer: UIGestureRecognizer) -> Bool {
    askMember(.gestureRecognizerShouldBegin, [recognizer]) {
      gestureRecognizerShouldBegin(recognizer)
    }
  }

  /// The answer of `intrinsicContentSize` or its override.
  package var askedIntrinsicContentSize: CGSize {
    askMember(.intrinsicContentSize) { intrinsicContentSize }
  }

  /// The answer of `sizeThatFits` or its override.
  package func askedSize(thatFits size: CGSize) -> CGSize {
    askMember(.sizeThatFits, [size]) { sizeThatFits(size) }
  }

  /// The answer of `systemLayoutSizeFitting` or its override.
  package func askedSize(
    fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    askMember(.systemLayoutSizeFitting, [target]) {
      systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
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
