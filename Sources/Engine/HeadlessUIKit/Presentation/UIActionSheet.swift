import Foundation
import NavigationModel

/// Buttons at the bottom edge of an iPhone's screen, or in a popover of an iPad, which show
/// themselves.
///
/// A tap on a button dismisses it. `UIAlertController` replaced it in iOS 8.
/// [UIActionSheet](https://developer.apple.com/documentation/uikit/uiactionsheet)
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The text above the buttons.
  open var title: String = ""
  /// The delegate, which is notified of the tapped button; not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  package let panel = PanelState()

  /// Creates a sheet: its buttons are the one that destroys, the others, and the one that cancels.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String? = nil,
    _ moreButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    for other in [firstButtonTitle].compactMap({ $0 }) + moreButtonTitles {
      addButton(withTitle: other)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Adds a button at the end and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { panel.add(title, to: self) }

  /// The title of a button; nil if there is none.
  open func buttonTitle(at buttonIndex: Int) -> String? { panel.title(at: buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { panel.buttons.count }

  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int {
    get { panel.cancelIndex }
    set { panel.cancelIndex = newValue }
  }

  /// The index of the button that destroys something; -1 for none.
  open var destructiveButtonIndex: Int {
    get { panel.destructiveIndex }
    set { panel.destructiveIndex = newValue }
  }

  /// The index of the first button that neither cancels nor destroys; -1 for none.
  open var firstOtherButtonIndex: Int { panel.firstOtherIndex }

  /// Whether it is on screen.
  open var isVisible: Bool { isShown }

  /// Shows it in the window of a view.
  open func show(in view: UIView) { appear(in: view as? UIWindow ?? view.window) }

  /// Shows it from a bar button: on an iPad in a popover.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    appear(in: Stage.current.frontWindow)
  }

  /// Shows it from a rectangle of a view: on an iPad in a popover.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }

  /// Shows it from a toolbar.
  open func show(from view: UIToolbar) { show(in: view) }

  /// Shows it from a tab bar.
  open func show(from view: UITabBar) { show(in: view) }

  /// Dismisses it as a tap on a button does, but `clickedButtonAt` isn't called.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    disappear(by: buttonIndex, animated: animated)
  }

  package override var recordedName: String { objectName ?? (title.isEmpty ? className : title) }
}

extension UIActionSheet: ModalPanel {
  /// A popover is in the window of what it points at (unconfirmed).
  package var ownLevel: Double? {
    isInPopover ? nil : Stage.current.profile.panelLevels?.actionSheet
  }

  package func notify(_ moment: PanelMoment) {
    switch moment {
    case .willPresent: call(Calls.willPresent) { $0.willPresent(self) }
    case .didPresent: call(Calls.didPresent) { $0.didPresent(self) }
    case .clicked(let index):
      call(Calls.clickedButton, ["\(index)"]) { $0.actionSheet(self, clickedButtonAt: index) }
    case .willDismiss(let index):
      call(Calls.willDismissWithButtonIndex, ["\(index)"]) {
        $0.actionSheet(self, willDismissWithButtonIndex: index)
      }
    case .didDismiss(let index):
      call(Calls.didDismissWithButtonIndex, ["\(index)"]) {
        $0.actionSheet(self, didDismissWithButtonIndex: index)
      }
    }
  }

  /// Whether it is in a popover, which has no button that cancels: a tap outside does.
  var isInPopover: Bool { Stage.current.traits.device == .iPad }

  package var obstacleToTapOutside: String? {
    guard isInPopover else { return "a tap outside doesn't dismiss an action sheet" }
    return panel.phase == .shown ? nil : "the action sheet is still being presented"
  }

  package func userTapsOutside() {
    notify(.clicked(cancelButtonIndex))  // unconfirmed
    disappear(by: cancelButtonIndex, animated: true)
  }
}
