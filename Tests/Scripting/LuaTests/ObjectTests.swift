import Lua
import Testing

struct ObjectTests {
  let world = LuaWorld()

  @Test func theSameObjectIsTheSameValue() throws {
    #expect(
      try world.run(
        """
        local a, s = Controller "A", Stack()
        s:addChild(a)
        print(s.top == a, s.children[1] == a, rawequal(a.parent, s), ({ [a] = 1 })[s.top])
        print(s, a, getmetatable(a))
        """) == "true\ttrue\ttrue\t1\n<Stack untitled>\t<Controller A>\tfalse\n")
  }

  @Test func ownFieldsAreFreeAndMethodsCanBeReplaced() throws {
    #expect(
      try world.run(
        """
        local c = Controller()
        c.depth = 3
        c[1] = "one"
        c.fire = function(self, x) return "own " .. x end
        print(c.depth, c[1], c:fire(2), c.unknown)
        c.fire = nil
        print(c:fire())
        """) == "3\tone\town 2\tnil\nnil\n")
  }

  @Test func aFieldNearAPropertyDrawsAWarning() throws {
    try world.run("local c = Controller() c.titel = 'x' c.titel = 'y' c.depth = 1")
    #expect(world.warnings == ["titel: did you mean title?"])
  }

  @Test func constructorForms() throws {
    #expect(
      try world.run(
        """
        local a = Controller "A"
        local b = Controller{ title = "B", depth = 2, style = "formSheet" }
        local s = Stack{ root = a, title = "S", b, Controller() }
        print(a.title, b.title, b.depth, b.style, s.title, #s.children, s.root)
        print(s.children[1] == a, s.children[2] == b, Controller().title, Controller{}.title)
        local c = Controller{ viewDidLoad = function(self) print("loaded", self.title) end, title = "C",
                              action = function(self) print("fired", self.title) end }
        c:viewDidLoad()
        c:fire()
        """) == """
          A\tB\t2\tformSheet\tS\t3\tnil
          true\ttrue\tnil\tnil
          loaded\tC
          fired\tC

          """)
  }

  @Test func slotsGiveBackWhatWasSet() throws {
    #expect(
      try world.run(
        """
        local c = Controller()
        local t = { name = "me" }
        c.delegate = t
        print(c.delegate == t, c.action)
        c.delegate = nil
        print(c.delegate)
        local plain = function() end
        c.action = plain
        print(c.action == plain)
        holder = c
        """) == "true\tnil\nnil\ntrue\n")
    #expect(world.controller("holder")?.log == ["delegate", "no delegate"])
  }

  @Test func swiftCallsSlots() throws {
    try world.run(
      """
      c = Controller "C"
      function c.action(x, y) return x + y end
      c.delegate = { willShow = function(sender, animated) return sender.title, animated end }
      """)
    let controller = try #require(world.controller("c"))
    let sum = try world.interpreter.callSlot(of: controller, "action", 1, 2)
    guard case .integer(3) = sum?.first else {
      Issue.record("not 3")
      return
    }
    let shown = try world.interpreter.callSlotField(
      of: controller, "delegate", "willShow", controller, true)
    #expect(shown?.map(\.typeName) == ["string", "boolean"])
    #expect(try world.interpreter.callSlotField(of: controller, "delegate", "didShow") == nil)
    #expect(
      try world.interpreter.slotField(of: controller, "delegate", "nothing").typeName == "nil")
  }

  @Test func useOfDeadObjectsIsAnError() throws {
    try world.run("c = Controller 'C' c.depth = 1 function c:viewDidLoad() end")
    let controller = try #require(world.controller("c"))
    #expect(
      world.interpreter.endWorld().map(ObjectIdentifier.init) == [ObjectIdentifier(controller)])
    let expected =
      "demo.lua:1: DeadObject: <Controller C> belongs to a world that has ended"
      + " (create another one; classes, functions and plain tables stay valid)"
    for use in [
      "print(c.title)", "c.title = 'x'", "c.depth = 1", "c:viewDidLoad()", "print(c.depth)",
      "Stack():addChild(c)", "Stack { root = c }", "weak(c)",
      "Stack().delegate = c", "Controller.viewDidLoad(c)", "c:isKind(Controller)",
    ] {
      #expect(world.message(use) == expected, "\(use)")
    }
    #expect(
      try world.run("print(c, c == c)") == "<Controller C> (of a world that has ended)\ttrue\n")
    world.interpreter.collectGarbage()
    #expect(world.interpreter.livingObjects == 0)
  }

  @Test func weakReferencesDoNotRetain() throws {
    #expect(
      try world.run(
        """
        local c = Controller()
        w = weak(c)
        print(w:get() == c)
        c = nil
        collectgarbage()
        print(w:get())
        """) == "true\nnil\n")
  }

  @Test func foreignValuesAreNoObjects() {
    for value in ["io.stdout", "coroutine.create(print)", "{}", "'x'", "print"] {
      #expect(world.message("Controller():addChild(\(value))").contains("Controller expected"))
    }
  }
}
