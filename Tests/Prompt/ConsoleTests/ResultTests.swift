import Console
import Foundation
import Testing

/// The results of inputs: `_` and `_3`.
@MainActor
struct ResultTests {
  private static let stack = [
    "home = UIViewController 'Home'", "nav = UINavigationController{ home, name = 'nav' }",
    "window.rootViewController = nav",
  ]

  @Test(arguments: [
    (["1 + 1", "_ * 10"], "20\n"), (["1", "2", "_1 + _2"], "3\n"),
    (["1", "nil", "_"], "1\n"), (["1", "error 'no'", "_"], "1\n"),
    (["5, 6", "_"], "5\n"), (["nil, 6", "_"], noResult + "nil\n"), (["false", "_"], "false\n"),
    (["x = 1", "_"], noResult + "nil\n"),
    (["1", "_7"], "note: _7 is nil: input 7 had no result\nnil\n"),
    (["math.abs(1)", "math.abs(2)", ":undo", "_"], "1\n"),
    (["math.abs(1)", "math.abs(2)", ":undo", ":redo", "_"], "2\n"),
    (["1", "2", ":at 1", "_"], "1\n"), (["1", "_ = 7", "2", "_"], "7\n"),
    (["3", "local _, b = 1, 2", "_"], "3\n"),
    (["3", "for _, v in ipairs{ 8 } do x = v end", "_"], "3\n"),
    (["'abc'", "#_"], "3\n"),
    (["return { 1, { 2 } }", "_[2][1]"], "2\n"), ([":p 1 + 1", "_"], "2\n"),
  ])
  func theLastResultIsKept(_ inputs: [String], _ output: String) {
    #expect(answer(to: inputs.last ?? "", after: inputs.dropLast()) == output)
  }

  nonisolated private static let noResult = "note: _ is nil: no input has had a result yet\n"

  @Test func aListStaysOne() {
    let inputs = Self.stack + ["nav.viewControllers"]
    #expect(answer(to: "_.count", after: inputs).contains("`count` is `#list` here"))
    #expect(answer(to: "#_", after: inputs) == "1\n")
  }

  @Test func whatAnInputCreatesIsKeptForTheNext() {
    let inputs = ["UIViewController 'Home'", "window.rootViewController = _"]
    #expect(
      answer(to: "window.rootViewController", after: inputs) == "UIViewController \"Home\" #1\n")
  }

  @Test func resultsRetainNoController() {
    let inputs =
      Self.stack + [
        "weakly = setmetatable({}, { __mode = 'k' })",
        "a = UIViewController 'A'", "nav:pushViewController(a, true)", "nav.viewControllers",
        "nav.topViewController", "a = nil",
      ]
    #expect(answer(to: "_7[2]", after: inputs) == "UIViewController \"A\" #3\n")
    let popped = inputs + ["nav:popViewController(true)"]
    #expect(
      answer(to: "_", after: popped)
        == "note: _ is nil: the result of input 10 was released, since nothing retained it; give it a name\nnil\n"
    )
    #expect(answer(to: "_7[2]", after: popped) == "nil\n")
    #expect(answer(to: "leaks()", after: popped).contains("A") == false)
  }

  @Test(arguments: ["session.lua", "session_spec.lua"])
  func aSavedSessionKeepsTheResultsItUses(_ name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // leftovers are temporary anyway
    let path = folder.path + "/" + name
    let inputs = [
      "1 + 1", "'unused'", "_1 * 10, 7", "x = _", "UIViewController 'Home' -- one",
      "window.rootViewController = _", "local kept = 5", "print(kept, x, _1)",
    ]
    let output = answer(to: ":save \(path)", after: inputs)
    #expect(output.contains(": 8 steps"))
    #expect(!output.contains("comments"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("_1 = 1 + 1\n"))
    #expect(text.contains("'unused'") && !text.contains("_2"))
    var printed = ""
    let session = Session(write: { printed += $0 }, writeError: { printed += $0 })
    if name == "session.lua" {
      #expect(text.contains("print(kept, x, _1)\n--> 5 20 2"))
      #expect(session.run(script: text, named: name), "\(printed)")
    }
  }
}
