import Console
import Persistence
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
    setNonBlocking(Child.eventsNumber)
    var lines = ControlLines()
    guard let secret = lines.next() else { return }
    while let line = lines.next() {
      // The runner writes nothing else.
      guard let job = try? JSON.value(WorkerPool.Job.self, of: line) else { continue }
      FileRunner(job.options, leave: leave) { event in
        // Their later output doesn't belong to the next file.
        if case .fileEnded = event { endOthersInGroup() }
        // Without a runner there is no reader, and this process ends as well.
        _ = writeAll(
          EventStream.line(of: event, secret: secret)[...], to: Child.eventsNumber, whenFull: ring)
      }.run(job.path)
      ring()
    }
  }

  /// Makes the runner read events; it checks for them every 100 ms otherwise, as being woken for
  /// each would cost more than a trivial test.
  private static func ring() { _ = writeAll([0x0A], to: Child.controlNumber) }
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
