import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

private typealias Failure = Stage.User.Failure

/// The device that a world runs on.
final class Simulator: OutlivesWorlds {
  fileprivate unowned let world: ScriptWorld

  /// Creates the device of a world.
  init(world: ScriptWorld) {
    self.world = world
  }

  /// The user opens another scene.
  func newScene(_ options: NewSceneOptions?) throws(LuaError) -> UIWindowScene {
    do throws(Failure) {
      return try world.stage.user.openScene(
        urls: options?.urls.compactMap { URL(string: $0) } ?? [],
        activities: options?.activities ?? [])
    } catch {
      throw LuaError("\(error): set simulator.device first")
    }
  }

  /// What the user is doing, as the program says.
  var currentActivity: NSUserActivity? { world.stage.currentActivity }

  /// A URL that another app opens.
  func url(_ text: String) throws(LuaError) -> URL {
    guard let url = URL(string: text), url.scheme != nil else {
      throw LuaError("\"\(text)\" is no URL; one begins with a scheme, such as app://")
    }
    return url
  }

  /// The frame of the keyboard, in points of the screen; nil while there is none.
  var keyboard: CGRect? { world.stage.keyboardFrame }

  /// The number of consecutive launch crashes after which the saved state is deleted.
  var launchCrashLimit: Int { world.launchCrashLimit }

  /// Sets the number of consecutive launch crashes after which the saved state is deleted.
  func setLaunchCrashLimit(_ count: Int) throws(LuaError) {
    guard count > 0 else { throw LuaError("launchCrashLimit must be at least 1, got \(count)") }
    world.launchCrashLimit = count
  }

  /// The iOS version to emulate.
  var profile: ProfileName { ProfileName(rawValue: world.stage.profile.name) ?? .modern }

  /// Sets the iOS version to emulate; possible only while the window is empty.
  func setProfile(_ name: ProfileName) throws(LuaError) {
    try requireEmptyWindow(for: "profile")
    world.stage.profile = name.profile
  }

  /// Sets the device; possible only while the window is empty.
  func setDevice(_ device: Traits.Device) throws(LuaError) {
    try requireEmptyWindow(for: "device")
    change {
      $0.device = device
      if device == .iPad { $0.model = nil }
    }
  }

  /// Sets the model of iPhone, or that of the release; possible only while the window is empty.
  func setModel(_ model: DeviceModel?) throws(LuaError) {
    try requireEmptyWindow(for: "model")
    change {
      if model != nil { $0.device = .iPhone }
      $0.model = model
    }
  }

  private func requireEmptyWindow(for property: String) throws(LuaError) {
    guard world.window.rootViewController != nil else { return }
    throw LuaError(
      "the \(property) can be set only while the window has no root; simulator:reset() empties it")
  }

  /// Starts a fresh world, as at the start.
  func reset() throws(LuaError) { try world.reset() }

  /// The traits of the device.
  var traits: Traits { world.stage.traits }

  /// The status bar as the controllers on screen determine it.
  var statusBar: StatusBar { world.stage.statusBar }

  /// What the controllers on screen decide about the system's other parts of the screen.
  var systemParts: SystemParts { world.stage.asCurrent { world.stage.systemParts } }

  /// How much text fits in a bar.
  var textLimit: TextLimit {
    get { world.stage.textLimit }
    set { world.stage.textLimit = newValue }
  }

  /// Changes the traits of the device.
  func change(_ edit: (inout Traits) -> Void) {
    var traits = world.stage.traits
    edit(&traits)
    world.stage.setTraits(traits)
  }

  /// Turns the device.
  func rotate(to orientation: Traits.Orientation) { world.stage.user.rotate(to: orientation) }

  /// The entries of the application's Info.plist.
  var infoPlist: InfoPlist {
    get { world.stage.infoPlist }
    set { world.stage.infoPlist = newValue }
  }

  /// The services of the device, such as mail.
  var services: SystemServices {
    get { world.stage.services }
    set { world.stage.services = newValue }
  }

