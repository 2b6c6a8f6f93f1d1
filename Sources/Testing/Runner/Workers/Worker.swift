import CTerminal
import Console
import StoredValues
import Reports
import Specs

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
    guard let secret = lines.next(), let mark = lines.next() else { return }
    let files = RunningFiles(lines, EventWriter(secret: Array(secret), mark: Array(mark)), leave)
    files.run()
    _ = Unmanaged.passRetained(files)  // the process ends with them, and frees nothing
  }

  /// A file to run, as a line.
  nonisolated struct Order: Codable {
    let path: String
    /// How to run it; nil for the options of the first file, as most files have the same ones.
    let options: TestOptions?
  }
}

/// Writes the events of a worker.
nonisolated private struct EventWriter {
  private let secret: [UInt8]
  private let mark: [UInt8]

  init(secret: [UInt8], mark: [UInt8]) {
    self.secret = secret
    self.mark = OutputOfFiles.mark(mark)
  }

  /// Writes where the output of a file ends.
  func markOutput() { _ = writeAll(mark, to: 1) }

  /// Writes an event; the runner reads it later.
  func send(_ event: RunEvent) {
    let line = EventStream.line(event, secret: secret)
    _ = writeAll(line[...], to: Child.eventsNumber, whenFull: ring)
  }

  /// Makes the runner read events.
  func ring() { _ = writeAll([0x0A], to: Child.controlNumber) }
}

/// The files that a worker runs, one after the other.
///
/// Where the system can, each runs in a copy of the process, in which an interpreter is prepared and
/// nothing has run; elsewhere in an interpreter of its own.
private final class RunningFiles {
  private var lines: ControlLines
  private let writer: EventWriter
  private let leave: Limits.Leave
  private let sessions = PreparedSessions()
  /// The options of the first file.
  private var options: TestOptions?
  /// The file that runs.
  private var order: Worker.Order?

  init(_ lines: ControlLines, _ writer: EventWriter, _ leave: @escaping Limits.Leave) {
    self.lines = lines
    self.writer = writer
    self.leave = leave
  }

  /// Runs files until there are no more.
  func run() {
    while let line = lines.next() {
      // The runner writes nothing else.
      guard let order = try? JSON.value(Worker.Order.self, of: line) else { continue }
      if options == nil { options = order.options }
      self.order = order
      if dd_can_copy_process() { sessions.prepare(for: order.path) }
      if !runInCopy() { runFile() }
      endOthersInGroup()  // their later output doesn't belong to the next file
      writer.markOutput()
      writer.send(.fileEnded(order.path, printed: ""))
      writer.ring()
    }
  }

  /// Runs the file in a copy of this process; false if the system can't make one.
  private func runInCopy() -> Bool {
    dd_run_in_copy(
      { context in
        guard let context else { return }
        let address = UInt(bitPattern: context)
        MainActor.assumeIsolated {
          guard let context = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<RunningFiles>.fromOpaque(context).takeUnretainedValue().runFile()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Runs the file, without its last event.
  private func runFile() {
    guard let order else { return }
    let options = order.options ?? options ?? TestOptions()
    FileRunner(options, leave: leave, sessions: sessions) { [writer] event in
      if !event.endsFile { writer.send(event) }
    }.run(order.path)
    fflush(nil)
  }
}

nonisolated extension RunEvent {
  /// Whether it is the last one of its file.
  fileprivate var endsFile: Bool { if case .fileEnded = self { true } else { false } }
}

/// The input of a worker, line by line.
nonisolated private struct ControlLines {
  private var rest: [UInt8] = []

  /// The next line; nil when there are no more.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: 0x0A) {
        defer { rest = Array(rest[(end + 1)...]) }
        return rest[..<end]
      }
      searched = rest.count
      guard let bytes = readSome(from: Child.controlNumber) else { return nil }
      rest += bytes
    }
  }
}
