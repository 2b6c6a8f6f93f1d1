import CTerminal
import Console
import Dispatch
import Lua
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
    dd_begin_events(Child.eventsNumber, Child.controlNumber)
    var lines = ControlLines()
    guard let secret = lines.next(), let mark = lines.next() else { return }
    let files = RunningFiles(lines, EventWriter(secret: secret, mark: mark), leave)
    files.run()
    _ = Unmanaged.passRetained(files)  // the process ends with them, and frees nothing
  }

  /// A file to run, as a line.
  nonisolated struct Order: Codable, Equatable {
    let path: String
    /// How to run it; nil for the options of the first file, as most files have the same ones.
    let options: TestOptions?
    /// How many files the worker will run from now on, about.
    let expected: Int
  }
}

nonisolated extension Worker.Order {
  /// The line: JSON, except for an order that has no options, for which that would take longer than
  /// anything else that the runner does for it.
  var line: [UInt8] {
    guard options == nil, path.utf8.allSatisfy({ $0 >= 0x20 }) else {
      return Array(JSON.line(self).utf8)
    }
    return Array("\(expected)\t\(path)".utf8)
  }

  /// The order of a line; nil if it is none.
  init?(line: [UInt8]) {
    if line.first == UInt8(ascii: "{") {
      guard let order = try? JSON.value(Self.self, of: line) else { return nil }  // it is none
      self = order
    } else {
      guard let tab = line.firstIndex(of: 0x09),
        let expected = Int(String(decoding: line[..<tab], as: UTF8.self))
      else { return nil }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      self.init(path: path, options: nil, expected: expected)
    }
  }
}

/// Writes the events of a worker.
private final class EventWriter {
  private let secret: [UInt8]
  private let mark: [UInt8]
  private var bytes: [UInt8] = []
  /// Whether a script was stopped since the first event.
  private(set) var wasStopped = false
  private var lastTest: TestID?

  init(secret: [UInt8], mark: [UInt8]) {
    self.secret = secret
    self.mark = OutputOfFiles.mark(mark)
  }

  /// Writes where the output of a file ends.
  func markOutput() { _ = writeAll(mark, to: 1) }

  func send(_ event: RunEvent) {
    if case .testEnded(let result) = event, result.outcome == .stopped { wasStopped = true }
    bytes.removeAll(keepingCapacity: true)
    bytes += secret
    EventStream.append(event, to: &bytes, after: lastTest)
    event.note(&lastTest)
    Self.send(bytes)
  }

  nonisolated private static func send(_ line: [UInt8]) {
    line.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dd_send_event($0.baseAddress, $0.count) }
    }
  }
}

/// The files that a worker runs, one after the other.
///
/// Where the system can, they run in copies of the process, so that a file needs no interpreter of
/// its own. A copy runs files until it has no prepared interpreter left, or a file has left something
/// behind in it: then nothing else runs there.
private final class RunningFiles {
  private var lines: ControlLines
  private let writer: EventWriter
  private let leave: Limits.Leave
  private let sessions = PreparedSessions()
  private let notesPrograms = Interpreter.callBeforePrograms { dd_note_program() }
  /// The options of the first file.
  private var options: TestOptions?
  private var isWarm = false

  init(_ lines: ControlLines, _ writer: EventWriter, _ leave: @escaping Limits.Leave) {
    self.lines = lines
    self.writer = writer
    self.leave = leave
  }

  /// Runs files until there are no more.
  func run() {
    while let order = next() {
      if dd_can_copy_process() { prepare(for: order) }
      if runInCopy(order) { continue }
      run(order)
      endOthersInGroup()  // their later output doesn't belong to the next file
      dd_flush_output()
      writer.markOutput()
      writer.send(.fileEnded(order.path, printed: ""))
      dd_ring()
    }
  }

  private func next() -> Worker.Order? {
    while let line = lines.next() {
      // The runner writes nothing else.
      guard let order = Worker.Order(line: line) else { continue }
      if options == nil { options = order.options }
      return order
    }
    return nil
  }

  private func prepare(for order: Worker.Order) {
    // Where programs aren't noticed a copy runs one file.
    let isFirst = !sessions.havePrepared
    sessions.prepare(for: order.path, of: notesPrograms ? order.expected : 1)
    // The first copy runs them all if they leave its interpreter as it was for each other.
    guard !isWarm, !isFirst, order.expected >= Self.manyFiles else { return }
    isWarm = true
    sessions.warmUp()
  }

  /// From this many files on a warm-up saves more time than it takes.
  private static let manyFiles = 4

  /// Runs a file, without its last event.
  private func run(_ order: Worker.Order) {
    let options = order.options ?? options ?? TestOptions()
    FileRunner(options, leave: leave, sessions: sessions) { [writer] event in
      if !event.endsFile { writer.send(event) }
    }.run(order.path)
  }

  /// Runs a file, and perhaps some after it, in a copy of this process; false if the system can't
  /// make one.
  private func runInCopy(_ order: Worker.Order) -> Bool {
    first = order
    let hasRun = dd_run_in_copy(
      { context in
        guard let context else { return }
        let address = UInt(bitPattern: context)
        MainActor.assumeIsolated {
          guard let context = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<RunningFiles>.fromOpaque(context).takeUnretainedValue().runAsCopy()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    guard hasRun else { return false }
    endOthersInGroup()
    if dd_has_events_of_copy() {  // of a file that has left something behind
      writer.markOutput()
      dd_write_events_of_copy()
      dd_ring()
    }
    return true
  }

  /// The first file of the next copy.
  private var first: Worker.Order?

  /// Runs files in this process, which is a copy, and ends after them.
  private func runAsCopy() {
    sessions.endWithProcess()
    var order = first
    while let file = order {
      run(file)
      let ended = RunEvent.fileEnded(file.path, printed: "")
      guard leftNothing else {
        dd_leave_events_to_worker()  // which ends what still runs
        return writer.send(ended)
      }
      dd_flush_output()
      writer.markOutput()
      writer.send(ended)
      let isLast = !sessions.isPrepared(for: file.path)
      if isLast || !lines.hasMore || lastRing + Self.mostSilence < .now() {
        dd_write_events()
        dd_ring()
        lastRing = .now()
      }
      if isLast { return }
      order = next()
    }
  }

  private var lastRing = DispatchTime.now()

  /// How long the runner isn't woken for files that have ended, while there are more.
  private static let mostSilence = 0.02

  /// Whether the files that this process has run have left nothing behind that another could notice.
  private var leftNothing: Bool { notesPrograms && !writer.wasStopped && dd_is_as_at_first() }
}

nonisolated extension RunEvent {
  /// Whether it is the last one of its file.
  fileprivate var endsFile: Bool { if case .fileEnded = self { true } else { false } }
}

/// The input of a worker, line by line; what follows a line is left in the socket for the next
/// reader, which may be a copy of the process.
nonisolated private struct ControlLines {
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// The next line; nil when there are no more.
  mutating func next() -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let count = room.withUnsafeMutableBytes {
        dd_receive_line(Child.controlNumber, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return nil }
      line += room[..<count]
      if line.last == 0x0A { return line.dropLast() }
    }
  }

  /// Whether there is another line, or the end.
  var hasMore: Bool { Descriptor(Child.controlNumber).isReadable(within: 0) }
}
