import Foundation
import NavigationModel

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem {
  /// Where its button is, as near as the bar says: at the side where it has it (unconfirmed).
  var frameOnScreen: Frame? {
    guard let bar, bar.window != nil else { return nil }
    let frame = Frame(CGRect(origin: bar.originOnScreen, size: bar.frame.size))
    let stage = bar.recordingStage
    let items = stage.hierarchy.visibleInFront.compactMap { stage.registry[$0]?.navigationItem }
    let isAtRight = items.contains { $0.itemsAtRight.contains(self) }
    let isAtLeft = items.contains { $0.itemsAtLeft.contains(self) }
    let width = min(44, frame.width)
    let x = isAtRight ? frame.width - width : isAtLeft ? 0 : (frame.width - width) / 2
    return Frame(x: frame.x + x, y: frame.y, width: width, height: frame.height)
  }
}
