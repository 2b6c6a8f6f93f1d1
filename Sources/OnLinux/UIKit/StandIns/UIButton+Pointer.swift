import Foundation
import HeadlessUIKit

extension UIButton {
  /// Changes the style of the pointer above a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Whether the pointer looks another way above it; kept, no effect.
  public var isPointerInteractionEnabled: Bool {
    get { KeptProperty.isPointerInteractionEnabled.value(of: self) as? Bool ?? false }
    set { KeptProperty.isPointerInteractionEnabled.set(newValue, of: self) }
  }

  /// Changes the style of the pointer above it; kept, not called.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { KeptProperty.pointerStyleProvider.value(of: self) as? PointerStyleProvider }
    set { KeptProperty.pointerStyleProvider.set(newValue, of: self) }
  }
}
