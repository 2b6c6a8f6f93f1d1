import Dispatch

/// A worker as the pool sees it.
nonisolated struct RunningWorker {
  let child: Child
  /// What it says.
  var events: EventFile
  /// The job that it has.
  var job: Int?
  /// How long a test may take.
  var seconds: Double?
  /// When it was last heard of.
  var lastSign = DispatchTime.now()
  /// Why it was ended, if it was.
  private(set) var verdict: String?
  private var lastLook = DispatchTime.now()
  private var output = TruncatedText()

  /// Starts a worker that has nothing to do; nil when the system cannot.
  init?(_ executable: String, _ arguments: [String]) {
    guard let events = EventFile() else { return nil }
    guard let child = Child(executable, arguments, events: events) else {
      events.close()
      return nil
    }
    self.child = child
    self.events = events
  }

  /// What a worker that takes too long gets to end by itself.
  private static let grace = 3.0

  /// How much memory a process gets at most, whatever its scripts may use.
  private static let mostMemory = 4 << 30

  /// Ends it where it takes too much, and does not even stop itself.
  mutating func judge() {
    guard job != nil, verdict == nil, lastLook + 0.1 < .now() else { return }
    lastLook = .now()
    if let seconds, lastSign + (seconds + Self.grace) < lastLook {
      verdict = "timed out, and did not stop: its process was ended"
    } else if residentMemory(of: child.process) > Self.mostMemory {
      verdict = "not enough memory: its process was ended"
    }
    if verdict != nil { child.kill() }
  }

  /// Waits for its end, and lets go of all that belongs to it.
  func end() -> Child.Ending {
    events.close()
    return child.end()
  }

  /// Takes in what reached its standard output.
  mutating func readOutput() { output.append(readSome(from: child.output) ?? []) }

  /// Takes in as much as a pipe can hold, and no more: a child may write faster than it is read.
  mutating func drainOutput() {
    for _ in 0..<16 where !readable([child.output], milliseconds: 0).isEmpty { readOutput() }
  }

  /// What reached its standard output, which is forgotten.
  mutating func takeOutput() -> String {
    defer { output = TruncatedText() }
    return output.text
  }
}

/// What the end of a worker means for the file that it was running.
nonisolated struct WorkerEnd {
  /// How the file has ended.
  let outcome: Outcome
  /// What is wrong, in a sentence.
  let sentence: String
  /// What was printed besides.
  let output: String

  /// Judges an end.
  init(_ ending: Child.Ending, verdict: String? = nil, output: String) {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let farewell = lines.lastIndex { $0.hasPrefix(Self.mark) }
    switch ending {
    case _ where verdict != nil: (outcome, sentence) = (.stopped, verdict ?? "")
    case .code(let code) where code == 5 || code == 1 && farewell != nil:
      let text = farewell.map { String(lines.remove(at: $0).dropFirst(Self.mark.count)) }
      (outcome, sentence) = (.stopped, text ?? "timed out")
    case .code(let code):
      (outcome, sentence) = (.crashed, "its process ended with exit code \(code)")
    case .signal(let signal):
      (outcome, sentence) = (.crashed, "its process was ended by \(Self.name(of: signal))")
    }
    self.output = lines.joined(separator: "\n")
  }

  /// What a script that cannot be stopped leaves with begins so.
  private static let mark = "error: "

  private static let names: [Int32: String] = [
    4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV",
    13: "SIGPIPE", 15: "SIGTERM",
  ]

  private static func name(of signal: Int32) -> String {
    names[signal].map { "signal \(signal) (\($0))" } ?? "signal \(signal)"
  }
}
