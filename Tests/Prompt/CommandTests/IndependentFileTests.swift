import Foundation
import Support
import Testing

/// Many files in a run: each behaves as if it ran alone.
@Suite(.slow("it starts processes"))
struct IndependentFileTests {
  /// What some of many files do; all others pass.
  private static let special: [Int: String] = [
    3: "leaked = 1; string.leaked = 1; package.loaded.leaked = 1; math.randomseed(7)",
    4: """
    assert.is_nil(rawget(_G, 'leaked')); assert.is_nil(string.leaked)
    assert.is_nil(package.loaded.leaked)
    """,
    6: "os.exit(3)", 8: "os.execute('kill -9 $PPID')", 9: "os.execute('echo nine')",
    10: "io.stderr:write('ten\\n')", 11: "io.stderr:write('eleven\\n')",
    12: "os.execute('echo $PPID >number; sleep 300 &')",
    13: "assert.is_true(os.execute('test $PPID != $(cat number)'))",
    14: "while true do end", 15: "assert.is_true(os.setlocale('C.UTF-8') ~= nil)",
    16: "assert.equal('C', os.setlocale())", 17: "io.stdout:setvbuf('no')",
    18: "opened = io.open('number'); assert.is_truthy(opened)",
    20: "assert.equal(1, 2)", 22: "hold = ('x'):rep(70000000)",
    25: "os.execute('kill -9 0')", 26: "print('twenty-six')",
    28: "rawset(_ENV, 'leaked', 1); leaked = 2; assert.equal(2, rawget(_ENV, 'leaked'))",
    29: "assert.is_nil(rawget(_ENV, 'leaked')); assert.is_nil(leaked)",
    30: "setmetatable(_ENV, nil)", 31: "assert.is_callable(describe)",
    32: """
    end) assert:register('assertion', 'odd', function() return true end) describe.odd = 1
    it('does', function() assert.odd(1); string.odd, math.odd = 1, 1; math.randomseed(9)
    """,
    33: """
    end) local first = math.random(1e9) it('does', function()
    assert.equal(first, math.random(1e9)); assert.is_nil(string.odd or math.odd)
    assert.has_error(function() return assert.odd(1) end)
    """,
    34: "assert.has_error(function() return describe.odd end)",
    35: "UIViewController(); finally(function() assert.is_true(true) end)",
    36: "assert.is_nil(window.rootViewController)",
    37: "local Class = UIViewController:subclass('Odd'); assert.is_truthy(Class)",
    38: "assert.is_nil(Odd); assert.is_truthy(UIViewController:subclass('Odd'))",
    39: "debug.sethook(function() end, '', 1000); debug.getregistry = nil",
    40: "assert.is_nil(debug.gethook()); assert.is_function(debug.getregistry)",
    41: "setmetatable({}, { __gc = function() error('last words') end })",
    42: "collectgarbage('stop'); assert.is_true(true)",
    43: "assert.is_true(collectgarbage('isrunning'))",
    44: "package.path = 'odd'; arg.odd = 1", 45: "assert.is_nil(arg.odd); require('f44_spec')",
    46: "app.odd = 1; setmetatable(app, {})",
    47: "assert.is_nil(app.odd); assert.is_truthy(app.task)",
    48: "spy.on(string, 'upper'); string.upper('a'); assert.spy(string.upper).was.called(1)",
    49: "assert.equal('A', string.upper('a'))",
    52: """
    for _, parts in next, assert.is_not do parts.payload = { mod = false } end
    for _, parts in next, assert.has do parts.isSoft = true end
    for _, parts in next, assert.are do parts.words, parts.plan = { 'is_nil' }, nil end
    assert.is_true(true)
    """,
    53: """
    assert.is_not.equal(1, 2); assert.are.equal(1, 1)
    assert.is_false(pcall(assert.has.errors, function() end))
    """,
    54: """
    local _, failure = pcall(assert.equal, 1, 2)
    local methods = failure.__index or assert:snapshot().__index or {}
    methods.leaked, methods.revert = 1, function() error('stolen') end
    assert.is_true(true)
    """,
    55: """
    local _, failure = pcall(assert.equal, 1, 2)
    assert.is_nil(failure.leaked); assert:snapshot():revert()
    """,
    56: "assert.is_nil(debug.traceback('x'):find('tail calls'))",
    57: "assert.is_true(true) end) it('is limited', { maxInstructions = 10 }, function()",
    50: "insulate('later', function() end)", 51: "after(1, function() print('late') end)",
  ]

  private static let files = Dictionary(
    uniqueKeysWithValues: (1...60).map { number in
      let name = "f\(number < 10 ? "0" : "")\(number)_spec.lua"
      return (name, "it('does', function() \(special[number] ?? "assert.is_true(true)") end)\n")
    })

  /// What each of them writes on its standard streams, and their outcomes.
  private static let printed = [9: "nine\n", 10: "ten\n", 11: "eleven\n"]
  private static let outcomes = [
    6: "crashed", 8: "crashed", 14: "stopped", 20: "failed", 25: "crashed",
    41: "error", 45: "error", 50: "error",
  ]

  @Test(arguments: [1, 2])
  func filesDontNoticeEachOther(_ jobs: Int) throws {
    try withFolder(Self.files) { folder throws in
      let words = ["test", "--jobs", "\(jobs)", "--timeout", "3", "--report", "jsonl:-", "."]
      let run = try CommandRun(words, environment: ["CI": "1"], in: folder)
      #expect(run.code == 1)
      var numbers: [Int] = []
      for line in run.output.split(separator: "\n") {
        let number = line.firstMatch(of: /f([0-9]+)_spec/).flatMap { Int($0.1) } ?? 0
        if line.contains("\"file-ended\"") {
          numbers.append(number)
          let text = Self.printed[number]?.dropLast().description
          #expect(line.contains("\"printed\"") == (text != nil), "\(line)")
          if let text { #expect(line.contains("\"printed\":\"\(text)\\n\""), "\(line)") }
        } else if line.contains("\"test-ended\"") {
          let outcome = Self.outcomes[number] ?? "passed"
          #expect(line.contains("\"outcome\":\"\(outcome)\""), "\(line)")
        }
      }
      #expect(numbers == Array(1...60))
    }
  }
}
