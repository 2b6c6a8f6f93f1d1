import Foundation

/// Decides which touches a recogniser receives, whether its gesture may begin, and which
/// recognisers recognise one together with it.
///
/// [UIGestureRecognizerDelegate](https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate)
// rows: UIGestureRecognizer.Calls, $0.delegate
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  // row: shouldBegin = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a recogniser and another one may recognise a gesture at the same time, where one of them
  /// would keep the other from it.
  // row: shouldRecognizeSimultaneously = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recogniser begins only if another one has failed.
  // row: shouldRequireFailure = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recogniser has to fail before another one begins.
  // row: shouldBeRequiredToFail = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recogniser receives a touch; asked when a finger touches the screen.
  // row: shouldReceive = true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a recogniser receives what an event contains; asked before its touches (iOS 13.4).
  // row: shouldReceive = true; as shouldReceiveEvent
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