  /// Sends a memory warning to the application and all controllers.
  func sendMemoryWarning() {
    world.stage.application.receiveMemoryWarning()
  }
}

extension ScriptWorld {
  var simulatorClass: ClassDescriptor<Simulator> {
    ClassDescriptor(
      "Simulator", of: Simulator.self, receiver: "simulator",
      summary: "The device that the world runs on."
    )
    .property(
      "profile", summary: "The iOS version to emulate; set it while the window is empty.",
      get: { $0.profile },
      set: { (simulator: Simulator, name: ProfileName) throws(LuaError) -> Void in
        try simulator.setProfile(name)
      }
    )
    .property(
      "device", summary: "The device; set it while the window is empty.",
      get: { $0.traits.device },
      set: { (simulator: Simulator, device: Traits.Device) throws(LuaError) -> Void in
        try simulator.setDevice(device)
      }
    )
    .property(
      "model",
      summary:
        "The model of iPhone, with its screen and safe area; nil for the one of the release. Set it "
        + "while the window is empty.",
      get: { $0.traits.model },
      set: { (simulator: Simulator, model: DeviceModel?) throws(LuaError) -> Void in
        try simulator.setModel(model)
      }
    )
    .property(
      "orientation",
      summary: "How the contents of the screen are turned; writing it turns the device, and its "
        + "contents if that is supported.",
      get: { $0.traits.orientation },
      set: { (simulator: Simulator, orientation: Traits.Orientation) -> Void in
        simulator.rotate(to: orientation)
      }
    )
    .property(
      "infoPlist",
      summary: "The entries of Info.plist that controllers depend on; a copy, so write it as a "
        + "whole. It outlives a relaunch.",
      get: { $0.infoPlist }, set: { $0.infoPlist = $1 }
    )
    .property(
      "horizontalSizeClass",
      summary: "The available width; nil lets the device decide.",
      get: { Optional($0.traits.horizontal) },
      set: { (simulator: Simulator, width: Traits.SizeClass?) -> Void in
        simulator.change { $0.chosenWidth = width }
      }
    )
    .property(
      "userInterfaceStyle",
      summary: "Whether the device has the light or the dark appearance; nothing is drawn darker.",
      get: { $0.traits.isDark ? .dark : .light },
      set: { (simulator: Simulator, style: UIUserInterfaceStyle) throws(LuaError) -> Void in
        guard style != .unspecified else {
          throw LuaError("userInterfaceStyle of a device is \"light\" or \"dark\"")
        }
        simulator.change { $0.isDark = style == .dark }
      }
    )
    .property(
      "statusBar", summary: "The status bar as the controllers on screen determine it.",
      get: { (simulator: Simulator) -> StatusBar in simulator.statusBar }
    )
    .property(
      "systemParts",
      summary: "What the controllers on screen decide about the home indicator, the edges of the "
        + "screen and the pointer.",
      get: { (simulator: Simulator) -> SystemParts in simulator.systemParts }
    )
    .property(
      "keyboard", summary: "The frame of the keyboard on the screen; nil while there is none.",
      get: { $0.keyboard }
    )
    .property(
      "canSendMail", summary: "Whether a mail account is set up; true by default.",
      get: { $0.services.canSendMail }, set: { $0.services.canSendMail = $1 }
    )
    .property(
      "canSendText", summary: "Whether texts can be sent; true by default.",
      get: { $0.services.canSendText }, set: { $0.services.canSendText = $1 }
    )
    .property(
      "fits",
      summary:
        "How many characters fit in a bar; nil if their widths decide, `math.huge` for no limit.",
      get: { $0.textLimit }, set: { $0.textLimit = $1 }
    )
    .action(
      "background",
      summary: "The user leaves the app, and its state is saved; controllers get no callbacks."
    ) { (world) throws(Failure) in try world.enterBackground() }
    .action("foreground", summary: "The user returns; controllers get no callbacks.") {
      (world) throws(Failure) in try world.runningUser().returnToApp()
    }
    .action(
      "systemAlert",
      summary: "Something of the system's comes in front of the app, which is inactive until "
        + "`endSystemAlert`."
    ) { (world) throws(Failure) in try world.runningUser().showSystemAlert() }
    .action("endSystemAlert", summary: "The app is in front again, and active.") {
      (world) throws(Failure) in try world.runningUser().endSystemAlert()
    }
    .method(
      "newScene", "options",
      summary: "The user opens another window of the app on an iPad; `urls` and `userActivities` "
        + "are in its connection options. Returns the scene."
    ) { (simulator: Simulator, options: NewSceneOptions?) throws(LuaError) -> UIWindowScene in
      try simulator.newScene(options)
    }
    .action(
      "closeScene", "scene",
      summary: "The user closes a scene in the app switcher; its session is discarded.",
      hint: ("it is the only scene", "simulator:terminate() kills the app")
    ) { (world, scene: UIWindowScene) throws(Failure) in try world.stage.user.closeScene(scene) }
    .action(
      "reclaimScene", "scene",
      summary: "The system removes a scene in the background from memory; its session stays.",
      hint: ("it is the only scene", "simulator:relaunch() removes the app")
    ) { (world, scene: UIWindowScene) throws(Failure) in try world.stage.user.reclaimScene(scene) }
    .property(
      "currentActivity", summary: "What the user is doing, as the program says; nil for nothing.",
      get: { $0.currentActivity }
    )
    .action(
      "continueActivity", "activity",
      summary:
        "The user continues an activity of another device; the scene in front gets it, without "
        + "scenes the app's delegate."
    ) { (world, activity: NSUserActivity) throws(Failure) in
      try world.stage.user.continueActivity(activity)
    }
    .action(
      "failToContinueActivity", "type",
      summary:
        "An activity that the user continues doesn't arrive; the scene in front gets an error, without "
        + "scenes the app's delegate."
    ) { (world, type: String) throws(Failure) in
      try world.stage.user.failToContinueActivity(ofType: type)
    }
    .action("showScene", "scene", summary: "The user brings a scene to the front.") {
      (world, scene: UIWindowScene) throws(Failure) in try world.stage.user.showScene(scene)
    }
    .method("openURL", "url", summary: "Another app opens a URL; the scene in front gets it.") {
      (simulator: Simulator, text: String) throws(LuaError) -> LuaResults in
      let url = try simulator.url(text)
      return LuaResults { () throws(Failure) in try simulator.world.stage.user.open(url) }
    }
    .returning(["isDone": Bool.self, "reason": String?.self])
    .method(
      "terminate",
      summary:
        "The user kills the app, and its saved state is deleted; objects of its world are dead."
    ) { (simulator: Simulator) throws(LuaError) -> LuaResults in
      LuaResults(obstacle: try simulator.world.terminate())
    }
    .returning(["isDone": Bool.self, "reason": String?.self])
    .method(
      "crash",
      summary:
        "The app crashes; in a launch callback that deletes the saved state, too."
    ) { (simulator: Simulator) throws(LuaError) -> LuaResults in
      LuaResults(obstacle: try simulator.world.crash())
    }
    .returning(["isDone": Bool.self, "reason": String?.self])
    .method(
      "relaunch",
      summary:
        "Launches the app after the system has ended it: a new world, the callbacks of `app`, and "
        + "the saved state is restored. An error in a launch callback is raised: the app has crashed."
    ) { (simulator: Simulator) throws(LuaError) -> LuaResults in
      LuaResults(obstacle: try simulator.world.relaunch())
    }
    .returning(["isDone": Bool.self, "reason": String?.self])
    .property(
      "launchCrashLimit",
      summary: "How many launches in a row crash before the saved state is deleted; 1 by default.",
      get: { $0.launchCrashLimit },
      set: { (simulator: Simulator, count: Int) throws(LuaError) -> Void in
        try simulator.setLaunchCrashLimit(count)
      }
    )
    .method(
      "reset", summary: "Starts a fresh world, as at the start; objects of the old one are dead."
    ) { (simulator: Simulator) throws(LuaError) -> Void in try simulator.reset() }
    .method("memoryWarning", summary: "Sends a memory warning to all controllers.") {
      (simulator: Simulator) -> Void in simulator.sendMemoryWarning()
    }
  }
}

