// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer(.shouldBegin, [gestureRecognizer]) ?? true }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { answer(.shouldRecognizeSimultaneously, [gestureRecognizer, otherGestureRecognizer]) ?? false }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { answer(.shouldRequireFailure, [gestureRecognizer, otherGestureRecognizer]) ?? false }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { answer(.shouldBeRequiredToFail, [gestureRecognizer, otherGestureRecognizer]) ?? false }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { answer(.shouldReceive, [gestureRecognizer, touch]) ?? true }
}

extension TableDescriptor {
  static var uiGestureRecognizerDelegate: TableDescriptor {
    TableDescriptor("UIGestureRecognizerDelegate", "Decides which touches a recogniser receives, whether its gesture may begin, and which recognisers recognise one together with it.")
      .call(.shouldBegin, ["gestureRecognizer": UIGestureRecognizer.self], returning: Bool.self, "Whether a gesture may begin. Only false refuses.")
      .call(.shouldRecognizeSimultaneously, ["gestureRecognizer": UIGestureRecognizer.self, "otherGestureRecognizer": UIGestureRecognizer.self], returning: Bool.self, "Whether a recogniser and another one may recognise a gesture at the same time, where one of them would keep the other from it. Only true counts.")
      .call(.shouldRequireFailure, ["gestureRecognizer": UIGestureRecognizer.self, "otherGestureRecognizer": UIGestureRecognizer.self], returning: Bool.self, "Whether a recogniser begins only if another one has failed. Only true counts.")
      .call(.shouldBeRequiredToFail, ["gestureRecognizer": UIGestureRecognizer.self, "otherGestureRecognizer": UIGestureRecognizer.self], returning: Bool.self, "Whether a recogniser has to fail before another one begins. Only true counts.")
      .call(.shouldReceive, ["gestureRecognizer": UIGestureRecognizer.self, "touch": UITouch.self], returning: Bool.self, "Whether a recogniser receives a touch; asked when a finger touches the screen. Only false refuses.")
  }
}
