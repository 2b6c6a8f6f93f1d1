import Foundation

extension UIViewController {
  /// The controller and its ancestors, nearest first; the one above a presented controller is the
  /// one that requested the presentation, if it is still a descendant of the presenter or the
  /// presenter itself (P123).
  var trail: [UIViewController] {
    var trail = [self]
    var current = self
    while let next = current.parent ?? current.presentingSource {
      trail.append(next)
      current = next
    }
    return trail
  }

  private var presentingSource: UIViewController? {
    guard let presenter = stage.hierarchy[id].presenter,
      let source = stage.hierarchy[presenter].presentation?.source
    else { return nil }
    let isStillThere =
      stage.hierarchy.contains(source) && stage.hierarchy.lineage(of: source).contains(presenter)
    return controller(isStillThere ? source : presenter)
  }
}
