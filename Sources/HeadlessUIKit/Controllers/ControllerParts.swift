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
  /// The button that begins and ends editing, once somebody has asked for it.
  var editButtonItem: UIBarButtonItem?
  /// Whether its contents are being edited.
  var isEditing = false
  /// What it says about being presented.
  var wishes = PresentationWishes()
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
