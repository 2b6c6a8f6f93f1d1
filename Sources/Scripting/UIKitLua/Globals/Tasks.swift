import HeadlessUIKit
import Lua
import NavigationModel

/// The result of `app.task`: a function that runs concurrently and may wait.
final class ScriptTask: LuaObject {
  static var luaType: String { "Task" }

  private unowned let world: ScriptWorld
  /// Nil once it has ended.
  private var task: LuaTask?
  private let start: String?
  private var isRunning = false
  /// Whether it was cancelled.
  private(set) var isCancelled = false

  /// Schedules a function for the start of the next turn.
  init(_ function: LuaFunction, in world: ScriptWorld) throws(LuaError) {
    self.world = world
    start = world.interpreter.place(of: function)
    task = try world.interpreter.task(function)
    resume(after: .zero)
  }

  /// Whether it has ended.
  var isDone: Bool { task == nil }

  /// Where it waits, or where its function is defined; nil for one that is not written in Lua.
  var place: String? { task?.position ?? start }

  /// Whether it waits inside its function.
  var hasBegun: Bool { task?.position != nil }

  /// Ends it: where it waits, or where it would wait next.
  func cancel() throws(LuaError) {
    guard let task else { return }
    isCancelled = true
    guard !isRunning else { return }
    self.task = nil
    try task.close()
  }

  private func resume(after delay: Duration) {
    putOff(by: delay) { () throws(LuaError) in try self.step() }
  }

  private func putOff(by delay: Duration, _ body: @escaping () throws(LuaError) -> Void) {
    guard let task else { return }
    world.scheduleLater(.task(self), by: delay, retaining: [task.thread], body)
  }

  private func step() throws(LuaError) {
    guard let task else { return }
    isRunning = true
    defer { isRunning = false }
    let step: LuaTask.Progress
    do {
      step = try task.step()
    } catch {
      self.task = nil
      throw error
    }
    guard case .suspended(let name, let seconds) = step else { return self.task = nil }
    guard !isCancelled else {
      self.task = nil
      return try task.close()
    }
    wait(name, seconds)
  }

  /// `wait` with a time resumes when that has passed, any other call that settles when the world is
  /// idle; a plain yield ends the turn.
  private func wait(_ name: String?, _ seconds: Double?) {
    if name == nil { return resume(after: .zero) }
    guard name == "settle" || seconds == nil else {
      return resume(after: .nanoseconds(Int64(((seconds ?? 0) * 1e9).rounded())))
    }
    putOff(by: .zero) { () throws(LuaError) in try self.resumeWhenIdle() }
  }

  /// Checks again after the next scheduled event.
  private func resumeWhenIdle() throws(LuaError) {
    guard !world.stage.isIdle else { return try step() }
    let next = world.stage.nextDue.map { $0 - world.stage.now } ?? .zero
    let delay = next > .zero ? next : .milliseconds(10)
    putOff(by: delay) { () throws(LuaError) in try self.resumeWhenIdle() }
  }
}

extension ScriptWorld {
  /// Registers `app.task`, and makes functions that advance the clock suspend the task that calls
  /// them.
  ///
  /// The function is inherited, so that the table itself contains only a delegate's functions.
  func registerTasks() {
    describe("Task") { $0.taskClass }
    for name in ["wait", "settle"] { interpreter.suspendTasks(in: name) }
    let functions = interpreter.table(of: ["task"]) { [unowned self] in
      [
        .function("task", ["fn"], Self.taskFunction.summary) {
          [unowned self] (function: LuaFunction) throws(LuaError) -> ScriptTask in
          try ScriptTask(function, in: self)
        }
      ]
    }
    let inherited = LuaTable(in: interpreter)
    inherited["__index"] = .table(functions)
    inheritedByApplication = inherited
    offerTasks()
  }

  /// Sets what the table `app` inherits; a script may have replaced the table.
  func offerTasks() {
    guard interpreter.isPlainTable(global: "app"), case .table(let app) = interpreter.global("app")
    else { return }
    if let inheritedByApplication { app.setMetatable(inheritedByApplication) }
  }

  /// The description of `app.task`.
  static var taskFunction: Member {
    .function(
      "task", ["fn"],
      "Predefined: runs a function concurrently from the next turn on; `wait` and `settle` "
        + "suspend only this function."
    ) { (_: LuaFunction) throws(LuaError) -> ScriptTask? in nil }
  }

  private var taskClass: ClassDescriptor<ScriptTask> {
    ClassDescriptor(
      "Task", of: ScriptTask.self, summary: "A function that runs concurrently and may wait."
    )
    .property(
      "isDone", summary: "Whether it has run to its end or was cancelled.", get: { $0.isDone }
    )
    .property(
      "isCancelled", summary: "Whether its `cancel` function was called earlier.",
      get: { $0.isCancelled }
    )
    .method("cancel", summary: "Ends it where it waits; its to-be-closed variables are closed.") {
      (task) throws(LuaError) -> Void in try task.cancel()
    }
  }
}
