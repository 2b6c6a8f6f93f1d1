import Foundation

extension UIView {
  /// How the contents are placed when the size changes.
  ///
  /// [UIView.ContentMode](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum)
  nonisolated public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// How fast an animation is at which time.
  ///
  /// [UIView.AnimationCurve](https://developer.apple.com/documentation/uikit/uiview/animationcurve)
  nonisolated public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// Calls `tintColorDidChange` of it and of the subviews without a colour of their own.
  func noteTintColor() {
    receiveTintColorDidChange()
    for subview in inner where subview.extras?.tintColor == nil { subview.noteTintColor() }
  }

  /// How the tint color of a view is changed.
  ///
  /// [UIView.TintAdjustmentMode](https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum)
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }
}

/// Whether a view is turned round where a language is read from the right.
///
/// [UISemanticContentAttribute](https://developer.apple.com/documentation/uikit/uisemanticcontentattribute)
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
