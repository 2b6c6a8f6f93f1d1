import HeadlessUIKit
import Lua

/// Deferred work of a script.
struct ScriptTimer {
  let due: Duration
  let work: Work
  /// What it retains until then.
  let values: [LuaValue]
  /// Whether it was set at the end of a test after the same work had been done there.
  let isRepeating: Bool

  /// The work that is deferred.
  enum Work {
    /// A call of a function.
    case function(LuaFunction)
    /// A call of a method, as text.
    case method(String)
    /// The rest of a task.
    case task(ScriptTask)
  }

  /// Whether it has nothing left to do: its task was cancelled.
  var isOver: Bool { if case .task(let task) = work { task.isDone } else { false } }
}

extension ScriptWorld {
  /// Runs a script's work later; the search for leaks finds what it retains until then.
  func scheduleLater(
    _ work: ScriptTimer.Work, by delay: Duration, retaining values: [LuaValue],
    _ body: @escaping () throws(LuaError) -> Void
  ) {
    contents.lastTimer += 1
    let number = contents.lastTimer
    let isRepeating = finishedWork.map { $0.contains(identity(of: work)) } ?? false
    contents.timers[number] = ScriptTimer(
      due: stage.now + delay, work: work, values: values, isRepeating: isRepeating)
    stage.after(delay) { [weak self] in self?.fire(number, body) }
  }

  /// The times until deferred work of scripts is due.
  package var pendingTimes: [Duration] {
    contents.timers.values.filter { !$0.isOver }.map { max($0.due - stage.now, .zero) }.sorted()
  }

  /// Performs the deferred work, unless it was dropped meanwhile.
  private func fire(_ number: Int, _ body: () throws(LuaError) -> Void) {
    guard let timer = contents.timers.removeValue(forKey: number) else { return }
    if finishedWork != nil { finishedWork?.insert(identity(of: timer.work)) }
    deferred(body)
  }

  /// Where the code of a piece of work is defined, or what it is.
  func place(of work: ScriptTimer.Work) -> String {
    switch work {
    case .function(let function): interpreter.place(of: function) ?? Self.unknownPlace
    case .method(let name): name
    case .task(let task): task.place ?? Self.unknownPlace
    }
  }

  /// The identity that two timers share if they do the same: the code of their functions, whatever
  /// that refers to, or where their tasks wait.
  private func identity(of work: ScriptTimer.Work) -> String {
    switch work {
    case .function(let function): "\(interpreter.fingerprint(of: function))"
    case .method: place(of: work)
    case .task(let task): "\(task.hasBegun ? "waits" : "begins") at \(place(of: work))"
    }
  }

  /// The place of code that is not written in Lua.
  private static let unknownPlace = "unknown place"

  /// The deferred work, in the order in which it is due.
  var timers: [ScriptTimer] {
    contents.timers.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.value)
      .filter { !$0.isOver }
  }
}
