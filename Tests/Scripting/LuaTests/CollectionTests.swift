import Lua
import Support
import Testing

/// Values that scripts store in objects are neither leaked nor lost.
struct CollectionTests {
  let world = LuaWorld()

  private var living: Int { world.controllers.living }

  private func collect() { world.interpreter.collectGarbage() }

  @Test func selfCapturingClosuresAreCollected() throws {
    try world.run(
      "for i = 1, 100000 do local c = Controller() function c:viewDidLoad() return c end end")
    #expect(living < 20_000)
    collect()
    #expect(living == 0)
    #expect(world.interpreter.livingObjects == 0)
  }

  @Test func everyFormOfStateIsCollected() throws {
    try world.run(
      """
      local T = class("T", Controller)
      for i = 1, 1000 do
        local c = T()
        c.me, c.delegate = c, { owner = c }
        c.action = function() return c end
        c.item.action = function() return c end
      end
      """)
    collect()
    #expect(living == 0)
    #expect(world.items.living == 0)
  }

  @Test func parentsAndChildrenCaptureEachOther() throws {
    try world.run(
      """
      for i = 1, 1000 do
        local p, a, b = Controller(), Controller(), Controller()
        p:addChild(a)
        a:addChild(b)
        function b:viewDidLoad() return p, a end
        function p:viewDidLoad() return b end
      end
      """)
    collect()
    #expect(living == 0)
  }

  @Test func edgesMadeBeforeTheStateCount() throws {
    try world.run(
      """
      do
        local p, a = Controller "p", Controller()
        p:addChild(a)
        a.upvalue = { p, a }
      end
      """)
    collect()
    #expect(living == 0)
  }

  @Test func aChildRetainedBySwiftKeepsItsCallback() throws {
    try world.run(
      """
      do
        local helper = Controller "helper"
        helper.depth = 7
        local c = Controller "c"
        function c:viewDidLoad() print(self.title, helper.title, helper.depth) end
        held = c
      end
      """)
    var retained = world.controller("held")
    try world.run("held = nil")
    for _ in 0..<3 { collect() }
    #expect(living == 2)
    world.printed = ""
    if let retained { try world.interpreter.runOverride(of: retained, "viewDidLoad") }
    #expect(world.printed == "c\thelper\t7\n")
    retained = nil
    collect()
    #expect(living == 0)
  }

