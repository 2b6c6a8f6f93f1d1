import HeadlessUIKit
import NavigationModel

// What the properties that lead from a controller to others hold, and why.
extension Evidence {
  /// The parent, or the nearest container of a kind above it.
  func ancestor(
    _ property: String, of subject: Subject, _ found: (UIViewController) -> UIViewController?
  ) -> Answer {
    guard let controller = stage.controller(subject.id) else { return onScreen(subject) }
    if let ancestor = found(controller) {
      return Answer(
        "\(property) of \(subject.text) is \(name(ancestor.id))",
        property == "parent" ? .oneParent : .nearestAncestor)
    }
    let root = familyRoot(of: controller)
    let what = property == "parent" ? "no container has it" : "none is among its parents"
    let border = root.presentingViewController.map {
      "; \(name($0.id)) presents \(name(root.id)) and is of another family"
    }
    return Answer("\(property) of \(subject.text) is nil: \(what)\(border ?? "")", .familyBorder)
  }

  /// Who presents a controller, or the family that it is in.
  func presenting(_ subject: Subject) -> Answer {
    guard let controller = stage.controller(subject.id) else { return onScreen(subject) }
    let root = familyRoot(of: controller)
    guard let presenter = controller.presentingViewController else {
      return Answer(
        "presentingViewController of \(subject.text) is nil: nothing presents \(name(root.id))",
        .wholeFamily)
    }
    let what = root === controller ? "it" : "\(name(root.id)), which it is in"
    return Answer(
      "presentingViewController of \(subject.text) is \(name(presenter.id)), which presents \(what)",
      .wholeFamily)
  }

  /// What a controller, or the family that it is in, presents.
  func presented(_ subject: Subject) -> Answer {
    guard let controller = stage.controller(subject.id) else { return onScreen(subject) }
    guard let presented = controller.presentedViewController else {
      return Answer(
        "presentedViewController of \(subject.text) is nil: neither it nor a parent presents anything",
        .wholeFamily)
    }
    let presenter = presented.presentingViewController ?? controller
    return Answer(
      "presentedViewController of \(subject.text) is \(name(presented.id)), "
        + "which \(name(presenter.id)) presents", .wholeFamily)
  }

  private func familyRoot(of controller: UIViewController) -> UIViewController {
    controller.parent.map { familyRoot(of: $0) } ?? controller
  }
}
