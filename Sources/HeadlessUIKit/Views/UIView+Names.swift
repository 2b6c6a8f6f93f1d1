import NavigationModel

extension UIView {
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
