import NavigationModel

/// What a controller owns, and its place in the stage.
///
/// It goes away with its controller and cleans up then; the controller itself has no `deinit`, so
/// that subclasses may have plain ones, as on UIKit.
@dynamicMemberLookup
final class ControllerParts {
  /// The view, when there is one.
  @exclusivity(unchecked) var view: UIView?
  /// Whether the view is being loaded; false as well when that has failed.
  var isLoading = false
  /// The navigation item, once somebody has asked for it.
  var navigationItem: UINavigationItem?
  /// What a tab bar shows for it, once somebody has asked for it.
  var tabBarItem: UITabBarItem?
  /// Whether bars at the bottom are hidden while the controller is in a stack.
  var hidesBottomBar = false
  /// The same, as it was when a stack last looked (B57).
  @exclusivity(unchecked) var hidesBottomBarAsRead = false
  /// The edges at which the view runs under bars.
  var extendedEdges = UIRectEdge.all
  /// Whether it does so under bars that nothing shines through.
  var extendsUnderOpaqueBars = false
  /// What most controllers never need; made when first asked for.
  private lazy var seldom = SeldomParts()
  private let id: Hierarchy.ID
  private let stage: Stage

  /// The parts of a new controller.
  init(of id: Hierarchy.ID, on stage: Stage) {
    self.id = id
    self.stage = stage
  }

  subscript<Value>(dynamicMember part: ReferenceWritableKeyPath<SeldomParts, Value>) -> Value {
    get { seldom[keyPath: part] }
    set { seldom[keyPath: part] = newValue }
  }

  // To ask on which actor takes ten times as long as to ask on which thread.
  nonisolated deinit {
    if stage.mainThread == ThreadMark() {
      let leave: @MainActor (ControllerParts) -> Void = { $0.leave() }
      unsafeBitCast(leave, to: ((ControllerParts) -> Void).self)(self)
    } else {
      Task { @MainActor [view, navigationItem, stage, id] in
        view?.controller = nil
        navigationItem?.owner = nil
        stage.forget(id)
      }
    }
  }

  /// The controller has gone.
  private func leave() {
    if let view { view.controller = nil }
    if let navigationItem { navigationItem.owner = nil }
    stage.forget(id)
  }
}

/// The parts of a controller that most never need.
final class SeldomParts {
  /// What a toolbar shows while it is on top of a stack.
  var toolbarItems: [UIBarButtonItem]?
  /// The button that begins and ends editing, once somebody has asked for it.
  var editButtonItem: UIBarButtonItem?
  /// Whether its contents are being edited.
  var isEditing = false
  /// What it says about being presented.
  var wishes = PresentationWishes()
  /// The segues that a storyboard would have drawn from the controller, by identifier.
  var segues: [String: Segue] = [:]
  /// The unwind actions of a Swift program.
  var unwindActions: [Selector: (UIStoryboardSegue) -> Void] = [:]
  /// The name that its state is saved under.
  var restorationIdentifier: String?
  /// Who makes it again when its state is restored.
  var restorationClass: (any UIViewControllerRestoration.Type)?
}
