import CLuaShims
import Console
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// One program in its own session, and the checks afterwards.
@MainActor final class Trial {
  private(set) var problems: [String] = []
  /// The parts of the API that the program tried.
  private(set) var tally = Tally()
  private let session = Session()
  private let program: Program
  /// The phase of a turn in which the program began to use up its limit.
  private var phase: String?
  /// Whether the program caught the error of a limit.
  private var ranOut = false

  /// Runs the program, then checks the world, and that the session runs another input and ends.
  init(of program: Program) {
    self.program = program
    tally.count(program.kind.name)
    if program.kind.isSandboxed { session.confine(to: nil) }
    registerFunctions()
    limits.enforce(on: session, leave: leave) {
      _ = session.run(script: program.source, named: "program")
      if session.stop == nil { session.evaluate("wait(5)") }
    }
    Interpreter.clearInterrupt()
    checkHierarchy()
    checkLimit()
    checkNextInput()
    ProgramLimit.common.enforce(on: session, leave: leave) { session.close() }
  }

  private var limits: Limits {
    var limits = ProgramLimit.common
    program.limit?.limit.change(&limits)
    return limits
  }

  /// The reports of programs.
  private func registerFunctions() {
    let functions: [Member] = [
      .function("did", ["name"], "Counts something.") { [unowned self] (name: String) in
        tally.count(name)
      },
      .function("check", [], "Checks the hierarchy.") { [unowned self] in checkHierarchy() },
      .function("begin", ["phase"], "Notes where a limit is used up.") {
        [unowned self] (name: String) in begin(name)
      },
      .function("ranOut", ["problem"], "Notes the error of a limit.") {
        [unowned self] (problem: String) throws(LuaError) -> Void in
        ranOut = problem.hasSuffix("not enough memory")
        throw LuaError(problem)
      },
    ]
    for function in functions { session.world.interpreter.register(function: function) }
  }

  /// The program is about to use up its limit; no time has to pass before the time limit.
  private func begin(_ phase: String) {
    self.phase = phase
    Report.usesUpLimit()
    guard program.limit?.limit.stop == .outOfTime else { return }
    dd_watchdog_start(ProgramLimit.lastSeconds, 0, false, leave)
  }

  // MARK: Invariants

  private func checkHierarchy() {
    problems += session.world.stage.hierarchy.faults.map { "invariant: \($0)" }
  }

  /// A limit that is used up stops the script, and is reported.
  private func checkLimit() {
    guard let (limit, wanted) = program.limit, phase == wanted.name else { return }
    let isEnforced = ranOut || session.stop == limit.stop
    if isEnforced {
      tally.count(limit.name(in: wanted))
    } else {
      let found = session.stop.map { "\($0)" } ?? "nothing"
      problems.append("\(limit.name(in: wanted)): the script was stopped by \(found)")
    }
  }

  /// After any program the next input has a fresh world that works.
  private func checkNextInput() {
    var limits = Limits()
    limits.seconds = 20
    limits.enforce(on: session, leave: leave) {
      do throws(LuaError) {
        try session.world.run(Self.nextInput, named: "next input")
      } catch {
        problems.append("the next input failed: \(error.message)")
      }
    }
  }

  /// The application's functions outlive a reset; this one is asked as roots are exchanged, and may
  /// exchange them itself.
  private static let nextInput = """
    app.supportedInterfaceOrientations = nil
    simulator:reset()
    local root, late = UIViewController "Root", false
    local nav = UINavigationController{ root }
    window.rootViewController = nav
    settle()
    nav:pushViewController(UIViewController "Detail", true)
    after(0.5, function() late = true end)
    settle()
    assert(late, "settle ran no timer")
    assert(nav.visibleViewController.title == "Detail", "a push did nothing")
    assert(not root.viewIfLoaded.window, "a push did not end")
    assert(#screen() > 0, "nothing was drawn")
    """
}

/// A program that doesn't stop ends its process, as it would end the command.
nonisolated private let leave: Limits.Leave = { message, isLate in
  if let message { _ = write(STDERR_FILENO, message, strlen(message)) }
  _exit(isLate ? 5 : 1)
}
