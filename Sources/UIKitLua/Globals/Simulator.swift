import HeadlessUIKit
import Lua
import NavigationModel

/// The device that a world runs on.
final class Simulator: LuaObject {
  private unowned let world: ScriptWorld

  /// The device of a world.
  init(world: ScriptWorld) {
    self.world = world
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

  /// Tells all controllers that memory is short.
  func sendMemoryWarning() { world.stage.sendMemoryWarning() }
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
    .method("memoryWarning", summary: "Tells all controllers that memory is short.") {
      (simulator: Simulator) -> Void in simulator.sendMemoryWarning()
    }
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
  var profile: Profile {
    switch self {
    case .modern: .modern
    case .ios16: .ios16
    case .mid: .mid
    case .classic: .classic
    }
  }
}
