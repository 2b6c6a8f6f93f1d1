import Foundation
import NavigationModel

extension UIViewController {
  /// The manager of the sheet that it is presented as at the lower edge of the screen, where sheets
  /// have heights; nil if it isn't.
  package var presentedSheet: UISheetPresentationController? {
    guard stage.traits.hasSheetsAtBottom, let presenter = stage.hierarchy[id].presenter,
      stage.hierarchy[presenter].presentation?.adaptedStyle.isSheet == true
    else { return nil }
    return sheetManager
  }

  /// What manages it where it is a sheet: its manager, or what a popover has for the case that it
  /// becomes one (F70).
  var sheetManager: UISheetPresentationController? {
    let manager = presentationManagerIfMade
    return manager as? UISheetPresentationController
      ?? (manager as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }

  /// Why the user can't move its sheet now; nil if that is possible.
  var sheetObstacle: String? {
    guard let presenter = stage.hierarchy[id].presenter else { return "nothing is presented" }
    let isBusy =
      stage.engine.isBusy(.presenter(presenter)) || stage.engine.isPresenting(on: presenter)
    return isBusy || stage.isTouching ? "a transition is active" : nil
  }
}
