import Dispatch

/// A worker as the pool sees it.
nonisolated struct RunningWorker {
  private let child: Child
  private var events: EventStream
  /// The job that it has.
  private(set) var job: Int?
  /// Why it was ended, if it was.
  private(set) var endReason: Verdict?
  private var seconds: Double?
  private var lastActivity = DispatchTime.now()
  private var lastCheck = DispatchTime.now()
  private var output = TruncatedText()
  private var isOutputOver = false
  private var lastWords: [UInt8] = []

  /// Why a worker was ended.
  struct Verdict: Equatable {
    let outcome: TestOutcome
    let sentence: String

    /// It took too long, or too much.
    static func stopped(_ sentence: some StringProtocol) -> Verdict {
      Verdict(outcome: .stopped, sentence: String(sentence))
    }
  }

  /// Starts a worker that has nothing to do; nil when the system cannot.
  init?(_ executable: String, _ arguments: [String]) {
    guard let child = Child(executable, arguments) else { return nil }
    self.child = child
    let secret = EventStream.newSecret()
    events = EventStream(child.events, secret: secret)
    // One that takes nothing has ended, and is found to have when it is read from.
    _ = child.send(secret)
  }

  /// Gives it a file to run.
  mutating func assign(_ number: Int, _ job: WorkerPool.Job) {
    _ = child.send((["file": .string(job.path), "options": job.options.json] as JSON).bytes)
    self.job = number
    seconds = job.options.seconds
    lastActivity = .now()
  }

  /// It has run its file.
  mutating func finishJob() { job = nil }

  // MARK: Reading

  /// What can be read when there is something to do.
  var ends: [Int32] { [child.control] + (isOutputOver ? [] : [child.output]) }

  /// Reads what there is on the ends that can be read; false when the process has ended.
  mutating func read(_ ready: Set<Int32>) -> Bool {
    if ready.contains(child.output) { readOutput() }
    guard ready.contains(child.control) else { return true }
    guard let bytes = readSome(from: child.control) else { return false }
    lastWords = (lastWords + bytes).suffix(Self.longestLastWords)
    return true
  }

  private static let longestLastWords = 4096

  /// The events that are new, as far as `accept` takes them: from the first on that it does not take,
  /// and with it the worker, all are refused.
  mutating func readEvents(_ accept: (inout RunningWorker, RunEvent) -> Bool) {
    guard endReason == nil else { return }
    for line in events.newLines() {
      guard let event = events.event(of: line) else { return end(as: Self.forged) }
      lastActivity = .now()
      guard accept(&self, event) else { return end(as: Self.forged) }
    }
    if events.isTooLong { end(as: Self.forged) }
  }

  private static let forged = Verdict(
    outcome: .crashed,
    sentence: "results that the runner did not write were refused: its process was ended")

  private mutating func readOutput() {
    if let bytes = readSome(from: child.output) {
      output.append(bytes)
    } else {
      isOutputOver = true
    }
  }

  /// What reached its standard output and error, which is forgotten.
  mutating func popOutput() -> String {
    // As much as a pipe can hold, no more: a child may write faster than it is read.
    for _ in 0..<16 where !isOutputOver && !readable([child.output], milliseconds: 0).isEmpty {
      readOutput()
    }
    defer { output = TruncatedText() }
    return output.text
  }

  // MARK: Ending

  /// What a worker that takes too long gets to end by itself.
  private static let grace = 3.0

  /// How much memory a process gets at most, whatever its scripts may use.
  private static let mostMemory = 4 << 30

  /// Ends it where it takes too much, and does not even stop itself.
  mutating func enforceLimits() {
    guard job != nil, endReason == nil, lastCheck + 0.1 < .now() else { return }
    lastCheck = .now()
    if let seconds, lastActivity + (seconds + Self.grace) < lastCheck {
      end(as: .stopped("timed out, and didn't stop: its process was killed"))
    } else if residentMemory(of: child.process) > Self.mostMemory {
      end(as: .stopped("not enough memory: its process was killed"))
    }
  }

  private mutating func end(as endReason: Verdict) {
    self.endReason = endReason
    child.endGroup()
  }

  /// Ends it with all that it has started, and closes what leads to it; what that means for its file.
  mutating func end() -> WorkerEnd {
    let ending = child.end()
    defer { child.closeConnections() }
    return WorkerEnd(
      ending, endReason: endReason, lastWords: String(decoding: lastWords, as: UTF8.self),
      output: popOutput())
  }
}
