import NavigationModel

/// A request to dismiss what a dismissal by a controller applies to.
struct DismissalAttempt: Attempt {
  /// The controller that was asked.
  let source: UIViewController
  /// The presenter of what would be dismissed; nil if nothing would.
  let presenter: Hierarchy.ID?
  /// The presenter whose presentation or dismissal in progress prevents it; nil if none does (P66).
  private let busy: Hierarchy.ID?

  /// An attempt.
  init(of source: UIViewController) {
    self.source = source
    switch source.stage.hierarchy.dismissal(askedBy: source.id) {
    case .presentation(let presenter):
      self.presenter = presenter
      busy = source.stage.engine.presenterPreventingDismissal(from: presenter)
    case .inProgress(let presenter):
      self.presenter = presenter
      busy = presenter
    case .nothing:
      presenter = nil
      busy = nil
    }
  }

  var stage: Stage { source.stage }

  private var names: [String] {
    let presentation = busy.flatMap { stage.hierarchy[$0].presentation }
    return [stage.describe(source)]
      + [presentation.map { stage.describe($0, of: $0.presented) }].compactMap { $0 }
  }

  private var activity: Diagnostic.Cause? {
    busy.flatMap { stage.hierarchy.activity(of: $0, in: stage.trace) }
  }

  /// What a dismissal has to meet (P52 to P55, P66, C20).
  static let conditions = [
    Condition<DismissalAttempt>(
      .dismissalInProgress, if: { $0.busy != nil }, names: \.names, because: \.activity)
  ]
}

/// A presentation whose popover or alert is about to appear.
struct PopoverAttempt: Attempt {
  /// The popover.
  let popover: UIPopoverPresentationController
  /// The controller in it, and the one that presents it.
  let presented, presenter: UIViewController

  var stage: Stage { presenter.stage }

  private var isOfAlert: Bool { presented is UIAlertController }

  /// What it has to meet (P77).
  static let conditions = [
    Condition<PopoverAttempt>(
      .actionSheetWithoutSource, if: { !$0.popover.hasSource && $0.isOfAlert },
      names: { attempt in
        [attempt.presented, attempt.presenter].map { attempt.stage.describe($0) }
          + [attempt.presenter.className]
      }, because: { _ in nil }),
    Condition<PopoverAttempt>(
      .popoverWithoutSource, if: { !$0.popover.hasSource && !$0.isOfAlert },
      names: { ["<UIPopoverPresentationController: \($0.presented.id.partAddress)>"] },
      because: {
        "that of \($0.presented.label) has neither sourceView nor barButtonItem"
      }),
  ]
}
