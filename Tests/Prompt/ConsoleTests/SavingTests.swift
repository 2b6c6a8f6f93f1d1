import Console
import Foundation
import Support
import Testing

@MainActor
struct SavingTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent(
    "\(UUID().uuidString).lua"
  ).path

  /// The contents of the file saved from a session with these inputs, and the message about it.
  private func saved(_ inputs: [String]) throws -> (file: String, output: String) {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    for input in inputs { session.handle(input) }
    output = ""
    session.handle(":save \(path)")
    defer { try? FileManager.default.removeItem(atPath: path) }  // it is temporary anyway
    let file = try String(contentsOfFile: path, encoding: .utf8)
    if !file.contains("0x20") { #expect(TranscriptRun(of: file, named: path).failures == []) }
    return (file, output.replacingOccurrences(of: path, with: "FILE"))
  }

  @Test func aSessionBecomesATranscript() throws {
    let (file, output) = try saved([
      "home = UIViewController 'Home'", "window.rootViewController = home", "1 + 1",
      "home:present(UIViewController 'Login', true)", "error 'no'", "local a = 2\nprint(a)",
      "return 5", "x = = 1", ":tree",
    ])
    #expect(output == "wrote FILE: 6 steps, 2 inputs saved as comments\n")
    #expect(
      file == """
        -- Saved from a session of 8 inputs.
        home = UIViewController 'Home'
        -->
        window.rootViewController = home
        settle()
        --> Home viewDidLoad
        --> Home viewWillAppear
        --> Home viewIsAppearing
        --> Home viewDidAppear
        print(1 + 1)
        --> 2
        home:present(UIViewController 'Login', true)
        settle()
        --> Login viewDidLoad
        --> Login viewWillAppear(animated)
        --> Login viewIsAppearing(animated)
        --> … 500 ms
        --> Login viewDidAppear(animated)
        -- input 5, not included:
        --   error 'no'
        a = 2
        print(a)
        --> 2
        print((function(...)
        return 5
        end)())
        --> 5
        -- input 8, not included:
        --   x = = 1

        """)
  }

  /// A saved spec passes, even if the session is left while something is active.
  @Test(arguments: [
    "local function again() after(2, again) end again()", "after(30, function() error('late') end)",
  ])
  func aSessionThatIsNotIdleSaysSo(_ input: String) throws {
    let (file, _) = try saved([":clock manual", input])
    #expect(file.hasPrefix("-- Saved from a session of 2 inputs.\n-- #unsettled\n"))
    #expect(!(try saved([":clock manual", "x = 1"]).file.contains("#")))
  }

  @Test(arguments: [
    // The effects of a failed input are missing afterwards.
    ["x = 1 error 'no'", "y = x + 1", "print(y)"],
    ["function T() error 'in a callback' end", "after(0.1, T)", "after(0.1, function() T() end)"],
    ["print 'a'\n--> a\nprint 'b'", "f = function() end --> is nothing", "1 --> one"],
    [":clock manual", "window.rootViewController = UIViewController 'A'", ":wait 0.2", "now()"],
    [":profile classic", ":device iPad", "simulator:reset()", "simulator.profile"],
    ["::a:: x = (x or 0) + 1 if x < 3 then goto a end", "::a:: x = 7", "goto a ::a::"],
    ["print 'no line end', io.write 'x'", "io.write 'half'", "'\\n\\27[2J'", "\"a\\\n  b\""],
    ["(print)('a')", "('x'):rep(3)", ";", "return", "return nil, 1 -- two", "-- nothing", "..."],
    ["prompt.undo(9)", "prompt.journal()", "prompt.set('tree', 'off')", "T = class('T')"],
    ["f = io.open('/no/where/else', 'w')", "os.exit", "tostring(print)", "{}", "weak(window)"],
    ["coroutine.wrap(function() wait(1) end)()", "t = app.task(function() wait(1) mark 'x' end)"],
    ["print(debug.traceback('x'))", "error{ code = 7 }", "error()", "print(...)"],
    [],
  ])
  func everySavedSessionPasses(inputs: [String]) throws {
    let (file, _) = try saved(inputs)
    for line in inputs.joined(separator: "\n").split(separator: "\n") where line.first != ":" {
      #expect(
        file.contains(line) || line.contains("-->") || line.contains("prompt.undo"), "\(file)")
    }
  }

  @Test(.slow("it plays all scripts")) func everyRecipeIsSavedWhole() throws {
    let folder = Repository.root.appending(path: "scripts/recipes").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for name in names where name.hasSuffix(".lua") {
      let (file, output) = try saved([":load \(folder)/\(name)", "tree()"])
      #expect(output == "wrote FILE: 2 steps\n", "\(name)")
      #expect(file.contains("print(tree())\n--> window"), "\(name)")
    }
  }

  @Test func aSessionBecomesATest() throws {
    let path = path.dropLast(4) + "_spec.lua"
    defer { try? FileManager.default.removeItem(atPath: String(path)) }  // it is temporary anyway
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    for input in [
      "home = UIViewController 'Home'", "window.rootViewController = home", "1 + 1",
      "x = 1 error 'no'", "y = x + 1", "mark [[a\nb]]", "return 5",
    ] { session.handle(input) }
    output = ""
    session.handle(":save \(path)")
    #expect(output == "wrote \(path): 5 steps, 3 expectations, 2 inputs saved as comments\n")
    #expect(
      try String(contentsOfFile: String(path), encoding: .utf8) == """
        describe("a session of 7 inputs", function()
          it("repeats the session", function()
            home = UIViewController 'Home'
            assert.exact_timeline(record(function(...)
              window.rootViewController = home
            end), {
              "Home viewDidLoad",
              "Home viewWillAppear",
              "Home viewIsAppearing",
              "Home viewDidAppear",
            })
            do
            local _ = 1 + 1
            end
            -- input 4, not included:
            --   x = 1 error 'no'
            -- input 5, not included:
            --   y = x + 1
            assert.exact_timeline(record(function(...)
        mark [[a
        b]]
            end), {
              "a\\\\nb",
            })
            do
            (function(...)
            return 5
            end)()
            end
            assert.tree [==[
        window
        └─ #1  UIViewController "Home"   appeared
        ]==]
          end)
        end)

        """)
  }

  @Test(.slow("it plays all scripts")) func everyRecipeBecomesATest() throws {
    let folder = Repository.root.appending(path: "scripts/recipes").path
    let path = path.dropLast(4) + "_spec.lua"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".lua") {
      var output = ""
      let session = Session(write: { output += $0 }, writeError: { output += $0 })
      session.handle(":load \(folder)/\(name)")
      output = ""
      session.handle(":save \(path)")
      #expect(output.hasPrefix("wrote \(path): "), "\(name): \(output)")
      try? FileManager.default.removeItem(atPath: String(path))
    }
  }

  @Test func afterUndoingLessIsSaved() throws {
    let (file, _) = try saved(["x = 1", "y = 2", ":undo"])
    #expect(file == "-- Saved from a session of 1 input.\nx = 1\n-->\n")
  }

  @Test func filesOfOthersStay() throws {
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }  // it is temporary anyway
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    session.handle(":save \(path)")
    #expect(output == "error: \(path) already exists; remove it or choose another name\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    try FileManager.default.removeItem(atPath: path)
    session.handle("x = 1")
    for verb in ["wrote", "replaced"] {
      output = ""
      session.handle(":save \(path)")
      #expect(output == "\(verb) \(path): 1 step\n")
    }
    output = ""
    session.handle(":save /no/where.lua")
    #expect(output.hasPrefix("error: /no/where.lua: can't be written: "))
    output = ""
    session.handle(":save a.txt")
    #expect(
      output
        == "error: a.txt: use a name ending in .lua for a transcript, in _spec.lua for a test\n")
  }
}
