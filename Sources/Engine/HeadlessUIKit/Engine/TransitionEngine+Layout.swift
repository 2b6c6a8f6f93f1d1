import NavigationModel

extension TransitionEngine {
  /// Lays out the controllers on screen whose views need layout since they were last laid out
  /// (A26).
  func layOutAgain() {
    notifyOfChangedInsets()
    updateProperties()
    guard needsLayout else { return }
    needsLayout = false
    for id in hierarchy.visible { layOut(id, by: .layout, in: nil) }
  }

  /// Updates the properties of what is on screen and has asked for it, outer ones first (H75).
  private func updateProperties() {
    guard needsProperties else { return }
    needsProperties = false
    for window in registry.windows.compactMap(\.window) where !window.isHidden {
      window.updatePropertiesIfNeeded()
    }
  }

  /// Lets a controller update its properties.
  func updateProperties(of controller: UIViewController) {
    deliver(.updateProperties, to: controller, in: nil)
  }

  /// Plays the beats of a row for the view of a controller, once for each view and request (A25, A26).
  func layOut(_ id: Hierarchy.ID, by kind: Choreography.Kind, in transition: ActiveTransition?) {
    guard hierarchy.isInWindow(id), hierarchy.markLaidOut(id), let controller = registry[id] else {
      return
    }
    deliverLayout(by: kind, to: controller, in: transition)
    controller.layOutView()
  }

  /// Lays out the view of a controller inside a call, but nothing in its subviews (J30).
  func layOutNow(_ controller: UIViewController) {
    noteLayout(of: controller)
    deliverLayout(by: .layout, to: controller, in: nil)
  }

  /// Notes that what the view of a controller has asked for is done.
  private func noteLayout(of controller: UIViewController) {
    if controller.isInUse {
      _ = hierarchy.markLaidOut(controller.id)
    } else {
      controller.parts.isLaidOutUnseen = true
    }
  }

  private func deliverLayout(
    by kind: Choreography.Kind, to controller: UIViewController, in transition: ActiveTransition?
  ) {
    let wasLayingOut = controller.parts.isLayingOut
    controller.parts.isLayingOut = true
    defer { controller.parts.isLayingOut = wasLayingOut }
    play(kind, for: controller, in: transition)
  }

  /// Plays the beats of a row for one controller, as far as something is due.
  func play(
    _ kind: Choreography.Kind, for controller: UIViewController, in transition: ActiveTransition?
  ) {
    let row = profile.row(of: kind)
    // Each is read in place: a loop over them would retain the column besides the row.
    for index in row.committed.indices {
      switch row.committed[index] {
      case .callback(_, let callback):
        if controller.consumeRequest(for: callback) {
          deliver(callback, to: controller, in: transition)
        }
      case .view(let step): perform(step, of: controller)
      default: break
      }
    }
  }

  /// Performs a step of a controller's view.
  func perform(_ step: Beat, of controller: UIViewController) {
    switch step {
    case .updateProperties: controller.loadedView?.updateOwnProperties()
    default:
      noteLayout(of: controller)  // what was requested until now is done by it
      controller.layOutViewAlone()
    }
  }
}

extension TransitionEngine {
  /// Updates the constraints of a controller's view at once if it has asked for that (J30).
  func updateConstraints(of controller: UIViewController) {
    guard controller.consumeRequest(for: .updateViewConstraints) else { return }
    deliver(.updateViewConstraints, to: controller, in: nil)
  }
}
