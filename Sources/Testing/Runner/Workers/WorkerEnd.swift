import Reports

/// The result for a file whose worker has ended.
nonisolated struct WorkerEnd {
  /// How the file has ended.
  let outcome: TestOutcome
  /// The problem, in a sentence.
  let sentence: String
  /// The additional output.
  let output: String

  /// Evaluates an end; `lastWords` is what the worker wrote to the runner, including empty lines.
  init(
    _ ending: Child.Ending, endReason: RunningWorker.Verdict? = nil, lastWords: String = "",
    output: String
  ) {
    self.output = output
    let reason = lastWords.split(separator: "\n").last { $0.hasPrefix(Self.mark) }
    if let endReason = endReason ?? reason.map({ .stopped($0.dropFirst(Self.mark.count)) }) {
      (outcome, sentence) = (endReason.outcome, endReason.sentence)
      return
    }
    switch ending {
    case .code(let code):
      (outcome, sentence) = (.crashed, Self.sentence(for: Int(code)))
    case .signal(let signal):
      (outcome, sentence) = (.crashed, "its process was killed by \(Self.name(of: signal))")
    }
  }

  /// The problem of a process that has ended by itself.
  static func sentence(for code: Int) -> String { "its process exited with code \(code)" }

  /// The prefix of the last words of a process that has to exit.
  private static let mark = "error: "

  private static let names: [Int32: String] = [
    4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV",
    13: "SIGPIPE", 15: "SIGTERM",
  ]

  private static func name(of signal: Int32) -> String {
    names[signal].map { "signal \(signal) (\($0))" } ?? "signal \(signal)"
  }
}
