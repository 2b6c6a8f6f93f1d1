import Foundation
import Testing

/// The same bytes in every run, whatever the addresses, the environment and the time.
struct ReproducibilityTests {
  /// Runs twice with environments of different sizes, which moves the stack.
  private func runs(_ words: [String], in folder: URL? = nil) throws -> [Command] {
    try [1, 9_000].map { size in
      try Command(
        words, environment: ["PADDING": String(repeating: "x", count: size)], in: folder)
    }
  }

  @Test func ordersNumbersAndNamesAreTheSame() throws {
    let script = """
      local names, set = {}, {}
      for _, name in ipairs{ "one", "two", "three", "four", "five", "six" } do names[name] = #name end
      for name in pairs(names) do print(name) end
      for n = 1, 20 do set[n % 2 == 0 and {} or UIViewController{ name = "c" .. n }] = n end
      for key, n in pairs(set) do print(key, n) end
      for key in pairs{ [print] = 1, [pcall] = 2, [coroutine.create(print)] = 3 } do print(key) end
      print(math.random(), math.randomseed(), math.random(), {}, print, coroutine.running(), window)
      print(next(string), os.date ~= nil, tostring(io and io.stdout))
      """
    let both = try runs(["-e", script])
    #expect(both[0].code == 0)
    #expect(both[0].output.contains("table: 0x"))
    #expect(both[0].summary == both[1].summary)
  }

  @Test func everyScriptSaysTheSame() throws {
    let both = try runs(["test", "scripts"], in: packageFolder)
    #expect(both[0].code == 0)
    #expect(both[0].output == both[1].output)
  }
}
