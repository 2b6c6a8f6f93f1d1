import Foundation
import HeadlessUIKit

/// Lets a view change the pointer that is above it; there is no pointer here, so its delegate isn't asked.
///
/// [UIPointerInteraction](https://developer.apple.com/documentation/uikit/uipointerinteraction)
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says how the pointer looks; not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it changes the pointer.
  open var isEnabled = true
  /// The view that it was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks its delegate again; does nothing.
  open func invalidate() {}

  /// Called before it is added to a view or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called when it has been added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }

  nonisolated deinit {}
}

/// Says how the pointer looks above a view; it isn't called here.
///
/// [UIPointerInteractionDelegate](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate)
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region that the pointer is in; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a region; nil for the usual look.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { DefaultBody.reached(defaultRegion, by: self) }
  /// The usual look.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { DefaultBody.reached(nil, by: self) }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { DefaultBody.reached(by: self) }
}

/// Animates with the pointer.
///
/// [UIPointerInteractionAnimating](https://developer.apple.com/documentation/uikit/uipointerinteractionanimating)
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Changes views together with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The question which region the pointer is in.
///
/// [UIPointerRegionRequest](https://developer.apple.com/documentation/uikit/uipointerregionrequest)
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is, in points of the view.
  open private(set) var location = CGPoint.zero
  /// The modifier keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags = []

  nonisolated deinit {}
}
