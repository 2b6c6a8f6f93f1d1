import Console
import Testing

/// Local variables of an input stay for later ones.
@MainActor
struct KeptLocalTests {
  @Test(arguments: [
    (["local x = 3", "x"], "3\n"), (["local a, b = 1, 2", "a + b"], "3\n"),
    (["local x", "x"], "nil\n"), (["local x = 1 local y = x + 1", "y"], "2\n"),
    (["local function f() return 4 end", "f()"], "4\n"),
    (["local x = 1", "local x = 2", "x"], "2\n"),
    (["do local x = 1 end", "x"], "nil\n"),
    (["function g() local x = 1 return x end", "g(), x"], "1   nil\n"),
    (["if true then local x = 1 end", "x"], "nil\n"),
    (["local x <const> = 5", "x"], "nil\n"),
    (["local user, depth = 3, 4", "depth == nil"], "true\n"),
    (["local print = 3", "print('still')"], "still\n"),
    (["local text = 'local y = 1' -- local z = 2", "text, y, z"], "\"local y = 1\"   nil   nil\n"),
  ])
  func aLocalStays(_ inputs: [String], _ output: String) {
    #expect(answer(to: inputs.last ?? "", after: inputs.dropLast()) == output)
  }

  @Test func undoTakesItBack() {
    #expect(answers("local depth = 1", "local depth = 2", ":undo", "depth") == "1\n")
    #expect(answers("local depth = 1", ":undo", "depth == nil") == "true\n")
  }

  @Test func errorsShowTheLineAsTyped() {
    let output = answer(to: "local x = nil + 1")
    #expect(output.contains("  local x = nil + 1\n"))
  }
}
