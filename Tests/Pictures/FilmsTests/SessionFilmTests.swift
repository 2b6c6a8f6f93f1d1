import Console
import Foundation
import Testing

/// `:film`: a film of what was typed at the prompt.
@MainActor
struct SessionFilmTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID())")

  /// What a session prints as it films these inputs, and the film.
  private func film(_ inputs: [String], as name: String) throws -> (output: String, page: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // a rest there does no harm
    let path = folder.appending(path: name).path
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    for input in inputs { session.handle(input) }
    output = ""
    session.handle(":film \(path)")
    let page = try? String(contentsOfFile: path, encoding: .utf8)  // nil: none was written
    return (output.replacing(folder.path, with: "…"), page ?? "")
  }

  @Test func eachInputIsAStep() throws {
    let inputs = [
      "nav = UINavigationController{ UIViewController \"Root\" }",
      "function go(title)\n  nav:pushViewController(UIViewController(title), true)\nend",
      "window.rootViewController = nav", "go \"Next\"", "1 + 41", "oops(",
    ]
    let (output, page) = try film(inputs, as: "a.html")
    #expect(output == "wrote …/a.html: a film of 6 steps\n")
    #expect(page.ranges(of: "<li class=\"step").count == 6)
    #expect(page.contains("data-line=\"6\" data-ran=\"2-4:3,4\""))
    #expect(page.contains("<pre>42\n</pre>"))
  }

  @Test func theSessionStaysAsItIs() throws {
    var output = ""
    let session = Session(write: { output += $0 })
    session.handle("x = 1")
    session.handle("x = x + 1")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // a rest there does no harm
    session.handle(":film \(folder.path)/a.html")
    output = ""
    session.handle("x")
    #expect(output == "2\n")
    #expect(session.journal.inputCount == 3)
  }

  @Test(arguments: [
    ([], "a.html", "error: there is no input to film yet\n"),
    (["x = 1"], "a.lua", "error: …/a.lua: use a name ending in .html for a film\n"),
    (
      ["x = 1"], "none/a.html",
      "error: …/none/a.html: can't be written: No such file or directory (the folder must exist)\n"
    ),
  ])
  func whatIsNoFilm(_ inputs: [String], _ name: String, _ error: String) throws {
    #expect(try film(inputs, as: name).output == error)
  }

  @Test func filesOfOthersAreNeverReplaced() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "a.html").path
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    let (output, page) = try film(["x = 1"], as: "a.html")
    #expect(
      output
        == "error: …/a.html: is there already and is no film of drilldown; nothing was written\n")
    #expect(page == "mine")
  }
}
