import Console
import Foundation
import StoredValues
import Testing

/// Defaults, and the app's saved state, that a session stores in files.
@MainActor
struct SessionFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "drilldown-\(UUID().uuidString)")
  private var file: StoredFile { StoredFile(.defaults, at: folder.path + "/defaults") }

  /// The output of a session that runs a script with the file, without the folder's path.
  private func errorOutput(_ script: String, fails: Bool = false) throws -> String {
    var output = ""
    let session = Session(writeError: { output += $0 })
    try session.storeDefaults(in: file.path)
    session.run(script: script, named: "s")
    #expect(session.hasFailed == fails)
    return output.replacingOccurrences(of: folder.path + "/", with: "")
  }

  /// Runs a body while the folder exists.
  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // leftovers are temporary anyway
    try body()
  }

  @Test func defaultsSurviveTheSession() throws {
    try inFolder { () throws in
      for _ in 1...3 {
        let output = try errorOutput("defaults.set('n', (defaults.get('n') or 0) + 1)")
        #expect(output == "")
      }
      #expect(try file.read() == ["n": .integer(3)])
    }
  }

  @Test func theyAreSavedAtTheEndOfATurnAndAfterAnError() throws {
    try inFolder { () throws in
      _ = try errorOutput(
        """
        defaults.set("a", 1)
        wait(0)
        defaults.set("b", io.open(\"\(file.path)\"):read("a"):find('"a" : 1', 1, true) ~= nil)
        error("no")
        """, fails: true)
      #expect(try file.read() == ["a": .integer(1), "b": .bool(true)])
    }
  }

  @Test func anInputAtThePromptSaves() throws {
    try inFolder { () throws in
      let session = Session()
      try session.storeDefaults(in: file.path)
      session.evaluate("defaults.set('a', 1)")
      #expect(try file.read() == ["a": .integer(1)])
    }
  }

  @Test func aRefusedFileIsAnErrorAndStaysAsItIs() throws {
    try inFolder { () throws in
      let session = Session()
      for text in ["{}", "[", ""] {
        let bytes = Data(text.utf8)
        try bytes.write(to: folder.appendingPathComponent("defaults"))
        #expect(throws: StoredFileError.self) { try session.storeDefaults(in: file.path) }
        #expect(throws: StoredFileError.self) { try session.storeState(in: file.path) }
        session.run(script: "defaults.set('a', 1)", named: "s")
        #expect(try Data(contentsOf: folder.appendingPathComponent("defaults")) == bytes)
      }
    }
  }

  @Test func whatCannotBeSavedIsReportedOnce() throws {
    #expect(
      try errorOutput("for n = 1, 3 do defaults.set('n', n) wait(1) end", fails: true)
        == "error: defaults: No such file or directory (the folder must exist); nothing was saved\n"
    )
  }

  @Test func withoutAFileNothingIsSaved() {
    let session = Session()
    session.run(script: "defaults.set('a', 1)", named: "s")
    #expect(!session.hasUnsavedValues)
    #expect(!session.hasFailed)
  }

  // MARK: The app's saved state

  private var state: StoredFile { StoredFile(.state, at: folder.path + "/state") }

  /// An app with a stack that is restored; the global `n` is the number of its controllers.
  private static let app = """
    function app.shouldSaveApplicationState() return true end
    function app.shouldRestoreApplicationState() return true end
    function app.willFinishLaunching()
      if fails then error("no") end
      nav = UINavigationController{
        UIViewController{ restorationIdentifier = "list" }, restorationIdentifier = "nav",
      }
      window.rootViewController = nav
    end
    function app.viewControllerWithRestorationIdentifierPath(path)
      if path[#path] == "detail" then
        return UIViewController{ restorationIdentifier = "detail" }
      end
    end
    function save()
      nav:pushViewController(UIViewController{ restorationIdentifier = "detail" }, false)
      simulator:background()
    end
    simulator:relaunch()
    n = #nav.viewControllers

    """

  /// The output and errors of a separate session that runs the app, and then more.
  private func output(_ more: String, fails: Bool = false) throws -> String {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    try session.storeState(in: state.path)
    session.run(script: Self.app + more, named: "s")
    #expect(session.hasFailed == fails)
    return output.replacingOccurrences(of: folder.path + "/", with: "")
  }

  @Test func whatWasSavedComesBackInTheNextSession() throws {
    try inFolder { () throws in
      #expect(try output("print(n) save()") == "1\n")
      #expect(try output("print(n)") == "2\n")
      #expect(try output("print(n) simulator:terminate()") == "2\n")
      #expect(try output("print(n)") == "1\n")
    }
  }

  @Test func itIsInTheFileOnceTheAppIsInTheBackground() throws {
    try inFolder { () throws in
      let script = "save() io.stdout = io.open(\"\(state.path)\") print(#io.stdout:read('a') > 200)"
      #expect(try output(script) == "true\n")
    }
  }

  @Test func aCrashAtLaunchDeletesIt() throws {
    try inFolder { () throws in
      _ = try output("save() fails = true pcall(simulator.relaunch, simulator)")
      #expect(try state.read() == [:])
    }
  }

  @Test func aDamagedFileIsRefusedAndStaysAsItIs() throws {
    try inFolder { () throws in
      _ = try output("save()")
      let path = folder.appendingPathComponent("state")
      let damaged = try Data(contentsOf: path).dropLast(9)
      try damaged.write(to: path)
      #expect(throws: StoredFileError.self) { try output("print(n)") }
      #expect(try Data(contentsOf: path) == damaged)
    }
  }
}
