import Foundation
import NavigationModel

extension UIViewController {
  /// The view of its nib: of the one it was created with, else of one named as its class without
  /// "Controller", else as its class, else a default view (B93); nil after a nib that raised.
  func nibView(or other: @autoclosure () -> UIView) -> UIView? {
    guard let loader = stage.nibLoader, let name = nib(from: loader) else { return other() }
    guard loader.hasNib(named: name, for: self) else {
      if loader.reportsMissingNibs { return giveUpLoading(.nibNotFound, name) }
      stage.noteStandIn(.nibs)
      return other()
    }
    return loader.load(name, owner: self) ?? giveUpLoading(.viewOutletNotSet, name)
  }

  /// Raises; the view that was to be loaded is not created.
  private func giveUpLoading(_ rule: Diagnostic.Rule, _ name: String) -> UIView? {
    parts.isLoading = false
    stage.report(rule, name)
    return nil
  }

  private func nib(from loader: any NibLoading) -> String? {
    if let nibName { return nibName }
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? String(className.dropLast(suffix.count)) : className
    return [short, className].first { loader.hasNib(named: $0, for: self) }
  }

  /// A view that fills the screen and is resized with it.
  var plainView: UIView {
    let screen = stage.traits.screen
    let area = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
    let view = UIView(frame: ownPart(of: area))  // E90
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
