import HeadlessUIKit
import Lua
import NavigationModel

/// The device that a world runs on.
final class Simulator: LuaObject {
  private unowned let world: ScriptWorld
  private let application: ScriptedApplication

  /// The device of a world.
  init(world: ScriptWorld) {
    self.world = world
    application = ScriptedApplication(world: world)
  }

  /// The person leaves the app.
  func enterBackground() -> LuaResults {
    LuaResults(obstacle: application.enterBackground() ? nil : "the app is in the background")
  }

  /// The person comes back to the app.
  func enterForeground() -> LuaResults {
    LuaResults(obstacle: application.enterForeground() ? nil : "the app is in front")
  }

  /// Which iOS releases the world behaves like.
  var profile: ProfileName { ProfileName(rawValue: world.stage.profile.name) ?? .modern }

  /// Makes the world behave like other releases; that is possible while the window is empty.
  func setProfile(_ name: ProfileName) throws(LuaError) {
    guard world.window.rootViewController == nil else {
      throw LuaError("the profile can be set only while the window has no root")
    }
    world.stage.profile = name.profile
  }

  /// The device; it can be chosen while the window is empty.
  func setDevice(_ device: Traits.Device) throws(LuaError) {
    guard world.window.rootViewController == nil else {
      throw LuaError("the device can be set only while the window has no root")
    }
    change { $0.device = device }
  }

  /// What the device is like.
  var traits: Traits { world.stage.traits }

  /// What the controllers on screen make of the status bar.
  var statusBar: StatusBar { world.stage.statusBar }

  /// How many characters a bar has room for; nil for as many as there are.
  var textBudget: Int? {
    get { world.stage.textBudget }
    set { world.stage.textBudget = newValue }
  }

  /// Changes what the device is like.
  func change(_ edit: (inout Traits) -> Void) {
    var traits = world.stage.traits
    edit(&traits)
    world.stage.setTraits(traits)
  }

  /// What the device can do besides showing controllers.
  var services: SystemServices {
    get { world.stage.services }
    set { world.stage.services = newValue }
  }

  /// Tells all controllers that memory is short.
  func sendMemoryWarning() {
    application.receiveMemoryWarning()
    world.stage.sendMemoryWarning()
  }
}

extension ScriptWorld {
  var simulatorClass: ClassDescriptor<Simulator> {
    ClassDescriptor(
      "Simulator", of: Simulator.self, receiver: "simulator",
      summary: "The device that the world runs on."
    )
    .property(
      "profile", summary: "Which iOS releases it behaves like; set it while the window is empty.",
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
      "orientation", summary: "How the device is held.", get: { $0.traits.orientation },
      set: { (simulator: Simulator, orientation: Traits.Orientation) -> Void in
        simulator.change { $0.orientation = orientation }
      }
    )
    .property(
      "horizontalSizeClass",
      summary: "How much room there is from left to right; nil lets the device decide.",
      get: { Optional($0.traits.horizontal) },
      set: { (simulator: Simulator, width: Traits.SizeClass?) -> Void in
        simulator.change { $0.chosenWidth = width }
      }
    )
    .property(
      "statusBar", summary: "What the controllers on screen make of the status bar.",
      get: { (simulator: Simulator) -> StatusBar in simulator.statusBar }
    )
    .property(
      "canSendMail", summary: "Whether there is an account to send mail with; true at first.",
      get: { $0.services.canSendMail }, set: { $0.services.canSendMail = $1 }
    )
    .property(
      "canSendText", summary: "Whether texts can be sent; true at first.",
      get: { $0.services.canSendText }, set: { $0.services.canSendText = $1 }
    )
    .property(
      "fits", summary: "How many characters a bar has room for; nil for as many as there are.",
      get: { $0.textBudget },
      set: { (simulator: Simulator, budget: Int?) -> Void in simulator.textBudget = budget }
    )
    .method("background", summary: "The person leaves the app; controllers hear nothing.") {
      (simulator: Simulator) -> LuaResults in simulator.enterBackground()
    }
    .method("foreground", summary: "The person comes back; controllers hear nothing.") {
      (simulator: Simulator) -> LuaResults in simulator.enterForeground()
    }
    .method("memoryWarning", summary: "Tells all controllers that memory is short.") {
      (simulator: Simulator) -> Void in simulator.sendMemoryWarning()
    }
  }
}

extension Traits.Device: LuaEnumeration {
  package static var luaType: String { "device" }
  package static var luaCases: KeyValuePairs<String, Traits.Device> {
    ["iPhone": .iPhone, "iPad": .iPad]
  }
}

extension Traits.Orientation: LuaEnumeration {
  package static var luaType: String { "orientation" }
  package static var luaCases: KeyValuePairs<String, Traits.Orientation> {
    ["portrait": .portrait, "landscape": .landscape]
  }
}

extension Traits.SizeClass: LuaEnumeration {
  package static var luaType: String { "size class" }
  package static var luaCases: KeyValuePairs<String, Traits.SizeClass> {
    ["compact": .compact, "regular": .regular]
  }
}

/// The name of a profile.
enum ProfileName: String, LuaEnumeration {
  case modern, ios16, mid, classic

  static var luaType: String { "profile" }
  static var luaCases: KeyValuePairs<String, ProfileName> {
    ["modern": .modern, "ios16": .ios16, "mid": .mid, "classic": .classic]
  }

  /// The profile.
  var profile: Profile { Profile.named(rawValue) ?? .modern }
}
