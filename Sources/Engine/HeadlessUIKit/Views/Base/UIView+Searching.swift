import Foundation
import NavigationModel

extension UIView {
  /// What `endEditing` does where no class overrides it.
  @discardableResult
  final func ownEndEditing(_ force: Bool) -> Bool {
    let stage = Stage.current
    guard let responder = stage.firstResponder as? UIView, responder.isInside(self) else {
      return true
    }
    if responder.receiveResignFirstResponder() { return true }
    guard force else { return false }
    responder.resignByForce()
    return true
  }

  /// The text that the user reads on the view itself.
  package var ownText: String? { (self as? any TextShowing)?.shownText }

  /// The text that the user reads on it; that of the first label in it if it has none itself.
  package var visibleText: String? {
    ownText ?? textOfSubviews
  }

  /// The text of the first view in it that has one.
  var textOfSubviews: String? {
    subviews.lazy.filter { !$0.isHidden }.compactMap(\.visibleText).first
  }

  /// The name of its class.
  package var className: String { ownClassName ?? "\(type(of: self))" }

  /// The name of its class, unless that is `UIView`.
  func ownClassName(on stage: Stage) -> String? {
    if let ownClassName { return ownClassName }
    return type(of: self) == UIView.self ? nil : stage.registry.facts(of: type(of: self)).name
  }

  /// The name that timelines use.
  package var label: String { objectName ?? className }
}
