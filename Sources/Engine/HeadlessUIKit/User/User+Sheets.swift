import Foundation
import NavigationModel

extension Stage.User {
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
      try checkTouches(of: presented.viewIfLoaded)
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

extension UIScrollView {
  /// The sheet that it is in; nil if it is in none that has heights.
  fileprivate var sheetAround: UISheetPresentationController? {
    guard let controller = nearestController else { return nil }
    let stage = controller.stage
    return stage.hierarchy.lineage(of: controller.id).lazy
      .compactMap { stage.registry[$0]?.presentedSheet }.first
  }
}
