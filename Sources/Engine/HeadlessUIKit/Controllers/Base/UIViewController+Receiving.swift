import NavigationModel

extension UIViewController {
  /// Delivers a callback: the only entry point through which a controller receives callbacks.
  package func receive(
    _ callback: Callback, animated: Bool = false, parent: UIViewController? = nil
  ) {
    if callback.comesAfterLayout { layOutView() }
    if callback.isAppearance {
      if stage.hasEdited { moveKeyboard(callback) }
      if callback == .viewDidAppear || callback == .viewDidDisappear { moveActivity(callback) }
    }
    let overrides = overrides
    let isOverridden = overrides?.overrides(callback, of: self) == true
    callOut(
      on: stage, if: !callback.isTracedOnlyWhenOverridden || isOverridden,
      event(callback, animated: animated, parent: parent)
    ) {
      if isOverridden, let overrides {
        overrides.respond(to: callback, of: self, animated: animated, parent: parent)
      } else {
        callSwiftMethod(callback, animated: animated, parent: parent)
      }
    }
  }

  /// Ends the editing in it before it disappears, and resumes it when it appears (E107, E108).
  private func moveKeyboard(_ callback: Callback) {
    switch callback {
    case .viewWillAppear:
      if stage.profile.resumesEditing {
        stage.keyboardOfDevice.interruptEditing(below: self)
      }
    case .viewWillDisappear:
      guard stage.profile.resumesEditing else { return }
      fallthrough
    case .viewDidDisappear:  // unconfirmed
      stage.keyboardOfDevice.interruptEditing(of: self)
      if stage.keepsKeyboard { stage.keyboardOfDevice.endKeeping(for: self) }
      if callback == .viewDidDisappear { stage.keyboardOfDevice.resumeEditing(below: self) }
    case .viewDidAppear: stage.keyboardOfDevice.resumeEditing(of: self)
    default: break
    }
  }

  /// Makes its activity current when it has appeared, until it has disappeared (H46).
  private func moveActivity(_ callback: Callback) {
    guard let userActivity else { return }
    stage.asCurrent {
      if callback == .viewDidAppear {
        userActivity.becomeCurrent()
      } else {
        userActivity.resignCurrent()
      }
    }
  }

  /// Calls the Swift method of a callback.
  package func callSwiftMethod(
    _ callback: Callback, animated: Bool = false, parent: UIViewController? = nil
  ) {
    switch callback {
    case .loadView: loadView()
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear(animated)
    case .viewIsAppearing: viewIsAppearing(animated)
    case .viewDidAppear: viewDidAppear(animated)
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear: viewDidDisappear(animated)
    case .updateProperties: updateProperties()
    case .updateViewConstraints: updateViewConstraints()
    case .viewWillLayoutSubviews: viewWillLayoutSubviews()
    case .viewDidLayoutSubviews: viewDidLayoutSubviews()
    case .viewLayoutMarginsDidChange: viewLayoutMarginsDidChange()
    case .viewSafeAreaInsetsDidChange: viewSafeAreaInsetsDidChange()
    case .willMove: willMove(toParent: parent)
    case .didMove: didMove(toParent: parent)
    case .didReceiveMemoryWarning: didReceiveMemoryWarning()
    case .viewWillUnload: viewWillUnload()
    case .viewDidUnload: viewDidUnload()
    }
  }

  private func event(_ callback: Callback, animated: Bool, parent: UIViewController?) -> Event {
    let isMove = callback == .willMove || callback == .didMove
    return Event(
      at: stage.now, kind: .callback, subject: id, label: stage.hierarchy[id].name,
      callback: callback.name, isAnimated: animated && callback.isAppearance,
      isContainer: (callback.isAppearance || callback == .viewDidLoad) && Self.isContainer,
      words: isMove ? SmallArray(name(of: parent)) : [])
  }

  private func name(of parent: UIViewController?) -> Label {
    if let parent { stage.hierarchy[parent.id].name } else { Label("nil") }
  }

  /// The name shown in trees and timelines.
  package var label: String { stage.hierarchy[id].label }

  /// The same as it was given, to compare it with.
  package var plainLabel: String { stage.hierarchy[id].name.plain }
}
