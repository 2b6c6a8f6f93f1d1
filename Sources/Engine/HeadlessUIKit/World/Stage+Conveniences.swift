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

  /// Leaves the windows to the program, which is an application itself: it has no host.
  package func beginProgram() { awaitsHost = false }

  /// Creates the window of a host application, as tests on a device have one: key, visible, with a plain
  /// root.
  func createHostIfAwaited() {
    guard awaitsHost else { return }
    awaitsHost = false
    asCurrent {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      hostWindow = window
      endTurn()
    }
  }

  /// Delivers a memory warning to every controller in the windows, on screen or not, with or
  /// without a loaded view (A10).
  ///
  /// In old releases the controllers that are not on screen then unload their views (A9); so do
  /// popped controllers that are still retained, so they receive the warning as well (B85).
  public func sendMemoryWarning() {
    let members =
      profile.unloadsViews ? hierarchy.members + windowlessControllersWithViews : hierarchy.members
    for id in members { registry[id]?.receive(.didReceiveMemoryWarning) }
    guard profile.unloadsViews else { return }
    for id in members { registry[id]?.unloadUnseenView() }
  }

  /// The controllers that are in no window but have a loaded view.
  private var windowlessControllersWithViews: [Hierarchy.ID] {
    let members = Set(hierarchy.members)
    return hierarchy.identifiers.filter {
      !members.contains($0) && registry[$0]?.isViewLoaded == true
    }
  }

  /// Notes once that a program uses a name that the releases of its profile didn't have.
  package func note(_ name: NewerName) {
    guard name.isMissing(in: profile.era), notedNames.insert(name.name).inserted else { return }
    report(.newerName, name.name, "\(name.since)", name.instead)
  }

  /// Runs a body in which the framework itself uses a name.
  func withoutNoting(_ name: NewerName, _ body: () -> Void) {
    let isNew = notedNames.insert(name.name).inserted
    body()
    if isNew { notedNames.remove(name.name) }
  }
}

extension Stage {
  /// Runs a body whose change is interactive, driven by a gesture.
  package func withGesture<Result, Failure: Error>(
    _ gesture: Gesture, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    engine.gesture = gesture
    defer { engine.gesture = nil }
    return try body()
  }

  /// Lifts the finger of an interactive transition; false if there is none.
  package func endTouch(cancelled: Bool) -> Bool { engine.endTouch(cancelled: cancelled) }

  /// Whether a finger is driving a transition.
  package var isTouching: Bool { engine.isTouching }
}
