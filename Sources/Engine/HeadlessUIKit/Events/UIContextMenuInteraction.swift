import Foundation
import NavigationModel

/// Shows a context menu when its view is pressed long (H93).
///
/// [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction)
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Gives the menus, and is notified of them; not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  private var place = CGPoint.zero

  /// Creates an interaction that no view has yet.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction whose delegate a binding sets.
  package override init() { super.init() }

  /// Sets what gives the menus.
  package func setDelegate(_ delegate: (any UIContextMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Where its view was pressed last, in points of a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Lets the menu disappear.
  open func dismissMenu() {
    let shown = Stage.current.panel as? MenuPanel
    if let shown, shown.isShown(by: self) { shown.disappear(by: -1, animated: true) }
  }

  /// The menu that its delegate gives at a point; nil for none.
  func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    place = point
    return call(Calls.configurationForMenu) {
      $0.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }
  }

  nonisolated deinit {}
}

extension UIContextMenuInteraction: CallOwner {
  package var recordedSubject: Hierarchy.ID? { view?.nearestController?.id }
  package var recordedName: String { view?.recordedName ?? "menu" }
  package var recordingStage: Stage { .current }

}

extension UIContextMenuInteraction: ContextMenuSource {
  func contextMenuWillAppear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willDisplayMenu) {
      $0.contextMenuInteraction(self, willDisplayMenuFor: menu.configuration, animator: animator)
    }
  }

  func contextMenuWillDisappear(_ menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willEnd) {
      $0.contextMenuInteraction(self, willEndFor: menu.configuration, animator: animator)
    }
  }

  func previewWasTapped(of menu: ContextMenu, _ animator: ContextMenuAnimator) {
    call(Calls.willPerformPreviewAction) {
      $0.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: menu.configuration, animator: animator)
    }
  }
}

/// Something that a view lets the user do, besides its own touches.
///
/// [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction)
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to; nil for none.
  var view: UIView? { get }
  /// Called before it is added to a view, or removed from one, which is nil.
  func willMove(to view: UIView?)
  /// Called when it was added to a view, or removed from one, which is nil.
  func didMove(to view: UIView?)
}