extension Traits.Device: LuaEnumeration {
  package static var luaType: String { "device" }
  package static var luaCases: LuaCases<Self> { [.iPhone, .iPad] }
}

extension DeviceModel: LuaEnumeration {
  package static var luaType: String { "model" }
  package static var luaCases: LuaCases<Self> {
    [
      "iPhone 8": .iPhone8, "iPhone X": .iPhoneX, "iPhone XS": .iPhoneXS, "iPhone XR": .iPhoneXR,
      "iPhone XS Max": .iPhoneXSMax, "iPhone 12": .iPhone12, "iPhone 13": .iPhone13,
      "iPhone 14": .iPhone14, "iPhone 14 Pro": .iPhone14Pro,
      "iPhone 14 Pro Max": .iPhone14ProMax,
    ]
  }
}

extension Traits.Orientation: LuaEnumeration {
  package static var luaType: String { "orientation" }
  package static var luaCases: LuaCases<Self> { [.portrait, .landscape] }
}

extension Traits.SizeClass: LuaEnumeration {
  package static var luaType: String { "size class" }
  package static var luaCases: LuaCases<Self> { [.compact, .regular] }
}

/// The name of a profile.
enum ProfileName: String, LuaEnumeration {
  case modern, ios16, mid, ios7, classic

  static var luaType: String { "profile" }
  static var luaCases: LuaCases<Self> { [.modern, .ios16, .mid, .ios7, .classic] }

