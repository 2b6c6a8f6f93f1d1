import NavigationModel

/// A message with buttons over all else: an alert in the middle, or an action sheet at the edge.
///
/// A tap on a button sends it away; then the handler runs. Without buttons it stays until the
/// program dismisses it.
/// [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller)
open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  /// Whether it is an alert or an action sheet; fixed when it is made.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that is emphasised; one of `actions`.
  open var preferredAction: UIAlertAction?
  /// The text fields of an alert, from the top; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// An alert or action sheet without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// How an alert controller looks.
  public enum Style: Int, Sendable {
    /// At the bottom of an iPhone's screen, or in a popover.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// Adds a button; a second one of the style cancel raises.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return stage.complain(.secondCancelAction)
    }
    action.alert = self
    actions.append(action)
  }

  /// Adds a text field, which the closure gets first; an action sheet takes none, and raises.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return stage.complain(.fieldInActionSheet) }
    let field = UITextField()
    field.alert = self
    fields.append(field)
    viewIfLoaded?.addSubview(field)
    configurationHandler?(field)
  }

  /// Makes the view, with the text fields in it.
  open override func loadView() {
    super.loadView()
    for field in fields { viewIfLoaded?.addSubview(field) }
  }

  /// A style of its own, whatever was set: the presenter stays on screen and hears nothing.
  ///
  /// That an iPhone's action sheet has the same one is unconfirmed.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let isInPopover = preferredStyle == .actionSheet && stage.traits.horizontal == .regular
      return isInPopover ? .popover : .custom
    }
    set { super.modalPresentationStyle = newValue }
  }

  /// The buttons that are seen: in a popover a tap outside stands for Cancel.
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
  /// Why no tap would be honoured now; nil where one would be.
  package var obstacle: String? { isBeingPresented ? "the alert is still coming up" : nil }

  /// Taps a button: the alert goes, then the handler runs.
  package func userTaps(_ action: UIAlertAction) {
    presentingViewController?.submitDismissal(animated: true, completion: nil)
    let departure = stage.engine.underWay.last { $0.dismissed.contains(id) }
    guard let handler = action.handler else { return }
    _ = departure?.accompany(nil) { [stage, id, label] _ in
      stage.trace.append(
        Event(
          at: stage.now, kind: .delegate, subject: id, name: label, callback: "handler",
          arguments: [action.title ?? ""]))
      handler(action)
    }
  }

  /// Taps beside an action sheet, which is a tap on its cancel button; a reason where nothing
  /// happens.
  package func userTapsBesideSheet() -> String? {
    guard preferredStyle == .actionSheet, let cancelAction, cancelAction.isEnabled else {
      return "only an action sheet with a cancel button goes when it is tapped outside"
    }
    if let obstacle { return obstacle }
    userTaps(cancelAction)
    return nil
  }
}
