import Lua
import Testing

struct LuaErrorTests {
  let world = LuaWorld()

  @Test(arguments: [
    ("error('plain')", "demo.lua:1: plain"),
    ("error('bare', 0)", "bare"),
    ("error()", "nil"),
    ("error(nil)", "nil"),
    ("error(42)", "42"),
    ("error(true)", "true"),
    ("error(2.5)", "2.5"),
    ("error(Controller 'x')", "<Controller x>"),
    ("error({ Controller 'x' })", "{ <Controller x> }"),
    ("error(Controller)", "Controller"),
    ("error({ code = 7 })", "{ code = 7 }"),
    ("error({})", "{}"),
    ("error({ 'a', x = { y = 'z' } })", #"{ "a", x = { y = "z" } }"#),
    ("error(setmetatable({}, { __tostring = function() return 'shown' end }))", "shown"),
    (
      "error(setmetatable({ code = 7 }, { __tostring = function() error('no') end }))",
      "{ code = 7 }"
    ),
    (
      "error(setmetatable({ code = 7 }, { __tostring = function() return {} end }))", "{ code = 7 }"
    ),
    ("local x = nil; x.y = 1", "demo.lua:1: attempt to index a nil value (local 'x')"),
    ("Controller():fail()", "demo.lua:1: InvalidArgument: no text (give one)"),
  ])
  func anyValueReadsWell(_ source: String, _ expected: String) {
    #expect(world.message(source) == expected)
  }

  @Test func structuredErrorsAreTablesThatPrint() throws {
    #expect(
      try world.run(
        """
        local ok, e = pcall(Controller().fail, Controller())
        print(type(e), e.code, e.name, e.message, e.hint, e.where)
        print(e)
        """) == """
          table\tE1\tInvalidArgument\tno text\tgive one\tdemo.lua:1
          demo.lua:1: InvalidArgument: no text (give one)

          """)
  }

  @Test func structuredErrorsHaveTheirFieldsInSwift() {
    let error = world.failure("Controller():fail()")
    #expect(error?.details?.code == "E1")
    #expect(error?.details?.text == "demo.lua:1: InvalidArgument: no text (give one)")
    #expect(error?.kind == .runtime)
    #expect(error?.position == "demo.lua:1")
  }

  @Test func valuesSurviveLuaSwiftLua() throws {
    #expect(
      try world.run(
        """
        local value = setmetatable({}, {})
        local c = Controller()
        print(select(2, pcall(c.call, c, function() error(value) end)) == value)
        local ok, first = pcall(c.fail, c)
        print(select(2, pcall(c.call, c, function() error(first) end)) == first)
        print(pcall(c.call, c, function() error() end))
        print(pcall(c.call, c, function() error("text") end))
        """) == "true\ntrue\nfalse\tnil\nfalse\tdemo.lua:7: text\n")
  }

  @Test func tracebackNamesLuaFramesOnly() {
    let error = world.failure(
      """
      local function inner() error("deep") end
      local function outer() inner() end
      Controller():call(function() outer() end)
      """)
    #expect(error?.message == "demo.lua:1: deep")
    #expect(error?.position == "demo.lua:1")
    #expect(
      error?.traceback == [
        "demo.lua:1: in upvalue 'inner'", "demo.lua:2: in upvalue 'outer'",
        "demo.lua:3: in function at line 3", "demo.lua:3: in main chunk",
      ])
  }

  @Test func aCaughtErrorLeavesNoTraceback() {
    let error = world.failure(
      """
      local c = Controller()
      pcall(c.call, c, function() error("first") end)
      error("second")
      """)
    #expect(error?.traceback == ["demo.lua:3: in main chunk"])
  }

  @Test func outsideHostFunctionsNoErrorIsPending() throws {
    #expect(world.interpreter.raiseAfterReturn(LuaError("unused")) == false)
    #expect(try world.run("print(Controller.twice(2))") == "4\n")
  }

  @Test func aPendingErrorIsRaisedAfterTheReturn() throws {
    #expect(
      try world.run("print(pcall(Controller().failLater, Controller())) print('on')")
        == "false\tdemo.lua:1: noted\non\n")
  }

  @Test func aPendingErrorWaitsForThoseOfInnerFunctions() throws {
    #expect(
      try world.run(
        """
        local c = Controller()
        local function inner()
          print(pcall(c.failLater, c))
          print(pcall(c.failAfter, c, function() c:fire() c:failLater() end))
          print(c.title)
        end
        print(pcall(c.failAfter, c, inner))
        print(pcall(c.fire, c))
        """)
          == """
          false\tdemo.lua:3: noted
          false\tdemo.lua:4: first
          nil
          false\tdemo.lua:7: first
          true\tnil

          """)
  }

  @Test func syntaxErrorsHaveTheirKind() {
    #expect(world.failure("x = ")?.kind == .syntax(isIncomplete: true))
    #expect(world.failure("x = )")?.kind == .syntax(isIncomplete: false))
    #expect(world.failure("\n\nx = )")?.position == "demo.lua:3")
  }

  @Test func errorsInFinalizersBecomeWarnings() throws {
    try world.run("setmetatable({}, { __gc = function() error('lost?') end }) collectgarbage()")
    #expect(world.warnings == ["error in __gc (demo.lua:1: lost?)"])
  }

  @Test func errorsInFinalizersThatAreNoTextsHaveTheirMessage() throws {
    try world.run(
      """
      local function lose(value) setmetatable({}, { __gc = function() error(value) end }) end
      lose(setmetatable({}, { __tostring = function() return "an object" end }))
      collectgarbage()
      coroutine.wrap(function() lose({ code = 7 }) collectgarbage() end)()
      lose(nil) collectgarbage()
      local T = class("T", Controller) function T:deinit() error({ 1 }) end
      T() collectgarbage()
      """)
    #expect(
      world.warnings == [
        "error in __gc (an object)", "error in __gc ({ code = 7 })", "error in __gc (nil)",
        "error in deinit of T ({ 1 })",
      ])
  }

  @Test func errorsInFinalizersAtTheEndAreReportedAfterIt() throws {
    try world.run(
      """
      local function keep(name, value)
        _G[name] = setmetatable({}, { __gc = function() error(value) end })
      end
      keep("a", "late")
      keep("b", setmetatable({}, { __tostring = function() return "an object" end }))
      keep("c", { 1 })
      """)
    world.interpreter.close()
    world.interpreter.close()
    #expect(
      world.warnings == [
        "error in __gc (error object is not a string)", "error in __gc (an object)",
        "error in __gc (demo.lua:2: late)",
      ])
  }

  @Test func warningsOfScriptsAreSeparate() throws {
    try world.run("warn('@on') warn('a', 'b')")
    #expect(world.warnings == ["script: ab"])
  }

  @Test func swiftObjectsDoNotLeakOnErrors() throws {
    for _ in 0..<100 {
      _ = world.failure(
        "local c = Controller() c:addChild(Controller()) c:call(function() error({}) end)")
    }
    world.interpreter.collectGarbage()
    #expect(world.controllers.living == 0)
  }
}