  /// The profile.
  var profile: Profile { Profile.named(rawValue) ?? .modern }
}

extension ClassDescriptor<Simulator> {
  /// A method for what happens to the app: true, or false and the reason why it is ignored, with what to
  /// do instead.
  fileprivate func action<each Argument: LuaConvertible>(
    _ name: String, _ parameter: String = "", summary: String,
    hint: (reason: String, text: String)? = nil,
    _ body: @escaping (ScriptWorld, repeat each Argument) throws(Failure) -> Void
  ) -> Self {
    method(name, parameter, summary: summary) {
      (simulator: Simulator, argument: repeat each Argument) throws(LuaError) -> LuaResults in
      LuaResults(hint: hint) { () throws(Failure) in
        try body(simulator.world, repeat each argument)
      }
    }
    .returning(["isDone": Bool.self, "reason": String?.self])
  }
}

extension LuaResults {
  /// True, or false and the reason why it is ignored.
  fileprivate init(obstacle: String?) {
    if let obstacle { self.init(false, obstacle) } else { self.init(true) }
  }

  /// True, or false and the reason why an action is ignored, with what to do instead.
  fileprivate init(
    hint: (reason: String, text: String)? = nil, _ action: () throws(Failure) -> Void
  ) {
    do throws(Failure) {
      try action()
      self.init(true)
    } catch {
      let instead = hint.map { "\(error)" == $0.reason ? "; \($0.text)" : "" } ?? ""
      self.init(false, "\(error)\(instead)")
    }
  }
}

/// What a new scene is opened with.
struct NewSceneOptions: LuaStructure {
  static let luaSummary = "What a new scene is opened with."
  static let luaFields = [
    LuaField("urls", [String]?.self, "The URLs that are in its connection options."),
    LuaField(
      "userActivities", [NSUserActivity]?.self, "The activities that are in its connection options."
    ),
  ]

  let urls: [String]
  let activities: [NSUserActivity]

  init(fields: LuaFields) throws(LuaMismatch) {
    let given: [String]? = try fields.read("urls")
    urls = given ?? []
    let continued: [NSUserActivity]? = try fields.read("userActivities")
    activities = continued ?? []
  }

  var fieldValues: [any LuaConvertible] { [urls, activities] }
}
