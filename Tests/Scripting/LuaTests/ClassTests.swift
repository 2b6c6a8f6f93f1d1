import Lua
import Testing

struct ClassTests {
  let world = LuaWorld()

  @Test func threeLevelsInherit() throws {
    #expect(
      try world.run(
        """
        local A = class("A", Controller)
        local B = A:subclass("B")
        local C = class("C", B)
        A.color = "red"
        function A:hello() return "A " .. self.title end
        function B:hello() return "B " .. B.super.hello(self) end
        function C:hello() return "C " .. C.super.hello(self) end
        local c = C "x"
        print(c:hello(), c.color, C.color, C.super == B, B.super == A, A.super == Controller, Controller.super)
        print(A, B, C, Controller, c, Stack.super == Controller)
        print(c:isKind(A), c:isKind(C), c:isKind(Controller), c:isKind(Stack), A():isKind(B))
        """) == """
          C B A x\tred\tred\ttrue\ttrue\ttrue\tnil
          A\tB\tC\tController\t<C x>\ttrue
          true\ttrue\ttrue\tfalse\tfalse

          """)
  }

  @Test func initGetsTheTableOnce() throws {
    #expect(
      try world.run(
        """
        local A = class("A", Controller)
        function A:init(args) print("A.init", self.title, args.depth, self.depth) self.depth = args.depth or 1 end
        local B = A:subclass("B")
        print(B{ title = "b", depth = 5 }.depth, B "s".depth, B().depth)
        local C = A:subclass("C")
        function C:init(args) C.super.init(self, args) print("C.init") end
        C{ style = "formSheet" }
        """) == """
          A.init\tb\t5\tnil
          A.init\ts\tnil\tnil
          A.init\tnil\tnil\tnil
          5\t1\t1
          A.init\tnil\tnil\tnil
          C.init

          """)
  }

  @Test func overridesOnClassAndObject() throws {
    #expect(
      try world.run(
        """
        T = class("T", Controller)
        function T:viewWillAppear(animated)
          T.super.viewWillAppear(self, animated)
          print("T", self.title, animated)
        end
        t, u = T "t", T "u"
        t:viewWillAppear(true)
        function u:viewWillAppear(animated) print("own", animated) T.viewWillAppear(self, animated) end
        u:viewWillAppear()
        u.viewWillAppear = nil
        u:viewWillAppear()
        u:viewDidLoad()
        """) == "T\tt\ttrue\nown\tfalse\nT\tu\tfalse\nT\tu\tfalse\n")
    #expect(world.controller("t")?.log == ["native viewWillAppear true"])
    #expect(
      world.controller("u")?.log == [
        "native viewWillAppear false", "native viewWillAppear false", "native viewDidLoad",
      ])
  }

  @Test func overridesAddedLaterAreSeen() throws {
    try world.run("T = class('T', Controller) U = T:subclass('U') u = U()")
    let controller = try #require(world.controller("u"))
    let index = try #require(world.interpreter.overrideIndex("viewDidLoad", of: controller))
    func isOverridden(after source: String) throws -> Bool {
      try world.run(source)
      return world.interpreter.overrides(of: controller, index)
    }
    #expect(try isOverridden(after: "") == false)
    #expect(try isOverridden(after: "function T:viewDidLoad() end"))
    #expect(try isOverridden(after: "T.viewDidLoad = nil") == false)
    #expect(try isOverridden(after: "function u:viewDidLoad() end"))
    #expect(try isOverridden(after: "u.viewDidLoad = nil") == false)
    #expect(world.interpreter.overrides(of: Controller(), index) == false)
  }

  @Test func propertiesAreOverriddenByFunctions() throws {
    #expect(
      try world.run(
        """
        local T = class("T", Controller)
        function T:hidesStatusBar() return not T.super.hidesStatusBar(self) end
        local t = T()
        print(t.hidesStatusBar)
        t.hidesStatusBar = true
        print(t.hidesStatusBar)
        function t:hidesStatusBar() return "x" == "x" end
        print(t.hidesStatusBar)
        local c = Controller{ hidesStatusBar = function() return true end }
        print(c.hidesStatusBar)
        c.hidesStatusBar = nil
        print(c.hidesStatusBar)
        """) == "true\nfalse\ntrue\ntrue\nfalse\n")
  }

  @Test func runOverrideReturnsTheResults() throws {
    try world.run(
      "c = Controller() function c:viewDidLoad() return self.title, 2 end c.title = 'x'")
    let controller = try #require(world.controller("c"))
    #expect(
      try world.interpreter.runOverride(of: controller, "viewDidLoad")?.map(\.typeName) == [
        "string", "number",
      ])
    #expect(try world.interpreter.runOverride(of: controller, "viewWillAppear", true) == nil)
    #expect(try world.interpreter.runOverride(of: Controller(), "viewDidLoad") == nil)
  }

  @Test func theHostIsNotifiedOfTheFirstState() throws {
    try world.run("local c = Controller 'plain'")
    #expect(world.states == [])
    try world.run(
      "local c = Controller 'x' c.depth = 1 c.more = 2 local t = class('T', Controller)() t.a = 1")
    #expect(world.states == ["Controller", "T"])
  }

  @Test func deinitRunsOnceWhenTheObjectIsReleased() throws {
    #expect(
      try world.run(
        """
        local T = class("T", Controller)
        function T:deinit() print("gone", self.title) error("in deinit") end
        do local t = T "t" t.me = t end
        collectgarbage()
        collectgarbage()
        """) == "gone\tt\n")
    #expect(world.warnings == ["error in deinit of T (demo.lua:2: in deinit)"])
    #expect(world.interpreter.livingObjects == 0)
  }

  @Test func anObjectThatCameBeforeItsClassWasUsedHasInheritedMethods() throws {
    world.interpreter.setGlobal("early", Stack(countedBy: world.controllers))
    #expect(
      try world.run(
        """
        Controller():addChild(Controller())
        early:addChild(Controller "inner")
        print(#early.children, early.children[1].title)
        """) == "1\tinner\n")
  }

  @Test func aClassIsMadeWhenAScriptUsesIt() throws {
    try world.run("local tables = { Controller, Stack } print(Stack == Controller)")
    #expect(world.interpreter.usedClasses == [])
    try world.run("print(Stack)")
    #expect(world.interpreter.usedClasses == ["Controller", "Stack"])
  }

  @Test func aFinalizerThatRunsLastMayBeTheFirstToUseAClass() throws {
    try world.run(
      "last = setmetatable({}, { __gc = function() error(tostring(Stack.super), 0) end })")
    world.interpreter.close()
    #expect(world.warnings == ["error in __gc (Controller)"])
  }

  @Test func classesAreTablesToLookAt() throws {
    #expect(
      try world.run(
        """
        local T = class("T", Controller)
        T.a = 1
        for key, value in pairs(T) do print(key, value) end
        print(type(T), T.nothing, Controller.twice(4), Controller.title)
        """) == "a\t1\ntable\tnil\t8\tnil\n")
  }
}

