import NavigationModel

/// A message with buttons above all other content: a centred alert, or an action sheet at the edge.
///
/// A tap on a button dismisses it; then the handler runs. Without buttons it remains until the
/// program dismisses it.
/// [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  /// Whether it is an alert or an action sheet; fixed when it is created.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The emphasised button; one of `actions`.
  open var preferredAction: UIAlertAction?
  /// How urgent it is; kept, no effect (iOS 16; D44).
  open var severity = UIAlertControllerSeverity.default
  /// The text fields of an alert, from top to bottom; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Creates an alert or action sheet without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    stage.note(.alertController)
  }

  /// The style of an alert controller.
  nonisolated public enum Style: Int, Sendable {
    /// At the bottom of an iPhone's screen, or in a popover.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// Adds a button; raises an exception for a second one of the style cancel.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return stage.report(.secondCancelAction)
    }
    action.alert = self
    actions.append(action)
  }

  /// Adds a text field, configured by the closure; raises an exception for an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return stage.report(.fieldInActionSheet) }
    let field = UITextField()
    field.alert = self
    fields.append(field)
    viewIfLoaded?.addSubview(field)
    if let configurationHandler { HandlerCall.configuration.run { configurationHandler(field) } }
  }

  /// Creates the view and adds the text fields.
  open override func loadView() {
    super.loadView()
    for field in fields { viewIfLoaded?.addSubview(field) }
  }

  /// A custom style, whatever was set: the presenter stays on screen and receives no callbacks.
  ///
  /// That an iPhone's action sheet has the same one is unconfirmed.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let isInPopover = preferredStyle == .actionSheet && stage.traits.horizontal == .regular
      return isInPopover ? .popover : .custom
    }
    set { super.modalPresentationStyle = newValue }
  }

  /// The visible buttons: in a popover a tap outside replaces Cancel.
  package var actionsToTap: [UIAlertAction] {
    let style = stage.hierarchy[id].presenter.flatMap {
      stage.hierarchy[$0].presentation?.adaptedStyle
    }
    return style == .popover ? actions.filter { $0.style != .cancel } : actions
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  nonisolated deinit {}
}

extension UIAlertController {
  /// Why no tap would be handled now; nil if one would be.
  package var obstacle: String? { isBeingPresented ? "the alert is still being presented" : nil }

  /// Taps a button: the presenter is asked to dismiss the alert, and when it is gone the handler runs;
  /// not where an override doesn't dismiss it (unconfirmed).
  package func userTaps(_ action: UIAlertAction) {
    presentingViewController?.receiveDismiss()  // J19
    guard let handler = Handler(.alertAction, action.handler) else { return }
    stage.engine.dismissal(of: id)?.add(
      .init(handler.with(action), of: self, about: action.title ?? ""))
  }

  /// Taps outside an action sheet, which acts as its cancel button; returns a reason if nothing
  /// happens.
  package func userTapsBesideSheet() -> String? {
    if let obstacleToTapBeside { return obstacleToTapBeside }
    if let cancelAction { userTaps(cancelAction) }
    return nil
  }

  /// Why a tap outside does nothing now; nil if it acts as the cancel button.
  var obstacleToTapBeside: String? {
    guard preferredStyle == .actionSheet, cancelAction?.isEnabled == true else {
      return "only an action sheet with a cancel button is dismissed by a tap outside"
    }
    return obstacle
  }
}

/// How urgent an alert is (iOS 16; D44).
nonisolated public enum UIAlertControllerSeverity: Int, Sendable {
  /// As others are.
  case `default` = 0
  /// More than others.
  case critical = 1
}