  @Test func anAnchoredRootKeepsItsFamily() throws {
    try world.run(
      """
      root = Controller "root"
      local child = Controller "child"
      root:addChild(child)
      function child:viewDidLoad() print("child of", self.parent.title) end
      """)
    let root = Unowned(try #require(world.controller("root")))
    world.interpreter.anchor(root.value)
    try world.run("root = nil")
    for _ in 0..<3 { collect() }
    #expect(living == 2)
    world.printed = ""
    try world.interpreter.runOverride(of: root.value.children[0], "viewDidLoad")
    #expect(world.printed == "child of\troot\n")
    world.interpreter.unanchor(root.value)
    collect()
    #expect(living == 0)
  }

  @Test func aRemovedChildIsCollectedOnItsOwn() throws {
    try world.run(
      """
      root = Controller "root"
      do
        local child = Controller "child"
        child.depth = 1
        root:addChild(child)
        root:removeChild(child)
      end
      """)
    collect()
    #expect(living == 1)
    try world.run("root = nil")
    collect()
    #expect(living == 0)
  }

  @Test func ownedValuesDoNotRetainFromOutside() throws {
    try world.run("do local c = Controller() c.item.action = function() return c end end")
    collect()
    #expect(living == 0)
    #expect(world.items.living == 0)
  }

  @Test func anOwnedValueThatSwiftRetainsKeepsItsState() throws {
    try world.run("c = Controller() c.item.action = function() return 'kept' end")
    let item = Item(countedBy: world.items)
    try {
      let controller = try #require(world.controller("c"))
      try world.run("saved = c.item")
      controller.item = item
    }()
    try world.run("saved.note = 'x' c.item.note = 'y' c = nil saved = nil")
    collect()
    #expect(living == 0)
    #expect(world.items.living == 1)
    guard case .string("y") = world.interpreter.slot(of: item, "note") else {
      Issue.record("lost")
      return
    }
  }

  @Test func anOwnerThatSwiftRetainsKeepsWhatItsChildrenCapture() throws {
    try world.run(
      """
      do
        local p, c, other = Controller "p", Controller "c", Controller "other"
        p:addChild(c)
        other.depth = 5
        function c:viewDidLoad() print(other.depth) end
        held = p
      end
      """)
    var retained = world.controller("held")
    try world.run("held = nil")
    collect()
    #expect(living == 3)
    world.printed = ""
    if let child = retained?.children.first {
      try world.interpreter.runOverride(of: child, "viewDidLoad")
    }
    #expect(world.printed == "5\n")
    retained = nil
    collect()
    #expect(living == 0)
  }

  @Test func candidatesForCollectionAreResurrected() throws {
    try world.run(
      """
      root = Controller "root"
      do
        local c = Controller "c"
        c.depth = 1
        w = weak(c)
      end
      for i = 1, 50 do
        for j = 1, 2000 do local t = {} end
        local c = w:get()
        if c then assert(c.depth == 1) end
      end
      w = nil
      root = nil
      """)
    collect()
    #expect(living == 0)
  }

  @Test(.slow("it makes a million objects")) func aLargeBatchIsCollectedWhileTheScriptRuns() throws
  {
    try world.run(
      """
      most = 0
      local T = class("T", Controller)
      for i = 1, 20000 do
        local c = T "x"
        c.me = c
        local s = Stack{ c }
        function s:viewDidLoad() return c end
      end
      """)
    #expect(living < 20_000)
    collect()
    #expect(living == 0)
  }

  @Test func closingReleasesEverything() throws {
    try world.run(
      "kept = {} for i = 1, 100 do local c = Controller() c.me = c kept[i] = c Stack{ c } end")
    world.interpreter.close()
    #expect(living == 0)
  }

  @Test func randomGraphsLoseNoCallbackAndLeakNothing() throws {
    var random = SplitMix(seed: 7)
    var retained: [Controller] = []
    for round in 1...40 {
      try world.run(
        """
        local all = {}
        for i = 1, 200 do
          local c = Controller("c" .. i)
          local other = all[math.random(math.max(1, #all))]
          all[i] = c
          c.number = i
          if math.random() < 0.7 then function c:viewDidLoad() return self.number, other and other.number end end
          if other and math.random() < 0.5 then other:addChild(c) end
          if math.random() < 0.2 then c.item.action = function() return c, other end end
        end
        function pick(i) return all[i] end
        for i = 1, 20 do local junk = { all } end
        """)
      guard case .function(let pick) = world.interpreter.global("pick") else { continue }
      for _ in 0..<5 {
        let value = try world.interpreter.call(pick, [Int.random(in: 1...200, using: &random)])
        if let controller = value.first?.object(in: world.interpreter) as? Controller {
          retained.append(controller)
        }
      }
      try world.run("pick = nil")
      if round.isMultiple(of: 7) { collect() }
      if round.isMultiple(of: 5) { retained.removeFirst(10) }
      for controller in retained {
        let number = world.interpreter.slot(of: controller, "number")
        guard case .integer(let number) = number, controller.title == "c\(number)" else {
          Issue.record("a field was lost")
          continue
        }
        if let results = try world.interpreter.runOverride(of: controller, "viewDidLoad") {
          #expect(results.count == 2)
        }
      }
    }
    retained = []
    collect()
    #expect(living == 0)
    #expect(world.items.living == 0)
    #expect(world.interpreter.livingObjects == 0)
  }
}