/// The errors for classes that are defined or changed wrongly.
struct ClassMistakeTests {
  let world = LuaWorld()

  @Test(arguments: [
    ("class()", "bad argument #1 to 'class' (string expected, got no value)"),
    ("class(5, Controller)", "bad argument #1 to 'class' (string expected, got number)"),
    ("class(Controller)", "bad argument #1 to 'class' (string expected, got table)"),
    ("class('', Controller)", "bad argument #1 to 'class' (name expected, got an empty string)"),
    (
      "class('a\\0b', Controller)",
      "bad argument #1 to 'class' (name without control characters expected)"
    ),
    (
      "class(('x'):rep(256), Controller)",
      "bad argument #1 to 'class' (name of at most 255 bytes expected)"
    ),
    ("class('T')", "bad argument #2 to 'class' (class expected, got no value)"),
    ("class('T', {})", "bad argument #2 to 'class' (class expected, got table)"),
    ("class('T', Controller())", "bad argument #2 to 'class' (class expected, got Controller)"),
    ("class('T', 'Controller')", "bad argument #2 to 'class' (class expected, got string)"),
    ("Controller:subclass()", "bad argument #1 to 'subclass' (string expected, got no value)"),
    ("Controller.subclass('T')", "subclass needs its receiver: use a colon, Class:subclass(name)"),
    ("T.super = 3", "'super' of T is read-only"),
    ("T.init = 3", "'init' of T must be a function, not a number"),
    ("T.deinit = {}", "'deinit' of T must be a function, not a table"),
    ("T.viewDidLoad = 3", "'viewDidLoad' of T must be overridden with a function, not a number"),
    ("T.addChild = 'x'", "'addChild' of T must be overridden with a function, not a string"),
    ("T[nil] = 3", "index is nil"),
    ("T[0/0] = 3", "index is NaN"),
    ("T()[0/0] = 3", "index is NaN"),
    ("T().addChild = 3", "'addChild' of T is a method: it takes a function or nil, not a number"),
    ("T{ addChild = 3 }", "'addChild' of T is a method: it takes a function, not a number"),
    ("T{ viewDidLoad = 3 }", "'viewDidLoad' of T is a callback: it takes a function, not a number"),
    ("T{ [true] = 3 }", "T{...} takes names and children, not the key [true]"),
    ("T{ [0] = 3 }", "T{...} takes names and children, not the key [0]"),
    ("T{ [3] = 3 }", "T{...} takes no children: use addChild"),
    ("Stack{ T(), [3] = T() }", "bad children of Stack{...} (a hole before element 3)"),
    ("T(3)", "bad argument #1 to 'T' (table expected, got number): write T{...}"),
    ("T(T)", "bad argument #1 to 'T' (table expected, got class): write T{...}"),
    ("T():isKind('T')", "bad argument #1 to 'isKind' (class expected, got string)"),
    (
      "T.super.viewDidLoad()",
      "viewDidLoad needs its receiver: use a colon, controller:viewDidLoad(...)"
    ),
    (
      "Controller.color = 3",
      "Controller can't be changed: define a subclass with Controller:subclass(name)"
    ),
    ("I{}", "boom"),
  ])
  func oneMessage(statement: String, message: String) {
    let error = world.failure(
      """
      T = class("T", Controller) I = class("I", T) function I:init() error("boom") end \(statement)
      """)
    #expect(error?.message == "demo.lua:1: " + message)
  }

  @Test func anObjectWhoseInitRaisesIsReleased() throws {
    #expect(
      try world.run(
        """
        local T = class("T", Controller)
        function T:init(args) self.me = self error({ code = args.code }) end
        local ok, problem = pcall(T, { code = 7 })
        print(ok, problem.code)
        collectgarbage() collectgarbage()
        """) == "false\t7\n")
    #expect(world.interpreter.livingObjects == 0)
  }
}
