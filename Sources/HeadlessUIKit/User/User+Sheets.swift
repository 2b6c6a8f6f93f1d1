import Foundation
import NavigationModel

extension Stage.User {
  /// The topmost sheet on the screen that can have other heights; nil if there is none.
  package var sheet: UISheetPresentationController? { topmostPresented?.presentedSheet }

  /// Drags a sheet to another of its heights and lifts the finger there; cancelled, the finger is
  /// lifted near the height it had, and nothing changes (F55).
  public func dragSheet(
    to identifier: UISheetPresentationController.Detent.Identifier, cancelled: Bool = false
  ) throws(Failure) {
    try perform { () throws(Failure) in
      let presented = try presented
      guard let sheet = presented.presentedSheet else {
        throw .ignored("\(presented.label) is not presented as a sheet that has heights")
      }
      try check(presented.sheetObstacle)
      let active = sheet.activeDetents.active.map(\.identifier)
      guard active.contains(identifier) else {
        throw .notFound(.detent(identifier.shortName), choices: active.map(\.shortName))
      }
      if identifier == sheet.currentDetent { throw .ignored("the sheet has that height") }
      if !cancelled { sheet.settle(at: identifier) }
    }
  }

  /// Lets an upward drag in a scroll view at its top expand the sheet around it; returns what is left of
  /// the drag for the scroll view (F59).
  ///
  /// A drag of less than half the way to the next height lets the sheet return; both parts of this
  /// are unconfirmed.
  func expandSheet(around view: UIScrollView, by distance: CGPoint) -> CGPoint {
    guard distance.y > 0, view.isAtTop, view.scrollObstacle == nil,
      let sheet = view.sheetAround, sheet.prefersScrollingExpandsWhenScrolledToEdge,
      sheet.controller?.sheetObstacle == nil, let next = sheet.nextLarger,
      let current = sheet.height(of: sheet.currentDetent)
    else { return distance }
    let way = next.height - current
    if Double(distance.y) >= way / 2 { sheet.settle(at: next.identifier) }
    return CGPoint(x: distance.x, y: max(distance.y - CGFloat(way), 0))
  }
}

extension UISheetPresentationController {
  /// The names of the active heights that it doesn't have now.
  package var otherHeights: [String] {
    let current = currentDetent
    return activeDetents.active.map(\.identifier).filter { $0 != current }.map(\.shortName)
  }
}

extension UIScrollView {
  /// The sheet that it is in; nil if it is in none that has heights.
  fileprivate var sheetAround: UISheetPresentationController? {
    guard let controller = nearestController else { return nil }
    let stage = controller.stage
    return stage.hierarchy.lineage(of: controller.id).lazy
      .compactMap { stage.registry[$0]?.presentedSheet }.first
  }
}

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
  fileprivate var sheetObstacle: String? {
    guard let presenter = stage.hierarchy[id].presenter else { return "nothing is presented" }
    let isBusy =
      stage.engine.isBusy(.presenter(presenter)) || stage.engine.isPresenting(on: presenter)
    return isBusy || stage.isTouching ? "a transition is active" : nil
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// Its name in texts: that of UIKit's two is short.
  package var shortName: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    default: rawValue
    }
  }
}
