import Foundation
import NavigationModel

/// A control that is on or off; a tap changes it.
///
/// [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch)
@preconcurrency @MainActor
open class UISwitch: UIControl, UserTappable {
  /// Whether it is on; setting it sends no action.
  open var isOn = false
  /// The colour of its track while it is on.
  open var onTintColor: UIColor?
  /// The colour of its thumb.
  open var thumbTintColor: UIColor?

  /// Creates a switch at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch at the origin; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// The size of every switch.
  private static var size: CGSize {
    let size = Stage.current.profile.switchSize
    return CGSize(width: size.width, height: size.height)
  }

  /// Turns it on or off, without an action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override func tap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside])
  }

  package override var primaryEvent: Event { .valueChanged }

  package var mayBeTapped: Bool { isEnabled }
}
