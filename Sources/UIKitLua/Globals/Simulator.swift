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

  /// The name of the profile.
  var profile: String { world.stage.profile.name }

  /// Tells all controllers that memory is short.
  func sendMemoryWarning() { world.stage.sendMemoryWarning() }
}

extension ScriptWorld {
  var simulatorClass: ClassDescriptor<Simulator> {
    ClassDescriptor(
      "Simulator", of: Simulator.self, receiver: "simulator",
      summary: "The device that the world runs on."
    )
    .property("profile", summary: "Which iOS releases it behaves like.", get: { $0.profile })
    .method("memoryWarning", summary: "Tells all controllers that memory is short.") {
      (simulator: Simulator) -> Void in simulator.sendMemoryWarning()
    }
  }
}
