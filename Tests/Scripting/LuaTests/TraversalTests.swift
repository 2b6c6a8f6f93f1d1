import Lua
import Testing

/// `#`, elements, `ipairs` and `pairs` of objects and classes.
struct TraversalTests {
  let world = LuaWorld()

  @Test func containersReadAsTheyAreWritten() throws {
    #expect(
      try world.run(
        """
        local a, b = Controller "a", Controller "b"
        local stack = Stack{ a, b }
        print(#stack, stack[1] == a, stack[2] == b, stack[0], stack[3], stack[1.0] == a, stack[-1])
        for index, child in ipairs(stack) do print(index, child.title) end
        print(select("#", table.unpack(stack)), #Stack{}, Stack{}[1])
        local Own = class("Own", Stack)
        print(#Own{ a }, Own{ b }[1] == b)
        """) == """
          2\ttrue\ttrue\tnil\tnil\ttrue\tnil
          1\ta
          2\tb
          2\t0\tnil
          1\ttrue

          """)
  }

  @Test func elementsAreReadOnly() throws {
    #expect(
      world.failure("local s = Stack{ Controller 'a' } s[1] = nil")?.message
        == "demo.lua:1: the elements of Stack are read-only: they are those of 'children'")
    #expect(
      world.failure("local s = Stack{} s[2.0] = 3")?.message
        == "demo.lua:1: the elements of Stack are read-only: they are those of 'children'")
  }

  @Test func otherObjectsHaveTheElementsThatAScriptGaveThem() throws {
    #expect(
      try world.run(
        """
        local c = Controller "c"
        print(#c, c[1])
        c[1], c[2] = "one", "two"
        print(#c, c[2])
        for index, value in ipairs(c) do print(index, value) end
        """) == "0\tnil\n2\ttwo\n1\tone\n2\ttwo\n")
  }

  @Test func pairsTraversesElementsAndFieldsInOrder() throws {
    #expect(
      try world.run(
        """
        local stack = Stack{ Controller "a", Controller "b", zebra = 1, title = "no field" }
        stack.ant, stack.zeb, stack[true], stack[2.5], stack[-1.5] = 2, 3, 4, 5, 6
        function stack:viewDidLoad() end
        for key, value in pairs(stack) do
          print(key, type(value) == "userdata" and value.title or type(value))
        end
        for key in pairs(Controller "nothing") do print(key) end
        """) == """
          1\ta
          2\tb
          -1.5\tnumber
          2.5\tnumber
          ant\tnumber
          viewDidLoad\tfunction
          zeb\tnumber
          zebra\tnumber
          true\tnumber

          """)
  }

  @Test func fieldsMayChangeDuringTraversal() throws {
    #expect(
      try world.run(
        """
        local c = Controller "c"
        for index = 1, 100 do c["key" .. index] = index end
        local seen = 0
        for key in pairs(c) do
          seen = seen + 1
          c[key], c.key50, c["new" .. seen] = nil, nil, true
        end
        local left = 0
        for key in pairs(c) do left = left + 1 end
        print(seen == 100 or seen == 99, seen == left)
        """) == "true\ttrue\n")
  }

  @Test func classesAreTraversedInOrder() throws {
    #expect(
      try world.run(
        """
        local T = class("T", Controller)
        T.zoo, T.ant, T[2], T[1] = 1, 2, 3, 4
        function T:viewDidLoad() end
        for key in pairs(T) do print(key) end
        for key in pairs(Controller) do print(key) end
        """) == "1\n2\nant\nviewDidLoad\nzoo\n")
  }

  @Test func whatIsNoObjectIsRefused() throws {
    #expect(
      world.failure("local c = Controller() next(c)")?.message
        == "demo.lua:1: bad argument #1 to 'next' (table expected, got Controller)")
  }
}
