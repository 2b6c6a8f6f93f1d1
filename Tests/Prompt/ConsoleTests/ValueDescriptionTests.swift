import Console
import Testing

/// Values and errors as a prompt shows them.
@MainActor
struct ValueDescriptionTests {
  // MARK: Values

  @Test(arguments: [
    ("{}", "{}"), ("{ {}, { 1 } }", "{ {}, { 1 } }"),
    ("{ 1, nil, 3 }", "{ 1, nil, 3 }"),
    (
      "{ b = 1, a = 2, [10] = 3, [2.5] = 4, ['x y'] = 5, ['end'] = 6, [true] = 7 }",
      "{ [2.5] = 4, [10] = 3, a = 2, b = 1, [\"end\"] = 6, [\"x y\"] = 5, [true] = 7 }"
    ),
    ("{ { { { { 1 } } } } }", "{ { { { { ... } } } } }"),
    ("{ [UIView] = UIView }", "{ [UIView] = UIView }"),
    ("setmetatable({}, { __tostring = function() return 'mine' end })", "mine"),
    ("1, 'a', nil, print ~= nil", "1   \"a\"   nil   true"),
  ])
  func aTableIsALine(value: String, text: String) {
    #expect(answers(value) == text + "\n")
  }

  @Test func cyclesAreNamed() {
    #expect(answers("t = { 1 } t.self = t", "t") == "<1>{ 1, self = <1> }\n")
    #expect(
      answers("a, b = {}, {} a.b, b.a = b, a", "a, b")
        == "<1>{ b = { a = <1> } }   <2>{ a = <1>{ b = <2> } }\n")
    #expect(answers("s = {}", "{ s, s }") == "{ {}, {} }\n")
  }

  @Test func aLongTableHasALineForEachEntry() {
    let text = answers("t = {} for i = 1, 30 do t[i] = ('x'):rep(10) .. i end", "t")
    let lines = text.split(separator: "\n")
    #expect(lines.first == "{")
    #expect(lines.dropFirst().first == "  \"xxxxxxxxxx1\",")
    #expect(lines.suffix(2) == ["  ...", "}"])
    #expect(lines.count == 23)
    #expect(answers("t = {} for i = 1, 9 do t[i] = i end", "t").hasPrefix("{ 1, 2, 3,"))
    let whole = answers("t = {} for i = 1, 30 do t[i] = ('x'):rep(10) .. i end", ":p t")
    #expect(whole.split(separator: "\n").count == 32)
    #expect(answers("t = {} for i = 1, 30 do t[i] = i end", "prompt.p(t)").contains("\n  30,\n}"))
  }

  @Test func nothingIsLongerThanAPage() {
    let fill = "t = {} for i = 1, 99 do t[i] = {} for j = 1, 99 do t[i][j] = ('y'):rep(70) end end"
    #expect(answers(fill, "t").split(separator: "\n").count <= 40)
    let long = answers("('z'):rep(5000)")
    #expect(long.hasSuffix("z\"... (5000 characters)\n"))
    #expect(long.count < 1100)
    #expect(answers(":p ('z'):rep(5000)").count == 5003)
  }

  @Test func aMillionEntriesAreCut() {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    session.handle("t = {} for i = 1, 1000000 do t[i] = i end")
    session.handle("k = {} for i = 1, 100000 do k['k' .. i] = i end")
    session.handle("t")
    #expect(
      output == "{ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, ... }\n")
    output = ""
    session.handle("k")
    #expect(output.hasPrefix("{\n  k1 = 1,\n  k10 = 10,\n  k100 = 100,\n"))
  }

  // MARK: Errors

  @Test(arguments: [
    ("x = = 1", "input 1:1: unexpected symbol near '='", "x = = 1", 4),
    ("f(1, 2", "input 1:1: ')' expected near <eof>", "f(1, 2", 0),
    ("local x; return x.y.z", "input 1:1: attempt to index a nil value (global 'x')", nil, 0),
    ("nope()", "input 1:1: attempt to call a nil value (global 'nope')", "nope()", 0),
    (
      "windw.isHidden = true",
      "input 1:1: attempt to index a nil value (global 'windw') (did you mean 'window'?)",
      "windw.isHidden = true", 0
    ),
    ("error('boom')", "input 1:1: boom", "error('boom')", 6),
    ("error{ code = 7 }", "{ code = 7 }", "error{ code = 7 }", 5),
    ("error()", "nil", "error()", 0),
    (
      "window.makeKey()", "input 1:1: makeKey needs its receiver: use a colon, window:makeKey(...)",
      "window.makeKey()", 7
    ),
    (
      "local a = 1\n  local b = a .. {}", "input 1:2: attempt to concatenate a table value",
      "  local b = a .. {}", 2
    ),
    ("goto nowhere", "input 1:1: no visible label 'nowhere'", nil, 0),
    ("é = '日本' .. nil", "input 1:1: ", nil, 0),
  ])
  func thePlaceOfAnErrorIsMarked(input: String, message: String, line: String?, column: Int) {
    let output = answers(input)
    #expect(output.hasPrefix("error: \(message)"))
    guard let line else { return }
    let margin = String(repeating: " ", count: column)
    #expect(output.contains("\n  \(line)\n  \(margin)^\n"), "\(output)")
  }

  @Test func aLongLineIsShownInPart() {
    let output = answers(
      String(repeating: " ", count: 10)
        + "x = \"\(String(repeating: "a", count: 200))\" .. nope.field")
    let lines = output.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasSuffix("^") })
    #expect(output.contains("nope.field"))
  }

  @Test func functionsOfOtherInputsAreFound() {
    #expect(
      answers("function f(x)\n  return x.y\nend", "f()") == """
        error: input 1:2: attempt to index a nil value (local 'x')
            return x.y
                   ^
        stack traceback:
          input 1:2: in function at line 1

        """)
  }

  @Test func aDeepTracebackIsShort() {
    let output = answers(
      "function f(n) if n == 0 then error('deep') end f(n - 1) return 1 end", "f(50) return 1")
    #expect(
      output.split(separator: "\n").count {
        $0.contains("in function") || $0.contains("in upvalue") || $0.contains("in main")
      } <= 8)
    #expect(output.contains("\n  ...\n"))
  }
}
