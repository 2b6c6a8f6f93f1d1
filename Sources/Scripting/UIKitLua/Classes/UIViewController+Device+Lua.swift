import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Adds the callbacks for rotations of iOS 2 to 7.
  func withRotations(
    _ descriptor: ClassDescriptor<UIViewController>
  ) -> ClassDescriptor<UIViewController> {
    descriptor
      .interfaceOrientation()
      .callback(
        "willRotate", "orientation", "duration",
        summary: "Called before the contents turn, with the old sizes (iOS 2 to 7)."
      ) {
        (controller: UIViewController, orientation: UIInterfaceOrientation, seconds: Double)
          -> Void in
        controller.receiveWillRotate(to: orientation, Duration(bounded: seconds))
      } super: { controller, orientation, seconds in
        controller.willRotate(to: orientation, duration: seconds)
      }
      .callback(
        "willAnimateRotation", "orientation", "duration",
        summary: "Called when the sizes are the new ones (iOS 2 to 7)."
      ) {
        (controller: UIViewController, orientation: UIInterfaceOrientation, seconds: Double)
          -> Void in
        controller.receiveWillAnimateRotation(to: orientation, Duration(bounded: seconds))
      } super: { controller, orientation, seconds in
        controller.willAnimateRotation(to: orientation, duration: seconds)
      }
      .callback(
        "didRotate", "orientation", summary: "Called when the contents have turned (iOS 2 to 7)."
      ) { (controller: UIViewController, orientation: UIInterfaceOrientation) -> Void in
        controller.receiveDidRotate(from: orientation)
      } super: { controller, orientation in
        controller.didRotate(from: orientation)
      }
  }
}
