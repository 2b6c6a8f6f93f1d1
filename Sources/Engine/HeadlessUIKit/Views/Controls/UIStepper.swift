import Foundation

/// Two buttons that make a value larger and smaller; a tap makes it larger.
///
/// [UIStepper](https://developer.apple.com/documentation/uikit/uistepper)
@preconcurrency @MainActor
open class UIStepper: UIControl, UserTappable {
  /// The value; limited to what is allowed.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The smallest value; 0 by default.
  open var minimumValue = 0.0
  /// The largest value; 100 by default.
  open var maximumValue = 100.0
  /// By how much a tap changes it; 1 by default.
  open var stepValue = 1.0
  /// Whether it begins again at the other end; kept, no effect.
  open var wraps = false
  /// Whether holding a button changes it again and again; kept, no effect.
  open var autorepeat = true
  /// Whether it sends its event while a button is held; kept, no effect.
  open var isContinuous = true

  /// Makes it larger by a step, and sends its event.
  package override func tap() {
    guard isEnabled else { return }
    value += stepValue
    sendActions(for: .valueChanged)
  }
  package var mayBeTapped: Bool { isEnabled }
}
