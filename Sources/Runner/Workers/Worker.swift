import CTerminal
import Console
import StoredValues
import Reports
import Specs

/// The worker's side of a worker process: runs the files that it receives.
package enum Worker {
  /// The words that make the command a worker, in place of paths.
  nonisolated package static let arguments = ["--worker"]

  /// The descriptor to which a worker that cannot continue writes the reason.
  nonisolated package static let lastWordsNumber = Child.controlNumber

  /// Runs the files that it receives until there are no more.
  package static func serve(leave: @escaping Limits.Leave) {
    // The programs that scripts start have no use for them.
    for number in [Child.controlNumber, Child.eventsNumber] { setCloseOnExec(number) }
    Descriptor(Child.eventsNumber).setNonBlocking()
    var lines = ControlLines()
    guard let secret = lines.next() else { return }
    let sessions = PreparedSessions()
    var count = 0
    var options = TestOptions()
    while let line = lines.next() {
      count += 1
      if count == Self.fewFiles, dd_can_copy_process() { sessions.warmUp() }
      // The runner writes nothing else.
      guard let order = try? JSON.value(Order.self, of: line) else { continue }
      options = order.options ?? options
      let job = WorkerPool.Job(path: order.path, options: options)
      // Without a runner there is no reader, and this process ends as well.
      func send(_ event: RunEvent) {
        _ = writeAll(
          EventStream.line(of: event, secret: secret)[...], to: Child.eventsNumber, whenFull: ring)
      }
      run(job, leave, sessions) { event in if !event.endsFile { send(event) } }
      // Their later output doesn't belong to the next file.
      endOthersInGroup()
      send(.fileEnded(job.path, printed: ""))
      ring()
    }
  }

  /// A file to run, as a line of JSON.
  nonisolated struct Order: Codable {
    let path: String
    /// How to run it; nil for the options of the file before, as most files have the same ones.
    let options: TestOptions?
  }

  /// From this file on a warm-up saves more time than it takes.
  private static let fewFiles = 4

  /// Runs a file in a copy of this process, if the system can make one: it needs no interpreter of
  /// its own, and nothing of it remains.
  private static func run(
    _ job: WorkerPool.Job, _ leave: @escaping Limits.Leave, _ sessions: PreparedSessions,
    send: @escaping (RunEvent) -> Void
  ) {
    if dd_can_copy_process() { sessions.prepare(for: job.path) }
    let task = WorkerTask { endsProcess in
      if endsProcess { sessions.endWithProcess() }
      FileRunner(job.options, leave: leave, sessions: sessions, send: send).run(job.path)
    }
    let hasRun = dd_run_in_copy(
      { context in
        guard let context else { return }
        let address = UInt(bitPattern: context)
        MainActor.assumeIsolated {
          guard let context = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<WorkerTask>.fromOpaque(context).takeUnretainedValue().body(true)
        }
      }, Unmanaged.passUnretained(task).toOpaque())
    if !hasRun { task.body(false) }
  }

  /// Makes the runner read events; it checks for them every 100 ms otherwise, as being woken for
  /// each would cost more than a trivial test.
  private static func ring() { _ = writeAll([0x0A], to: Child.controlNumber) }
}

/// What a copy of the process runs; C refers to it.
private final class WorkerTask {
  /// Its argument is whether the process ends after it.
  let body: (Bool) -> Void

  init(_ body: @escaping (Bool) -> Void) { self.body = body }
}

nonisolated extension RunEvent {
  /// Whether it is the last one of its file.
  fileprivate var endsFile: Bool { if case .fileEnded = self { true } else { false } }
}

/// The input of a worker, line by line.
nonisolated private struct ControlLines {
  private var pending: [UInt8] = []

  /// The next line; nil when there are no more.
  mutating func next() -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        defer { pending.removeSubrange(...end) }
        return Array(pending[..<end])
      }
      guard let bytes = readSome(from: Child.controlNumber) else { return nil }
      pending += bytes
    }
  }
}
