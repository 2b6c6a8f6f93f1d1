import Dispatch
import StoredValues
import Specs
import Reports

/// A worker as the pool sees it.
nonisolated struct RunningWorker {
  private let child: Child
  private var events: EventStream
  /// Its jobs: the one that runs, and those that follow it.
  private(set) var jobs: [Int] = []
  /// The time limits of their tests.
  private var limits: [Double?] = []
  /// Why it was ended, if it was.
  private(set) var endReason: Verdict?
  /// The options of its first file.
  private var firstOptions: TestOptions?
  /// What the running test may take instead.
  private var allowance: Double?
  private var lastActivity = DispatchTime.now()
  private var lastCheck = DispatchTime.now()
  private var output: OutputOfFiles
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
    // Another one: scripts could read their own output.
    let mark = EventStream.newSecret()
    output = OutputOfFiles(secret: mark)
    // A worker that reads nothing has ended, which is detected when its output is read.
    _ = child.send(secret)
    _ = child.send(mark)
  }

  /// Assigns a file to it.
  mutating func assign(_ number: Int, _ job: WorkerPool.Job) {
    let isUsual = job.options == firstOptions
    let order = Worker.Order(path: job.path, options: isUsual ? nil : job.options)
    _ = child.send(Array(JSON.line(order).utf8))
    if firstOptions == nil { firstOptions = job.options }
    if jobs.isEmpty { lastActivity = .now() }
    jobs.append(number)
    limits.append(job.options.seconds)
  }

  /// The job that runs.
  var job: Int? { jobs.first }

  /// Whether a file can be assigned to it while another one runs: that is short.
  func canFollow(_ job: WorkerPool.Job) -> Bool { job.options == firstOptions }

  /// Called when it has run its file.
  mutating func finishJob() {
    jobs.removeFirst()
    limits.removeFirst()
    allowance = nil
    lastActivity = .now()
  }

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

  /// What the file that runs has written to its standard output and error.
  mutating func popOutput() -> String {
    // At most as much as a pipe can contain: a child may write faster than it is read.
    for _ in 0..<16 {
      let isWhole = output.hasEnded || isOutputOver
      guard !isWhole, Descriptor(child.output).isReadable(within: 0) else { break }
      readOutput()
    }
    return output.pop()
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
    let limit = limits.first ?? nil
    if let seconds = allowance ?? limit, lastActivity + (seconds + Self.grace) < lastCheck {
      end(as: .stopped("timed out, and didn't stop: its process was killed"))
    } else if memory > Self.mostMemory {
      end(as: .stopped("not enough memory: its process was killed"))
    }
  }

  /// The memory of the process, and of the copy of it that runs the file.
  private var memory: Int {
    ([child.process] + children(of: child.process)).reduce(0) { $0 + residentMemory(of: $1) }
  }

  /// Tells it that there are no more files: an idle one ends by itself then.
  func dismiss() { if job == nil { child.endInput() } }

  private mutating func end(as endReason: Verdict) {
    self.endReason = endReason
    child.endGroup()
  }

  /// Ends it and everything that it has started, and closes its connections; returns the result for
  /// its file.
  mutating func end() -> WorkerEnd {
    if job == nil { child.awaitEnd() }
    let ending = child.end()
    defer { child.closeConnections() }
    return WorkerEnd(
      ending, endReason: endReason, lastWords: String(decoding: lastWords, as: UTF8.self),
      output: popOutput())
  }
}
