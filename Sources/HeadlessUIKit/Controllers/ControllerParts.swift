import NavigationModel

/// What a controller owns, and its place in the stage.
///
/// It goes away with its controller and cleans up then; the controller itself has no `deinit`, so
/// that subclasses may have plain ones, as on UIKit.
final class ControllerParts {
  /// The view, when there is one.
  var view: UIView?
  /// The navigation item, once somebody has asked for it.
  var navigationItem: UINavigationItem?
  /// Whether tab bars are hidden while the controller is in a stack.
  var hidesBottomBar = false
  /// What it says about being presented.
  var wishes = PresentationWishes()
  /// The segues that a storyboard would have drawn from the controller, by identifier.
  var segues: [String: Segue] = [:]
  /// The unwind actions of a Swift program.
  var unwindActions: [Selector: (UIStoryboardSegue) -> Void] = [:]
  private let id: Hierarchy.ID
  private let stage: Stage

  /// The parts of a new controller.
  init(of id: Hierarchy.ID, on stage: Stage) {
    self.id = id
    self.stage = stage
  }

  isolated deinit {
    view?.controller = nil
    navigationItem?.owner = nil
    stage.forget(id)
  }
}
