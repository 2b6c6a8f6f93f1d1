import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Runs an input, and says how long that took: in reality, and in the virtual time of the world.
  func measure(_ input: String) {
    let virtual = world.stage.now
    var real = Duration.zero
    runInput { real = ContinuousClock().measure { executeAndRecord(.input(input)) } }
    let passed = world.stage.now - virtual
    let note = passed > .zero ? "; \(Self.milliseconds(passed)) of virtual time passed" : ""
    write("took \(Self.milliseconds(real))\(note)\n")
  }

  /// `0.42 ms`, `350 ms`.
  private static func milliseconds(_ time: Duration) -> String {
    let number = Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
    let digits = number < 10 && number != number.rounded() ? 2 : 0
    let scale = digits == 2 ? 100.0 : 1
    let rounded = (number * scale).rounded() / scale
    return digits == 0 ? "\(Int(rounded)) ms" : "\(rounded) ms"
  }
}
