import Foundation
import Support
import Testing

/// The same bytes in every run, whatever the addresses, the environment and the time.
@Suite(.slow("it starts processes"))
struct ReproducibilityTests {
  /// Runs twice with environments of different sizes, which moves the stack.
  private func runs(_ words: [String], in folder: URL? = nil) throws -> [CommandRun] {
    try [1, 9_000].map { size in
      try CommandRun(
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

  /// In a sandbox the time is reproducible, too; outside it is the system's.
  @Test func theSandboxHasItsOwnTime() throws {
    let script = """
      print(os.time(), os.clock(), os.date(), os.date("!*t").year, os.difftime(os.time(), 0))
      wait(1.5)
      print(os.time(), os.clock(), math.random(1000), math.random(), UIView(), function() end)
      print(string.format("%p %p", {}, window), table.unpack((select(2, pcall(error, {})) and {})))
      """
    let both = try runs(["--sandbox", "-e", script])
    #expect(both[0].code == 0)
    #expect(
      both[0].output.hasPrefix("978307200\t0.0\tMon Jan  1 00:00:00 2001\t2001\t978307200.0\n"))
    #expect(both[0].summary == both[1].summary)
    #expect(
      try CommandRun(["-e", "print(os.time() > 1e9, os.clock() >= 0)"]).output == "true\ttrue\n")
  }

  /// Where memory is short the collector runs, and in the end the script is stopped.
  @Test(arguments: [
    "{ n }", "function() return n end", "('x'):rep(5000) .. n",
    "UIViewController(('x'):rep(3000) .. n)",
  ])
  func aLimitOnMemoryIsReachedAtTheSamePlace(_ value: String) throws {
    let script = """
      local kept = {}
      for n = 1, 1e9 do
        local value = \(value)
        if n % 20 == 0 then kept[#kept + 1] = value print(n, {}) end
      end
      """
    let all = try (0..<4).flatMap { _ in try runs(["--max-memory", "3M", "-e", script]) }
    #expect(all[0].code == 1)
    #expect(all[0].errorOutput.contains("not enough memory"))
    for run in all.dropFirst() {
      #expect(run.output == all[0].output)
      #expect(run.errorOutput == all[0].errorOutput)
    }
  }

  /// Every script passes, and a second time as well.
  @Test func everyScriptPassesAndPrintsTheSame() throws {
    let both = try runs(["test", "scripts", "editors"], in: packageFolder)
    #expect(both[0].code == 0, "\(both[0].summary)")
    #expect(both[0].output == both[1].output)
    print(both[0].output.split(separator: "\n").last ?? "")
  }
}
