import Dispatch
import StoredValues
import Specs
import Reports

/// A worker as the pool sees it.
nonisolated struct RunningWorker {
  private let child: Child
  private var events: EventStream
  /// Its current job.
  private(set) var job: Int?
  /// Why it was ended, if it was.
  private(set) var endReason: Verdict?
  /// The options of its latest file.
  private var options: TestOptions?
  private var seconds: Double?
  /// What the running test may take instead.
  private var allowance: Double?
  private var lastActivity = DispatchTime.now()
  private var lastCheck = DispatchTime.now()
  private var output = TruncatedText()
  private var isOutputOver = false
  private var lastWords: [UInt8] = []

  /// Why a worker was ended.
  struct Verdict: Equatable {
    let outcome: TestOutcome
    let sentence: String

    /// It exceeded a limit of time or memory.
    static func stopped(_ sentence: some StringProtocol) -> Verdict {
      Verdict(outcome: .stopped, sentence: String(sentence))
    }
  }

  /// Starts an idle worker; nil if the system fails to.
  init?(_ executable: String, _ arguments: [String]) {
    guard let child = Child(executable, arguments) else { return nil }
    self.child = child
    let secret = EventStream.newSecret()
    events = EventStream(child.events, secret: secret)
    // A worker that reads nothing has ended, which is detected when its output is read.
    _ = child.send(secret)
  }

  /// Assigns a file to it.
  mutating func assign(_ number: Int, _ job: WorkerPool.Job) {
    let options = job.options == options ? nil : job.options
    _ = child.send(Array(JSON.line(Worker.Order(path: job.path, options: options)).utf8))
    self.options = job.options
    self.job = number
    seconds = job.options.seconds
    lastActivity = .now()
  }

  /// Called when it has run its file.
  mutating func finishJob() { (job, allowance) = (nil, nil) }

  // MARK: Reading

  /// The ends to read from when it has something to do.
  var ends: [Descriptor] {
    [Descriptor(child.control)] + (isOutputOver ? [] : [Descriptor(child.output)])
  }

  /// Reads from the readable ends; false if the process has ended.
  mutating func read(_ ready: Set<Descriptor>) -> Bool {
    if ready.contains(Descriptor(child.output)) { readOutput() }
    guard ready.contains(Descriptor(child.control)) else { return true }
    guard let bytes = readSome(from: child.control) else { return false }
    lastWords = (lastWords + bytes).suffix(Self.longestLastWords)
    return true
  }

  private static let longestLastWords = 4096

  /// The new events that `accept` accepts: the first that it rejects fails the worker, and all
  /// later ones are rejected.
  mutating func readEvents(_ accept: (inout RunningWorker, RunEvent) -> Bool) {
    guard endReason == nil else { return }
    for line in events.newLines() {
      guard let event = events.event(of: line) else { return end(as: Self.forged) }
      lastActivity = .now()
      switch event {
      case .allowed(let seconds): allowance = max(seconds, allowance ?? 0)
      case .testEnded: allowance = nil
      default: break
      }
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

  /// The output on its standard output and error, which is cleared.
  mutating func popOutput() -> String {
    // At most as much as a pipe can contain: a child may write faster than it is read.
    for _ in 0..<16 where !isOutputOver && Descriptor(child.output).isReadable(within: 0) {
      readOutput()
    }
    defer { output = TruncatedText() }
    return output.text
  }

  // MARK: Ending

  /// The time that a worker over its limit gets to end by itself.
  private static let grace = 3.0

  /// The maximum memory of a process, whatever its scripts may use.
  private static let mostMemory = 4 << 30

  /// Ends it if it exceeds a limit and does not even stop itself.
  mutating func enforceLimits() {
    guard job != nil, endReason == nil, lastCheck + 0.1 < .now() else { return }
    lastCheck = .now()
    if let seconds = allowance ?? seconds, lastActivity + (seconds + Self.grace) < lastCheck {
      end(as: .stopped("timed out, and didn't stop: its process was killed"))
    } else if memory > Self.mostMemory {
      end(as: .stopped("not enough memory: its process was killed"))
    }
  }

  /// The memory of the process, and of the copy of it that runs the file.
  private var memory: Int {
    ([child.process] + children(of: child.process)).reduce(0) { $0 + residentMemory(of: $1) }
  }

  private mutating func end(as endReason: Verdict) {
    self.endReason = endReason
    child.endGroup()
  }

  /// Ends it and everything that it has started, and closes its connections; returns the result for
  /// its file.
  mutating func end() -> WorkerEnd {
    let ending = child.end()
    defer { child.closeConnections() }
    return WorkerEnd(
      ending, endReason: endReason, lastWords: String(decoding: lastWords, as: UTF8.self),
      output: popOutput())
  }
}
