import Foundation
import NavigationModel

/// A message with buttons in the middle of the screen, which shows itself; before iOS 8 the only
/// kind of alert.
///
/// A tap on a button dismisses it. `UIAlertController` replaced it.
/// [UIAlertView](https://developer.apple.com/documentation/uikit/uialertview)
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The text at the top.
  open var title: String = ""
  /// The text below the title.
  open var message: String?
  /// The delegate, which is notified of the tapped button; not retained.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// The fields between the message and the buttons.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { exchangeFields() } }
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  package let panel = PanelState()

  /// Creates an alert with a button that cancels, and others.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String? = nil,
    _ moreButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for other in [firstButtonTitle].compactMap({ $0 }) + moreButtonTitles {
      addButton(withTitle: other)
    }
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

  /// The index of the first button that doesn't cancel; -1 for none.
  open var firstOtherButtonIndex: Int { panel.firstOtherIndex }

  /// Whether it is on screen.
  open var isVisible: Bool { isShown }

  /// Shows it above everything else.
  open func show() { appear(in: Stage.current.frontWindow) }

  /// Dismisses it as a tap on a button does, but `clickedButtonAt` isn't called.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    disappear(by: buttonIndex, animated: animated)
  }

  /// A field of its style, from the top; nil if there is none.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// The fields, from the top.
  var fields: [UITextField] { subviews.compactMap { $0 as? UITextField } }

  private func exchangeFields() {
    for field in fields { field.removeFromSuperview() }
    for (placeholder, isSecure) in alertViewStyle.fields {
      let field = UITextField()
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      addSubview(field)
    }
  }

  package override var recordedName: String { objectName ?? (title.isEmpty ? className : title) }
}

/// The fields of an alert.
nonisolated public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  /// One field of dots.
  case secureTextInput = 1
  /// One field.
  case plainTextInput = 2
  /// A field for a name, and one of dots for a password.
  case loginAndPasswordInput = 3

  /// The placeholder of each field, and whether it shows dots.
  fileprivate var fields: [(String?, Bool)] {
    switch self {
    case .default: []
    case .secureTextInput: [(nil, true)]
    case .plainTextInput: [(nil, false)]
    case .loginAndPasswordInput: [("Login", false), ("Password", true)]
    }
  }
}

extension UIAlertView: ModalPanel {
  package var ownLevel: Double? { Stage.current.profile.panelLevels?.alert }

  package func notify(_ moment: PanelMoment) {
    switch moment {
    case .willPresent: call(Calls.willPresent) { $0.willPresent(self) }
    case .didPresent: call(Calls.didPresent) { $0.didPresent(self) }
    case .clicked(let index):
      call(Calls.clickedButton, ["\(index)"]) { $0.alertView(self, clickedButtonAt: index) }
    case .willDismiss(let index):
      call(Calls.willDismissWithButtonIndex, ["\(index)"]) {
        $0.alertView(self, willDismissWithButtonIndex: index)
      }
    case .didDismiss(let index):
      call(Calls.didDismissWithButtonIndex, ["\(index)"]) {
        $0.alertView(self, didDismissWithButtonIndex: index)
      }
    }
  }

  package var obstacleToTapOutside: String? { "a tap outside doesn't dismiss an alert" }

  package func userTapsOutside() {}
}
