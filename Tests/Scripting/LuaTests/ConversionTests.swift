import Lua
import Testing

struct ConversionTests {
  let world = LuaWorld()

  @Test(arguments: [
    ("c.title = 5", "bad value for 'title' (string expected, got number)"),
    (
      "c.style = 'formSheat'",
      "bad value for 'style' (invalid Style 'formSheat', did you mean 'formSheet'? valid: 'automatic', 'fullScreen', 'formSheet')"
    ),
    ("c.style = 1", "bad value for 'style' (string expected, got number)"),
    ("c.size = { width = 1 }", "bad value for 'size' (field 'height': number expected, got nil)"),
    ("c.size = 1", "bad value for 'size' (table expected, got number)"),
    ("c.parent = c", "'parent' of Controller is read-only"),
    ("c:addChild(1)", "bad argument #1 to 'addChild' (Controller expected, got number)"),
    ("c:addChild(Item())", "a script can't create a Item"),
    ("c:addChild(c.item)", "bad argument #1 to 'addChild' (Controller expected, got Item)"),
    ("c:addChild()", "bad argument #1 to 'addChild' (Controller expected, got no value)"),
    (
      "Stack():pushController(c, 1)",
      "bad argument #2 to 'pushController' (boolean expected, got number)"
    ),
    (
      "Stack.pushController(c)",
      "pushController needs its receiver: use a colon, nav:pushController(...)"
    ),
    (
      "local s = Stack() s.pushController(c)",
      "pushController needs its receiver: use a colon, nav:pushController(...)"
    ),
    ("c.addChild(c)", "addChild needs its receiver: use a colon, controller:addChild(...)"),
    ("c.addChild()", "addChild needs its receiver: use a colon, controller:addChild(...)"),
    (
      "local t = { push = Stack().pushController } t:push(c)",
      "calling 'pushController' on bad self (Stack expected, got table)"
    ),
    ("c:isKind(1)", "bad argument #1 to 'isKind' (class expected, got number)"),
    ("Controller.twice(1.5)", "bad argument #1 to 'twice' (number has no integer representation)"),
    (
      "c.viewDidLoad = 1",
      "'viewDidLoad' of Controller is a callback: it takes a function or nil, not a number"
    ),
    ("c:addChil(c)", "Controller has no method 'addChil' (did you mean 'addChild'?)"),
    (
      "Stack():pushControler()",
      "Stack has no method 'pushControler' (did you mean 'pushController'?)"
    ),
    ("c:xyzzy(c, nil, c)", "Controller has no method 'xyzzy'"),
    ("c.addChil(c)", "Controller has no method 'addChil' (did you mean 'addChild'?)"),
    ("Controller.twise(2)", "Controller has no function 'twise' (did you mean 'twice'?)"),
    (";({}).foo()", "attempt to call a nil value (field 'foo')"),
    (
      "Controller.x = 1",
      "Controller can't be changed: define a subclass with Controller:subclass(name)"
    ),
    ("class('X', 1)", "bad argument #2 to 'class' (class expected, got number)"),
    (
      "Controller(1)",
      "bad argument #1 to 'Controller' (table expected, got number): write Controller{...}"
    ),
    ("Controller.new()", "Controller has no function 'new': make one with Controller{...}"),
    ("Controller:new{}", "Controller has no function 'new': make one with Controller{...}"),
    (
      "Controller{ title = 1 }",
      "bad field 'title' in Controller{...} (string expected, got number)"
    ),
    ("Controller{ c }", "Controller{...} takes no children: use addChild"),
    ("Stack{ 1 }", "bad children of Stack{...} (element 1: Controller expected, got number)"),
    ("Stack{ root = 1 }", "bad field 'root' in Stack{...} (Controller expected, got number)"),
    ("Controller{ parent = c }", "'parent' of Controller is read-only"),
    (
      "Controller{ viewDidLoad = 1 }",
      "'viewDidLoad' of Controller is a callback: it takes a function, not a number"
    ),
    ("c:fail('oops')", "oops"),
    ("c:failLater()", "noted"),
    ("weak(1)", "bad argument #1 to 'weak' (object expected, got number)"),
    ("return c + 1", "attempt to perform arithmetic on a Controller value (local 'c')"),
  ])
  func messages(_ source: String, _ expected: String) {
    #expect(world.message("local c = Controller()\n" + source) == "demo.lua:2: " + expected)
  }

  @Test func theSameMessagesUnderTheScriptsOwnPcall() throws {
    #expect(
      try world.run(
        "local c = Controller() print(pcall(function() c:addChil() end)) print(xpcall(function() c:addChil() end, function(m) return 'H:' .. m end))"
      )
        == """
        false\tdemo.lua:1: Controller has no method 'addChil' (did you mean 'addChild'?)
        false\tH:demo.lua:1: Controller has no method 'addChil' (did you mean 'addChild'?)

        """)
  }

  @Test func theSameMessageFromACoroutine() throws {
    #expect(
      try world.run(
        """
        local c = Controller()
        print(pcall(coroutine.wrap(function() c:addChil() end)))
        print(coroutine.resume(coroutine.create(function() c:addChil() end)))
        """) == """
          false\tdemo.lua:2: Controller has no method 'addChil' (did you mean 'addChild'?)
          false\tdemo.lua:3: Controller has no method 'addChil' (did you mean 'addChild'?)

          """)
  }

  @Test func valuesRoundTrip() throws {
    #expect(
      try world.run(
        """
        local c = Controller()
        c.title, c.style, c.size = "T", "formSheet", { width = 1, height = 2.5 }
        print(c.title, c.style, c.size.width, c.size.height, c.parent)
        c.title = nil
        print(c.title, #c.children, Controller.twice(21.0), c:two())
        """) == "T\tformSheet\t1.0\t2.5\tnil\nnil\t0\t42\tfalse\treason\n")
  }

  @Test func tablesAreReadRaw() throws {
    guard
      case .table(let table) = try world.interpreter.run("return { 'a', 'b', z = 1, y = 2 }").first
    else {
      Issue.record("no table")
      return
    }
    #expect(table.count == 2)
    #expect(table.sortedStringKeys == ["y", "z"])
    table["x"] = .string("new")
    world.interpreter.setGlobal("t", table)
    #expect(try world.run("print(t.x, t[2])") == "new\tb\n")
    #expect(table.sequence.map(\.typeName) == ["string", "string"])
  }

  @Test func descriptorsCanBeReadForGeneratedFiles() {
    let descriptor = ClassDescriptor("Stack", of: Stack.self, summary: "A stack.")
      .method("push", "controller", "animated", summary: "Pushes.") {
        (_, _: Controller?, _: Bool) in 1
      }
    let member = descriptor.members[0]
    #expect(
      member.parameters.map { "\($0.name): \($0.type.annotation)" } == [
        "controller: Controller?", "animated: boolean",
      ])
    #expect(member.type?.annotation == "integer")
    #expect(member.summary == "Pushes.")
  }
}
