import Foundation
import NavigationModel

extension UIView {
  /// Lays out what needs it in it.
  ///
  /// Controllers whose views need it receive their callbacks around that, the outer ones first (J30),
  /// unless the engine, which calls it in a transition, delivers them itself.
  func layOutIfNeeded(notifying: Bool) {
    if notifying, let controller, controller.owesLayout {
      controller.stage.engine.layOutNow(controller)
    } else {
      layOutItself()
    }
    guard hasLayoutBelow else { return }
    hasLayoutBelow = false
    for subview in inner where subview.mayNeedLayout {
      subview.layOutIfNeeded(notifying: notifying)
    }
  }

  /// Lays out its subviews if it needs that, with its constraints and properties.
  func layOutItself() {
    guard needsLayout else { return }
    needsLayout = false
    // Those of a controller come first, before its layout.
    if !propertyRequests.contains(.ofController) || controllerID == nil { updateOwnProperties() }
    solveConstraints()
    if isOfProgram { beginObservingInsets() }
    receiveLayoutSubviews()
  }

  /// Lets the views around it know that it may need a layout, up to the first that knows of one.
  func noteLayoutAround() { container?.noteLayout() }

  /// The same for it and the views around it.
  func noteLayout() {
    if hasLayoutBelow { return }
    var next: UIView? = self
    while let view = next, !view.hasLayoutBelow {
      view.hasLayoutBelow = true
      next = view.container
    }
  }

  /// Whether its constraints need to be updated; clears the request.
  func consumeConstraintsRequest() -> Bool {
    defer { needsConstraints = false }
    return needsConstraints
  }

  /// Updates its constraints if it has asked for that: a controller's does so through the controller.
  func updateOwnConstraints() {
    if let controller {
      controller.stage.engine.updateConstraints(of: controller)
    } else if consumeConstraintsRequest() {
      receiveUpdateConstraints()
    }
  }

  /// Whether it, or something in it, may have asked for a layout.
  var mayNeedLayout: Bool { needsLayout || hasLayoutBelow }

  /// Notes that a controller's view was moved: its distances from the edges are others now (E58).
  func noteMove(from origin: CGPoint) {
    guard origin != frame.origin, let controller else { return }
    controller.stage.engine.insetsMayHaveChanged()
  }

  /// Notes that it, or its controller, has to update its properties.
  func needProperties(_ request: PropertyRequests) {
    propertyRequests.insert(request)
    let stage = recordingStage
    stage.engine.needsProperties = true
    stage.turnNeeded()
  }

  /// Updates its properties and, before them, those of its controller (unconfirmed).
  func updateOwnProperties() {
    guard !propertyRequests.isEmpty, recordingStage.profile.updatesProperties else { return }
    let requests = propertyRequests
    propertyRequests = []
    if requests.contains(.ofController), let controller {
      controller.stage.engine.updateProperties(of: controller)
    }
    if requests.contains(.own), isOfProgram { receiveUpdateProperties() }
  }

  /// Moves the subviews to where constraints place them.
  private func solveConstraints() {
    if isOfProgram, controller == nil { updateOwnConstraints() }
    if !ConstraintSolver.solve(self) { Stage.current.noteStandIn(.constraints) }
  }
}
