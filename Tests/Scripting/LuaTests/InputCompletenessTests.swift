import Lua
import Testing

struct InputCompletenessTests {
  let interpreter = Interpreter()

  @Test(arguments: [
    "1", "1 + 1", "x", "f()", "x = 1", "local x", "{}", "'a'", "[[a]]", "-- comment", "",
    "return 1",
    "function f() end", "if x then y() end", "goto l ::l::", "a:b()", "for i = 1, 2 do end",
    "\"\\n\"",
    "1 -- [[ open", "f{ 1, 2 }", "--[[ closed ]]",
  ])
  func complete(_ source: String) {
    #expect(name(interpreter.completeness(of: source)) == "complete")
  }

  @Test(arguments: [
    "1 +", "{", "\"a\" ..", "function f()", "[[", "--[[", "x =", "f(", "f(1,", "if x then",
    "while true do",
    "for i = 1,", "local function g(", "return {", "x = {\n  1,", "repeat", "a.", "a:", "not",
    "[==[ ]]",
    "\"a\\", "local",
  ])
  func incomplete(_ source: String) {
    #expect(name(interpreter.completeness(of: source)) == "incomplete")
  }

  @Test(arguments: [
    "1 + )", "end", "x = = 1", "\"a", "f)", "local 1", "}", "if x the", "1 2", "goto nowhere",
  ])
  func wrong(_ source: String) {
    #expect(name(interpreter.completeness(of: source)) == "wrong")
  }

  private func name(_ completeness: Interpreter.Completeness) -> String {
    switch completeness {
    case .complete: "complete"
    case .incomplete: "incomplete"
    case .wrong: "wrong"
    }
  }
}
