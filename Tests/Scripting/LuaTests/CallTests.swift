import Lua
import Testing

struct CallTests {
  let world = LuaWorld()

  @Test func resultsComeBackAsValues() throws {
    let values = try world.interpreter.run("return 1, 2.5, 'x', true, nil, {}, print")
    #expect(
      values.map(\.typeName) == [
        "number", "number", "string", "boolean", "nil", "table", "function",
      ])
  }

  @Test func argumentsReachTheFunction() throws {
    let function = try world.interpreter.load("return select('#', ...), ...", named: "x")
    let values = try world.interpreter.call(function, [7, "text", Bool?.none])
    #expect(values.map(\.typeName) == ["number", "number", "string", "nil"])
  }

  @Test func printJoinsWithTabs() throws {
    #expect(
      try world.run("print(1, nil, 'x')  io.write('a', 2) io.stdout:write('b')") == "1\tnil\tx\na2b"
    )
  }

  @Test func globalsGoBothWays() throws {
    world.interpreter.setGlobal("answer", 42)
    #expect(try world.run("answer = answer + 1 print(answer)") == "43\n")
    guard case .integer(43) = world.interpreter.global("answer") else {
      Issue.record("not 43")
      return
    }
  }

  @Test func functionsAreRegisteredWithTheirMembers() throws {
    world.interpreter.register(
      function: .function("add", ["a", "b"], "Adds.") { (a: Int, b: Int?) in a + (b ?? 1) })
    #expect(try world.run("print(add(1, 2), add(1), add(1, 2, 3))") == "3\t2\t3\n")
    #expect(
      world.message("add('x')")
        == "demo.lua:1: bad argument #1 to 'add' (integer expected, got string)")
    #expect(
      world.message("add()")
        == "demo.lua:1: bad argument #1 to 'add' (integer expected, got no value)")
  }

  /// Commands of the prompt cost nothing in a run without a prompt.
  @Test func functionsOfATableAreMadeWhenOneIsCalled() throws {
    var made = 0
    let table = world.interpreter.table(of: ["one", "two"]) {
      made += 1
      return [
        .function("one", [], "One.") { () -> Int in 1 },
        .function("two", [], "Two.") { () -> Int in 2 },
      ]
    }
    world.interpreter.setGlobal("numbers", table)
    #expect(try world.run("print(type(numbers.one))") == "function\n")
    #expect(made == 0)
    #expect(try world.run("print(numbers.two(), numbers.one())") == "2\t1\n")
    #expect(made == 1)
  }

  @Test func severalResultsAndPosition() throws {
    #expect(try world.run("print(Controller():two())") == "false\treason\n")
    #expect(try world.run("\n\nprint(Controller():where())") == "demo.lua:3\n")
    #expect(world.interpreter.position == nil)
  }

  @Test func randomNumbersAreTheSameInEveryRun() throws {
    let again = LuaWorld()
    let source = "print(math.random(1000000), math.random())"
    #expect(try world.run(source) == again.run(source))
  }

  @Test func bytecodeIsRefused() throws {
    #expect(
      try world.run(
        #"""
        local code = "\27Lua\x54\0\x19\x93\r\n\x1a\n"
        print(load(code))
        print(load(string.dump(function() return 1 end)))
        print(load(code, "x", "b"))
        print(load("return 7", "x", "bt", {})(), load(function() return nil end) ~= nil)
        """#) == """
          nil\tattempt to load a binary chunk (mode is 't')
          nil\tattempt to load a binary chunk (mode is 't')
          nil\tprecompiled chunks cannot be loaded
          7\ttrue

          """)
  }

  @Test func coroutinesYieldAndClose() throws {
    #expect(
      try world.run(
        """
        local co = coroutine.wrap(function(a) local b = coroutine.yield(a + 1) return b * 2 end)
        print(co(1), co(21))
        local c = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() print("closed") end }) coroutine.yield() end)
        coroutine.resume(c)
        print(coroutine.close(c), coroutine.status(c), coroutine.resume(c))
        print(pcall(coroutine.wrap(function() error("oops") end)))
        """)
        == "2\t42\nclosed\ntrue\tdead\tfalse\tcannot resume dead coroutine\nfalse\tdemo.lua:6: oops\n"
    )
  }

  @Test func hostFunctionsWorkInCoroutines() throws {
    #expect(
      try world.run(
        """
        local c = Controller "Home"
        function c:viewDidLoad() print(self.title, coroutine.isyieldable(), c:where()) end
        coroutine.wrap(function() c:viewDidLoad() print(coroutine.isyieldable()) end)()
        """) == "Home\tfalse\tdemo.lua:2\ntrue\n")
  }

  @Test func yieldingAcrossSwiftIsACleanError() {
    let source = "local c = Controller() coroutine.wrap(function() c:call(coroutine.yield) end)()"
    #expect(
      world.message(source).hasSuffix(
        "attempt to yield across a C-call boundary (a callback has to end first)"))
  }

  @Test func handlesAreInertAfterClose() throws {
    let function = try world.interpreter.load("return 1", named: "x")
    let table = LuaTable(in: world.interpreter)
    world.interpreter.close()
    #expect(throws: LuaError.self) { try world.interpreter.call(function) }
    #expect(table.count == 0)
    #expect(world.interpreter.isOpen == false)
  }
}
