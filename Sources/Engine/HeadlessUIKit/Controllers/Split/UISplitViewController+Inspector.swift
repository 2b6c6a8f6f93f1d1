import NavigationModel

// The inspector: a column at the trailing edge, whatever the style, and in a compact width the same
// controller as a sheet (F47: iOS 26).
extension UISplitViewController {
  /// Whether it is a column on the screen.
  var isInspectorColumnShown: Bool {
    extras.showsInspector && !isCollapsed && columns[.inspector] != nil
  }

  private var inspector: UIViewController? {
    columns[.inspector].flatMap { controller($0.id) }
  }

  /// Whether it is presented as a sheet.
  var isInspectorPresented: Bool {
    inspector.map { stage.hierarchy[$0.id].presenter != nil } == true
  }

  /// Shows or hides the inspector by the program.
  func revealInspector(_ isShown: Bool) {
    guard inspector != nil else { return }
    if isCollapsed {
      if isShown, !isInspectorPresented {
        presentInspector(animated: true)
      } else if !isShown, isInspectorPresented {
        inspector?.submitDismissal(animated: true, completion: nil)
      }
      return
    }
    guard extras.showsInspector != isShown else { return }
    extras.showsInspector = isShown
    refresh(.inspect, animated: true)
  }

  /// Presents it as a sheet; it is no child meanwhile.
  func presentInspector(animated: Bool) {
    guard let inspector, inspector.leaveParent() else { return }
    extras.showsInspector = true
    let manager = InspectorPresentationController(inspector, of: self)
    submitPresentation(of: inspector, by: manager, animated: animated, completion: nil)
    if !isInspectorPresented { inspectorDidLeave() }
  }

  /// Ends its presentation at once.
  func dismissInspector() {
    guard let inspector, isInspectorPresented else { return }
    inspector.submitDismissal(animated: false, completion: nil)
    inspectorDidLeave()
  }

  /// Ends its presentation, and shows it as a column.
  func returnInspector() {
    inspector?.submitDismissal(animated: false) { [weak self] in
      guard let self, !isCollapsed, inspector?.currentParent === self else { return }
      extras.showsInspector = true
      refresh()
    }
  }

  /// Makes it a hidden column again after its presentation.
  func inspectorDidLeave() {
    extras.showsInspector = false
    guard let inspector, inspector.parent == nil, stage.hierarchy.mayHave([inspector.id], in: id)
    else { return }
    arrange(ownColumns, showing: stage.hierarchy[id].shown)
  }
}

/// Manages the presentation of an inspector in a compact width.
final class InspectorPresentationController: UISheetPresentationController {
  private weak var split: UISplitViewController?

  /// Creates the manager of an inspector's sheet.
  init(_ inspector: UIViewController, of split: UISplitViewController) {
    self.split = split
    super.init(presentedViewController: inspector, presenting: split, style: .pageSheet)
  }

  /// The delegate is notified when the user's drag begins, which may be cancelled (F48).
  override func dismissalTransitionWillBegin() {
    guard let split, controller?.isDismissedByUser == true else { return }
    split.notify(.didHideColumn, of: .inspector)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { split?.inspectorDidLeave() }
  }

  nonisolated deinit {}
}
