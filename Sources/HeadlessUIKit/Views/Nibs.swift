import Foundation

/// Makes views of nibs: scripts describe them, Swift programs have none.
package protocol NibLoading: AnyObject {
  /// Whether there is a nib of that name.
  func hasNib(named name: String) -> Bool
  /// Makes the objects of a nib, connects them with its File's Owner, and returns the view; nil where
  /// the nib has none.
  func load(_ name: String, owner: UIViewController) -> UIView?
}

extension UIViewController {
  /// The view of its nib: of the one it was made with, else of one named as its class without
  /// "Controller", else as its class; nil where there is none (B93).
  var nibView: UIView? {
    guard let loader = stage.nibLoader, let name = nib(from: loader) else { return nil }
    guard loader.hasNib(named: name) else {
      stage.complain(.nibNotFound, name)
      return nil
    }
    let view = loader.load(name, owner: self)
    if view == nil { stage.complain(.viewOutletNotSet, name) }
    return view
  }

  private func nib(from loader: any NibLoading) -> String? {
    if let nibName { return nibName }
    let suffix = "Controller"
    let short = className.hasSuffix(suffix) ? String(className.dropLast(suffix.count)) : className
    return [short, className].first(where: loader.hasNib)
  }

  /// A view that fills the screen and follows its size.
  var plainView: UIView {
    let screen = stage.traits.screen
    let view = UIView(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
