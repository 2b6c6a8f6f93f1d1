import NavigationModel

/// A restoration class on whose behalf a call is made.
final class RestorationClass: CallOwner {
  private let maker: any RestorationMaking
  let recordingStage: Stage

  /// A class in a world.
  init(_ maker: any RestorationMaking, on stage: Stage) {
    self.maker = maker
    recordingStage = stage
  }

  var recordedSubject: Hierarchy.ID? { nil }
  var recordedName: String { maker.label }

  static let viewController = Call(
    .viewControllerWithRestorationIdentifierPath,
    "viewController(withRestorationIdentifierPath:coder:)",
    to: { (owner: RestorationClass) in owner.maker }, default: UIViewController?.none)

  static var rows: [CallRow] { [viewController.row] }
}
