import NavigationModel

extension Stage.User {
  /// What is in front of the rest of the screen, so that a tap outside is for it.
  enum Front {
    /// An alert, action sheet or menu that is a view.
    case panel(any ModalPanel)
    /// The columns of a split view that dim the secondary one (F33).
    case column(UISplitViewController)
    /// An alert or action sheet.
    case alert(UIAlertController)
    /// A search that dims what is searched.
    case search(UISearchController)
    /// A popover, or a sheet that dims the rest.
    case presentation(UIViewController)
  }
}

extension Stage.User.Front {
  /// Why a tap outside does nothing now; nil if it does something, unless the program refuses.
  var obstacle: String? {
    switch self {
    case .panel(let panel): panel.obstacleToTapOutside
    case .column(let split): split.obstacleToTappingSecondary
    case .alert(let alert): alert.obstacleToTapBeside
    case .search(let search): search.obstacleToTapDimmedArea
    case .presentation(let controller): controller.obstacle(to: .tapOutside)?.text
    }
  }

  /// Where a tap is outside; nil if nothing of it is seen.
  var surroundings: Screen.Place? {
    switch self {
    case .panel: .surroundings(nil)
    case .column(let split): split.viewController(for: .secondary).map { .view($0.number) }
    case .alert(let alert): .surroundings(alert.number)
    case .search(let search): search.presentingViewController.map { .view($0.number) }
    case .presentation(let controller): .surroundings(controller.number)
    }
  }

  /// What is in front.
  var name: String {
    switch self {
    case .panel(let panel): panel.recordedName
    case .column(let split): split.label
    case .alert(let alert): alert.label
    case .search(let search): search.label
    case .presentation(let controller): controller.label
    }
  }
}

extension UIViewController {
  /// Its number on screens.
  var number: Int { Int(id.number) }
}
