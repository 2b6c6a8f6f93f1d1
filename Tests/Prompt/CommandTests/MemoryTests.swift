import Foundation
import Support
import Testing

/// The memory of the whole process, as the system counts it.
@Suite(.slow("it starts processes"))
struct MemoryTests {
  /// The limit in kilobytes.
  private static let limit = 96 << 10

  /// The peak memory of a run in kilobytes, and its exit code.
  private func peak(of script: String, _ options: [String] = []) throws -> (Int, code: Int32?) {
    let command = CommandRun.products.appendingPathComponent("drilldown").path
    let run = try CommandRun([command] + options + ["-e", script], of: "peak")
    return (try #require(run.output.split(separator: "\n").last.flatMap { Int($0) }), run.code)
  }

  /// How much more memory a run takes than one that does nothing, as a fraction of the limit.
  private func share(of script: String) throws -> Double {
    let options = ["--max-memory", "\(Self.limit)K", "--timeout", "120"]
    // What the program makes for its first controller, and for `os`, is no data of the script.
    let start = try peak(of: "local x <const> = pcall(error, UIViewController(), os.clock())").0
    let run = try peak(of: "\(Self.fill) \(script)", options)
    #expect(run.code == 1, "it was not stopped")
    return Double(run.0 - start) / Double(Self.limit)
  }

  /// A family that is 300 levels deep, and a string.
  private static let fill = """
    local long = ('x'):rep(10000)
    local function chain(length)
      local top = UIViewController()
      local last = top
      for i = 1, length do
        local child = UIViewController()
        last:addChild(child)
        last = child
      end
      return top
    end
    """

  @Test(
    .enabled(if: countsAllocations),
    arguments: [
      "local t = {} record(function() while true do mark('x') end end)",
      "local t = {} while true do t[#t + 1] = long .. #t end",
      "local t = {} while true do t[#t + 1] = {} end",
      "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
      "local t = {} while true do t[#t + 1] = UIViewController() end",
      "local t = {} while true do t[#t + 1] = UIViewController(long .. #t) end",
      "local v = UIView() while true do v:addSubview(UIView()) end",
      "while true do after(1e6, function() end) end",
      "while true do defaults.set(long .. now(), long) long = long .. 'x' end",
      "window.rootViewController = chain(8000) print(#tree())",
      "local c = UIViewController(long:rep(100)) record(function() for i = 1, 200 do c:viewWillAppear() end end)",
      "local c = UIViewController(long:rep(400)) while true do c.title = c.title .. c.title end",
      // Memory that was freed after an error was caught may be used again.
      """
      local makers = {
        function() return {} end, function() return function() return long end end,
        function() return UIViewController() end, function() return long .. os.clock() end,
      }
      for _, make in ipairs(makers) do
        local t = {}
        pcall(function() while true do t[#t + 1] = make() end end)
      end
      error("done")
      """,
    ])
  func noScriptPassesTheLimitByMoreThanATenth(_ script: String) throws {
    #expect(try share(of: script) < 1.1)
  }

  /// Here the system reports how much memory there is, and allocations are counted.
  private static var countsAllocations: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Otherwise these grow by 100 megabytes and more.
  @Test(arguments: [
    "for i = 1, 1000000 do mark 'x' end",
    "local text = ('x'):rep(100000) for i = 1, 2000 do mark(text .. i) end",
  ])
  func theTraceHasABound(_ script: String) throws {
    let grown = try peak(of: script).0 - peak(of: "for i = 1, 1000 do mark 'x' end").0
    #expect(grown < 60 << 10)
  }

  @Test func aTestSeesAllItsEvents() throws {
    let spec = """
      it("warns first", function()
        UIViewController():present(UIViewController(), false)
        for i = 1, 70000 do mark "x" end
        assert.has_error(function() assert.no_warnings() end)
      end)
      """
    try withFolder(["a_spec.lua": spec]) { folder in
      let run = try CommandRun(["test", "a_spec.lua"], in: folder)
      #expect(run.code == 0, "\(run.summary)")
    }
  }
}
