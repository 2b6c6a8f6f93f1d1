import Foundation
import NavigationModel

extension UIView {
  /// Makes changes without animation, pushes and presentations included.
  ///
  /// [performWithoutAnimation(_:)](https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:))
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Stage.current.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes are animated when a program asks for it.
  ///
  /// [areAnimationsEnabled](https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled)
  public class var areAnimationsEnabled: Bool { Stage.current.animations.areAnimated }

  /// Enables or disables animations.
  ///
  /// [setAnimationsEnabled(_:)](https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:))
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Stage.current.animations.isEnabled = enabled
  }
}
