import NavigationModel

extension Stage {
  /// What a world runs on, which the end of an app leaves as it is.
  package struct Conditions {
    /// What differs by iOS release.
    package var profile = Profile.modern
    /// What the device is like.
    package var traits = Traits()
    /// How many characters a bar has room for; nil for as many as there are.
    package var textBudget: Int?
    /// What the device can do besides showing controllers.
    package var services = SystemServices()

    /// An iPhone held upright.
    package init(profile: Profile = .modern) {
      self.profile = profile
    }
  }

  /// A world without windows, in virtual time.
  package convenience init(_ conditions: Conditions) {
    self.init(profile: conditions.profile)
    traits = conditions.traits
    textBudget = conditions.textBudget
    services = conditions.services
  }

  /// What it runs on.
  package var conditions: Conditions {
    var conditions = Conditions(profile: profile)
    conditions.traits = traits
    conditions.textBudget = textBudget
    conditions.services = services
    conditions.services.peerPicker = nil
    return conditions
  }

  /// Lets go of everybody whom an ended world keeps, and of all that was under way or put off.
  package func vacate() {
    perform {
      engine.abandon()
      clock.abandon()
      registry.vacate()
    }
  }
}

extension TransitionUnderWay {
  /// Lets go of all that it would have called.
  func abandon() {
    abort()
    context?.release()
    context = nil
    manager = nil
    releaseCast()
    forgetCompanions()
  }
}
