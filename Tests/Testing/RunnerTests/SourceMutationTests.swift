import Lua
import Testing

@testable import Specs

@MainActor struct SourceMutationTests {
  private func summaries(_ source: String) -> [String] {
    SourceMutation.all(in: source).map { "\($0.line) \($0.summary)" }
  }

  private func changed(_ source: String) -> [String] {
    SourceMutation.all(in: source).map { $0.applied(to: source) }
  }

  @Test func callsAreLeftOut() {
    let source = """
      local nav = make()
      nav:push(
        detail)
      require "a" print{ 1 }
      if nav.top() then a.b["c"]:d() end
      nav.list[1](2)(3)
      return nav:pop()
      """
    #expect(
      summaries(source) == [
        "1 `nil` is assigned instead of `make()`", "2 `nav:push( detail)` is left out",
        "4 `require \"a\"` is left out",
        "4 `print{ 1 }` is left out", "5 the condition `nav.top()` is turned round",
        "5 `a.b[\"c\"]:d()` is left out",
        "6 `nav.list[1](2)(3)` is left out", "7 `nil` is returned instead of `nav:pop()`",
      ])
    #expect(changed("f(\n1)\ng()") == ["do end\n\ng()", "f(\n1)\ndo end"])
  }

  @Test(arguments: [
    "a.b().c = 1", "a(), b = 1, 2", "local function f() end", "function f() end",
    "x = function() end", "for i in f() do end", "return f(), 1", "return f() + 1",
    "return a", "f(", "a.b", "x = f() + 1", "x = f(), 1", "x = (f())",
    "x = { a = f(); b = 1; }",
    "x = { 1; a = f() }", "x = { 1; f() }", "for i = f(), 2 do end", "x = y or f()",
  ])
  func otherStatementsStay(_ source: String) { #expect(summaries(source).isEmpty) }

  @Test func assignmentsOfResultsAreLeftOut() {
    let source = """
      title = trimmed(title) home.view.items[1] = list:first "a"
      a, b.c = pair{ 1 };
      t = { show = function() x = f() end; y = g() }
      """
    #expect(
      summaries(source) == [
        "1 `title = trimmed(title)` is left out",
        "1 `home.view.items[1] = list:first \"a\"` is left out",
        "2 `a, b.c = pair{ 1 }` is left out",
        "3 `show` does nothing", "3 `x = f()` is left out",
      ])
    #expect(changed("x\n= f(\nx)\ng()") == ["do end\n\n\ng()", "x\n= f(\nx)\ndo end"])
  }

  @Test func newVariablesAreNilOrWhatIsPassedUnderTheirName() {
    let source = """
      local a, b = pair() local c <const> = f(d)
      local title = trimmed(title, 1) local text = text:upper() local e, g = h(e)
      """
    #expect(
      summaries(source) == [
        "1 `nil` is assigned instead of `pair()`", "1 `nil` is assigned instead of `f(d)`",
        "2 `title` is passed on instead of `trimmed(title, 1)`",
        "2 `text` is passed on instead of `text:upper()`", "2 `nil` is assigned instead of `h(e)`",
      ])
    let broken = changed("local a = f(\n1)\nlocal b =\nc(b)")
    #expect(
      broken == ["local a = nil\n\nlocal b =\nc(b)", "local a = f(\n1)\nlocal b =\nb"])
  }

  /// Lua counts CR and LF, in either order, as the end of one line.
  @Test(arguments: ["\n", "\r", "\r\n", "\n\r"])
  func linesEndAsLuaCountsThem(_ end: String) {
    let source = ["f(", "'\\", "')", "-- g() ", "", "h(a,", "b)", "i()"].joined(separator: end)
    #expect(
      summaries(source) == [
        "1 `f( '\\ ')` is left out", "6 `h(a, b)` is left out", "8 `i()` is left out",
      ])
    for mutation in SourceMutation.all(in: source) {
      let others = SourceMutation.all(in: mutation.applied(to: source))
      #expect(others.last?.line ?? 8 == (mutation.line == 8 ? 6 : 8))
    }
  }

  @Test func anAssignmentIsReachedWithItsCall() {
    let source = "if a then x =\nf(x) end"
    let all = SourceMutation.all(in: source)
    #expect(all.map(\.reachedBy.line) == [2])
    #expect(all.map(\.sharesLine) == [true])
    #expect(all[0].separated(in: source).source == "if a then x =\n\nf(x)\n end")
    #expect(all[0].separated(in: source).place.line == 3)
  }

  @Test func resultsAreNilAndConditionsAreTurnedRound() {
    let source = """
      function M.a(x)
        if x then return 1 elseif M.b(x) and x > 1 then return M.c(
          x) end
        return M.d { x }
      end
      """
    #expect(
      summaries(source) == [
        "1 `M.a` does nothing", "2 the condition `M.b(x) and x > 1` is turned round",
        "2 `nil` is returned instead of `M.c( x)`", "4 `nil` is returned instead of `M.d { x }`",
      ])
    #expect(
      changed("if f(1) then end return f(\n2)") == [
        "if not (f(1)) then end return f(\n2)", "if f(1) then end return nil\n",
      ])
  }

  @Test func flagsAreTurnedRound() {
    #expect(
      summaries("local x = f(true, g(false), not true, true == 1, { false })") == [
        "1 `nil` is assigned instead of `f(true, g(false), not true, true == 1, { false })`",
        "1 `true` is `false` in `f(true,`", "1 `false` is `true` in `g(false)`",
      ])
    #expect(
      changed("x = present{ animated = true, other = true }")
        == ["do end", "x = present{ animated = false, other = true }"])
    #expect(
      changed("nav.view.isHidden = true local a = false b.c = false or d")
        == ["nav.view.isHidden = false local a = false b.c = false or d"])
    #expect(
      summaries("nav.view.isHidden = true") == ["1 `true` is `false` in `nav.view.isHidden = true`"]
    )
    #expect(summaries("local t = { true, (true) } local b = (true)").isEmpty)
  }

  @Test func methodsDoNothing() {
    let source = """
      function Home:viewDidLoad(animated) return 1 end
      nav.delegate = { didShow = function(_, controller) return controller end }
      function a.b.c() end
      nav.handler = function() return 2 end
      local f = function() return 3 end
      local function g(x) return x end
      function h() return 4 end
      """
    #expect(
      summaries(source) == [
        "1 `Home:viewDidLoad` does nothing", "2 `didShow` does nothing",
        "4 `handler` does nothing", "6 `g` does nothing", "7 `h` does nothing",
      ])
    #expect(
      changed("function a.b(x) return x end") == ["function a.b(x) do return end  return x end"])
  }

  @Test func theLineThatIsReachedIsThatOfTheBody() {
    let source = "function a:b()\n\n  c()\nend"
    #expect(SourceMutation.all(in: source).map(\.reachedBy.line) == [3, 3])
  }

  @Test func functionsOfOneLineAreToldApart() {
    let source = """
      function M.a() if x then M.log() end end M.log()
      local f = function
      () repeat M.log() until M.b(true) end
      for _ = 1, 2 do M.log() end
      """
    #expect(
      SourceMutation.all(in: source).map { "\($0.line) \($0.reachedBy.function)" } == [
        "1 1", "1 1", "1 0", "3 3", "3 3", "4 0",
      ])
  }

  @Test func whatALineMayRunWithoutIsPutOnALineOfItsOwn() {
    let source = "local x\nif x then a() else b(true) end c()"
    let all = SourceMutation.all(in: source)
    #expect(all.map(\.sharesLine) == [true, true, true, true])
    #expect(
      all[0].separated(in: source).source == "local x\nif x then \na()\n else b(true) end c()")
    #expect(all[2].separated(in: source).source.contains("b(\ntrue)\n end"))
    #expect(all.map { $0.separated(in: source).place.line } == [3, 3, 3, 3])
    let twins = "function M.a() x() end function M.b() y() end"
    let method = SourceMutation.all(in: twins)[0]
    #expect(method.sharesLine)
    #expect(method.separated(in: twins).source == "function M.a()\n x() end function M.b() y() end")
    #expect(method.separated(in: twins).place == CodePlace(line: 2, function: 1))
    #expect(SourceMutation.all(in: "a() b(true)").map(\.sharesLine) == [false, false, false])
  }

  @Test func propertiesOfWhatIsCalledAreSet() {
    #expect(
      changed("self:bar(1).items[2].isHidden = true x.animated = false f'a'.b = true")
        == [
          "self:bar(1).items[2].isHidden = false x.animated = false f'a'.b = true",
          "self:bar(1).items[2].isHidden = true x.animated = true f'a'.b = true",
          "self:bar(1).items[2].isHidden = true x.animated = false f'a'.b = false",
        ])
  }
}
