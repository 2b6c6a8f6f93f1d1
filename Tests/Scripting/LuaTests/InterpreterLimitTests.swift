import Lua
import Support
import Testing

/// Scripts that exceed a limit: the process survives and the interpreter stays usable.
struct InterpreterLimitTests {
  let world = LuaWorld()

  private func expectUsable() throws {
    world.interpreter.memoryLimit = nil
    world.interpreter.collectGarbage()
    #expect(try world.run("local t = {} for i = 1, 1000 do t[i] = {} end print(#t)") == "1000\n")
  }

  @Test(
    .slow("it uses up what limits allow"),
    arguments: [
      "return ('x'):rep(1 << 30)",
      "local s = 'x' while true do s = s .. s end",
      "local t = {} for i = 1, 1e9 do t[i] = i end",
      "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end",
      "local t = {} while true do t[#t + 1] = Controller('x' .. #t) end",
      "local c = Controller() c.title = ('x'):rep(9000000) while true do c.title = c.title .. c.title end",
      "local c = Controller() c:call(function() local s = 'x' while true do s = s .. s end end)",
    ])
  func memoryRunsOut(_ source: String) throws {
    world.interpreter.memoryLimit = 32_000_000
    let error = world.failure(source)
    #expect(error?.message.hasSuffix("not enough memory") == true)
    try expectUsable()
  }

  @Test func aFormerLimitIsForgotten() throws {
    let interpreter = world.interpreter
    interpreter.register(function: .function("succeed", [], "Does nothing.") { () -> Void in })
    interpreter.memoryLimit = 1
    interpreter.setGlobal("text", String(repeating: "x", count: 9_000))
    interpreter.memoryLimit = nil
    #expect(try world.run("succeed() print(#text)") == "9000\n")
  }

  @Test func absurdStringsAreErrors() {
    #expect(world.message("return ('x'):rep(1 << 62)") == "demo.lua:1: resulting string too large")
  }

  @Test(
    .slow("it uses up what limits allow"),
    arguments: [
      "local function f() return 1 + f() end f()",
      "local c = Controller() local function f() c:call(f) end f()",
      "local function f() coroutine.wrap(f)() end f()",
      "local function f() pcall(f) error('x') end f()",
      "local t = setmetatable({}, {}) getmetatable(t).__index = function(_, k) return t[k .. 'x'] end return t.x",
      "local t = setmetatable({}, {}) getmetatable(t).__index = t return t.x",
      "local c = Controller() function c:viewDidLoad() self:viewDidLoad() end c:viewDidLoad()",
      "local s = ('('):rep(100000) assert(load('return ' .. s))",
      "local function f() string.gsub('x', 'x', f) end f()",
      "local c = Controller() local function f() coroutine.wrap(function() c:call(f) end)() end f()",
      "local function f() xpcall(f, function(e) return e end) error('x') end f()",
      "local function f() local t = setmetatable({}, { __tostring = f }) print(t) end f()",
    ])
  func deepRecursionIsAnError(_ source: String) throws {
    #expect(world.failure(source)?.kind == .runtime)
    try expectUsable()
  }

  @Test func nestedClosesDoNotCrash() throws {
    try world.run(
      """
      local function nest(n)
        local co = coroutine.create(function()
          local x <close> = setmetatable({}, { __close = function() if n > 0 then coroutine.close(nest(n - 1)) end end })
          coroutine.yield()
        end)
        coroutine.resume(co)
        return co
      end
      print(pcall(coroutine.close, nest(20000)))
      """)
    try expectUsable()
  }

  @Test func nestedWrapErrorsDoNotCrash() throws {
    try world.run(
      """
      local function nest(n)
        local co = coroutine.wrap(function()
          local x <close> = setmetatable({}, { __close = function() if n > 0 then nest(n - 1) end end })
          error("x")
        end)
        co()
      end
      pcall(nest, 20000)
      """)
    try expectUsable()
  }
}
