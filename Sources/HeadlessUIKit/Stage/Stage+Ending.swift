import NavigationModel

extension Stage {
  /// The conditions that a world runs under, which stay the same when an app ends.
  package struct Conditions {
    /// The differences between iOS releases.
    package var profile = Profile.modern
    /// The traits of the device.
    package var traits = Traits()
    /// How the device is held; nil for the orientation of its contents.
    package var deviceOrientation: UIDeviceOrientation?
    /// The entries of the application's Info.plist.
    package var infoPlist = InfoPlist()
    /// How much text fits in a bar.
    package var textLimit = TextLimit.widths
    /// The device's services other than displaying controllers.
    package var services = SystemServices()

    /// Creates the conditions of an iPhone in portrait orientation.
    package init(profile: Profile = .modern) {
      self.profile = profile
      traits.phone = profile.phone
    }
  }

  /// Creates a world without windows, in virtual time.
  package convenience init(_ conditions: Conditions) {
    self.init(profile: conditions.profile)
    traits = conditions.traits
    infoPlist = conditions.infoPlist
    device.orientation =
      conditions.deviceOrientation ?? UIDeviceOrientation(traits.interfaceOrientation)
    // What the last program presented doesn't turn the screen any more.
    let contents = UIInterfaceOrientation(device.orientation)
    traits.interfaceOrientation =
      contents.flatMap { Traits.InterfaceOrientation($0) } ?? .portrait
    textLimit = conditions.textLimit
    services = conditions.services
  }

  /// The conditions it runs under.
  package var conditions: Conditions {
    var conditions = Conditions(profile: profile)
    conditions.traits = traits
    conditions.deviceOrientation = device.orientation
    conditions.infoPlist = infoPlist
    conditions.textLimit = textLimit
    conditions.services = services
    conditions.services.floating = nil
    return conditions
  }

  /// Releases all controllers that an ended world retains, and all its active transitions and
  /// scheduled actions.
  package func releaseAll() {
    asCurrent {
      engine.cancelAll()
      clock.cancelAll()
      registry.removeAll()
    }
  }
}
