// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIGestureRecognizer {
  /// The calls to what its program gives it.
  enum Calls {
    static let shouldBegin = Call(.shouldBegin, "gestureRecognizerShouldBegin(_:)", to: { (owner: UIGestureRecognizer) in owner.delegate }, default: true as Bool)
    static let shouldRecognizeSimultaneously = Call(.shouldRecognizeSimultaneously, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", to: { (owner: UIGestureRecognizer) in owner.delegate }, default: false as Bool)
    static let shouldRequireFailure = Call(.shouldRequireFailure, "gestureRecognizer(_:shouldRequireFailureOf:)", to: { (owner: UIGestureRecognizer) in owner.delegate }, default: false as Bool)
    static let shouldBeRequiredToFail = Call(.shouldBeRequiredToFail, "gestureRecognizer(_:shouldBeRequiredToFailBy:)", to: { (owner: UIGestureRecognizer) in owner.delegate }, default: false as Bool)
    static let shouldReceive = Call(.shouldReceive, "gestureRecognizer(_:shouldReceive:)", to: { (owner: UIGestureRecognizer) in owner.delegate }, default: true as Bool)
    static let shouldReceiveEvent = Call(.shouldReceive, "gestureRecognizer(_:shouldReceive:)", to: { (owner: UIGestureRecognizer) in owner.delegate }, default: true as Bool)

    static var rows: [CallRow] {
      [shouldBegin.row, shouldRecognizeSimultaneously.row, shouldRequireFailure.row, shouldBeRequiredToFail.row, shouldReceive.row, shouldReceiveEvent.row]
    }
  }
}

extension UIGestureRecognizerDelegate {
  /// `true` where it is left out.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { DefaultBody.reached(true, by: self) }
  /// `false` where it is left out.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { DefaultBody.reached(false, by: self) }
  /// `false` where it is left out.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { DefaultBody.reached(false, by: self) }
  /// `false` where it is left out.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { DefaultBody.reached(false, by: self) }
  /// `true` where it is left out.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { DefaultBody.reached(true, by: self) }
  /// `true` where it is left out.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { DefaultBody.reached(true, by: self) }
}
