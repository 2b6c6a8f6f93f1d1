import Foundation
import NavigationModel

/// A control that chooses a value between two others with a thumb on a track.
///
/// [UISlider](https://developer.apple.com/documentation/uikit/uislider)
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Whether a drag sends `valueChanged` while the thumb moves, or once at its end; true by default.
  open var isContinuous = true
  /// The image at the left end of the track.
  open var minimumValueImage: UIImage?
  /// The image at the right end of the track.
  open var maximumValueImage: UIImage?
  private var current: Float = 0
  private var bounding: (least: Float, greatest: Float) = (0, 1)

  /// The value, between `minimumValue` and `maximumValue`; setting it sends no action.
  open var value: Float {
    get { current }
    set { current = clamped(newValue) }
  }

  /// The value at the left end; 0 by default.
  ///
  /// A smaller `maximumValue` or `value` is raised to it.
  open var minimumValue: Float {
    get { bounding.least }
    set { bound(newValue, max(newValue, bounding.greatest)) }
  }

  /// The value at the right end; 1 by default.
  ///
  /// A greater `minimumValue` or `value` is lowered to it.
  open var maximumValue: Float {
    get { bounding.greatest }
    set { bound(min(newValue, bounding.least), newValue) }
  }

  /// Changes the value, without an action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func bound(_ least: Float, _ greatest: Float) {
    guard least.isFinite, greatest.isFinite else { return }
    bounding = (least, greatest)
    current = clamped(current)
  }

  private func clamped(_ value: Float) -> Float {
    value.isNaN ? bounding.least : min(max(value, bounding.least), bounding.greatest)
  }

  /// The place of the thumb, from 0 at the left end to 1.
  package var fraction: Double { fraction(of: current) }

  private func fraction(of value: Float) -> Double {
    let (least, greatest) = (Double(bounding.least), Double(bounding.greatest))
    return greatest > least ? (Double(value) - least) / (greatest - least) : 0
  }

  /// Why its thumb can't be dragged; nil if it can.
  var obstacle: String? { isEnabled ? nil : "the slider is disabled" }

  /// Where its thumb is, in its own points.
  var thumb: CGPoint { thumb(at: current) }

  private func thumb(at value: Float) -> CGPoint {
    CGPoint(x: CGFloat(fraction(of: value)) * frame.width, y: frame.height / 2)
  }

  /// Drags the thumb with a finger that touches it to a value.
  func userDrags(to value: Float, with fingers: Fingers) {
    let start = thumb
    let middle = (current + clamped(value)) / 2
    for place in isContinuous ? [middle, value] : [value] where isTracking {
      fingers.move(by: CGPoint(x: thumb(at: clamped(place)).x - start.x, y: 0))
      guard isTracking else { return }
      self.value = place
      sendActions(for: .valueChanged)
    }
  }

  package override func tap() { sendActions(for: .touchUpInside) }

  package override var primaryEvent: Event { .valueChanged }
}
