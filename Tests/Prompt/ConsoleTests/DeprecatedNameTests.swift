import Console
import Lua
import Testing
import UIKitLua

/// Notes at the prompt about names that will go.
@MainActor
struct DeprecatedNameTests {
  @Test func eachInputThatUsesOneIsNotedOnce() {
    var output = ""
    let session = Session(writeError: { output += $0 })
    session.world.interpreter.deprecations = [
      Deprecation("user.back", since: "9.1.0", instead: "user.tap(title)")
    ]
    for input in ["for _ = 1, 2 do user.back() end", "user.back()"] {
      session.handle(input)
    }
    let note = "user.back is deprecated since 9.1.0; write `user.tap(title)`"
    #expect(output == "note: input 1:1: \(note)\nnote: input 2:1: \(note)\n")
  }
}
