import Foundation
import NavigationModel

/// A popover with an arrow, beside what it refers to.
///
/// [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller)
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The color behind the contents; kept, no effect.
  open var backgroundColor: UIColor?
  /// The class of the view around the contents; kept, no effect.
  open var popoverBackgroundViewClass: AnyClass?
  /// The sides of the popover that its arrow may be on; any by default, and to be set before it is
  /// displayed (F66).
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side of the popover that its arrow is on; `unknown` while it isn't displayed (F66).
  open var arrowDirection: UIPopoverArrowDirection {
    place.map { UIPopoverArrowDirection($0.arrow) } ?? .unknown
  }
  /// What the arrow points at: a bar button, a view or a tab; it has precedence over the other two
  /// (F67).
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { if sourceItem != nil { controller?.stage.note(.sourceItem) } }
  }
  /// The view that the arrow points at (P77: this, `barButtonItem` or `sourceItem` must be set).
  open weak var sourceView: UIView?
  /// The part of that view, in points; null for all of it.
  open var sourceRect = CGRect.null
  /// The button that the arrow points at; it has precedence over the view (F67).
  open var barButtonItem: UIBarButtonItem?
  /// The views outside that can be tapped nevertheless (P36); the bar of a button that it points at
  /// is added when the popover is presented (F73).
  open var passthroughViews: [UIView]?
  /// Whether it may cover what it points at where there is little room; false by default (F74).
  open var canOverlapSourceViewRect = false
  /// How far it stays from the edges of the screen, in points (F74).
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The sheet that it becomes in compact surroundings, to be set up before (F70).
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheetIfMade { return adaptiveSheetIfMade }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil, style: .formSheet)
    made.overrides = overrides
    adaptiveSheetIfMade = made
    return made
  }
  /// That sheet, if it has been made.
  private(set) var adaptiveSheetIfMade: UISheetPresentationController?

  private weak var owner: UIPopoverController?

  override var popoverController: UIPopoverController? { owner }

  /// Creates the manager for the content of a popover.
  convenience init(popover: UIPopoverController, _ content: UIViewController) {
    self.init(presentedViewController: content, presenting: nil, style: .popover)
    owner = popover
  }

  /// The delegate of a popover that is about to appear, or is one again (unconfirmed), prepares it.
  override func prepare(for style: PresentationStyle) {
    guard style == .popover else { return }
    askToPrepare()
    passTouchesToBar()
  }

  /// Raises an exception if a popover has nothing to point at, and aborts the presentation (P77).
  override func checkSource(in transition: ActiveTransition) {
    guard case .presenter(let id) = transition.lane, let controller,
      let presenter = controller.controller(id),
      controller.stage.hierarchy[id].presentation?.adaptedStyle == .popover
    else { return }
    let attempt = PopoverAttempt(popover: self, presented: controller, presenter: presenter)
    guard !attempt.meets(PopoverAttempt.conditions) else { return }
    controller.stage.engine.unlink(transition)
    transition.abort()
  }

  override func wasDismissed() {
    if let owner { owner.wasDismissed() } else { super.wasDismissed() }
  }

  override func reposition() { askForOtherSource() }

  override func replacePresented(with other: UIViewController) {
    super.replacePresented(with: other)
    adaptiveSheetIfMade?.follow(other)
  }

  nonisolated deinit {}
}
