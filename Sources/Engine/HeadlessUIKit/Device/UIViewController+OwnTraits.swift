import NavigationModel

extension UIViewController {
  /// Its traits, as they were updated last.
  var ownTraits: UITraitCollection {
    stage.profile.traitsFollowViews ? traitState?.current ?? stage.updatedTraits : liveTraits
  }

  /// Notes that the program reads its traits in a callback in which that is tracked (F102).
  func noteReadOfTraits() {
    guard stage.profile.tracksTraits,
      let callback = stage.engine.state.deliveries.callback(to: id),
      let reader = TraitReader(callback)
    else { return }
    madeTraitState.readers.insert(reader)
  }

  /// Notifies it of the traits that it has where it appears: after `viewWillAppear` from iOS 17 on,
  /// before it in older releases (F99).
  func followTraits(before callback: Callback) {
    if callback == stage.profile.updatesTraitsBefore { stage.updateTraits(below: self) }
  }
}

extension TraitReader {
  fileprivate init?(_ callback: Callback) {
    switch callback {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: self = .layout
    case .updateProperties: self = .properties
    case .updateViewConstraints: self = .constraints
    default: return nil
    }
  }
}
