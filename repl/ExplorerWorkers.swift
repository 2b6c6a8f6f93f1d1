import Exploring
import Foundation

/// Processes of this command that walk for an explorer: each is given a task, a line of JSON, and
/// writes an answer, another one.
@MainActor final class ExplorerWorkers: ExplorerCrew {
  /// Why there is no whole report; nil if there is one.
  private(set) var problem: String?
  private var workers: [Worker] = []

  /// A process, and what it knows.
  private final class Worker {
    let process = Process()
    let input = Pipe(), output = Pipe()
    var known = KnownGraph()
    lazy var lines = PipeLines(output.fileHandleForReading)
  }

  /// What a process is given.
  private struct Request: Codable {
    let growth: KnownGraph.Growth
    let task: Walker.Task
  }

  /// Starts processes with the arguments of this one.
  init(_ count: Int) {
    _ = signal(SIGPIPE, SIG_IGN)
    for _ in 0..<count {
      let worker = Worker()
      worker.process.executableURL = Bundle.main.executableURL
      worker.process.arguments = CommandLine.arguments.dropFirst() + ["--walks"]
      (worker.process.standardInput, worker.process.standardOutput) = (worker.input, worker.output)
      do {
        try worker.process.run()
        workers.append(worker)
      } catch {
        problem = "a process can't be started: \(error.localizedDescription)"
      }
    }
  }

  deinit {
    for worker in workers {
      try? worker.input.fileHandleForWriting.close()
      worker.process.waitUntilExit()
    }
  }

  func work(
    on tasks: [Walker.Task], _ graph: KnownGraph, _ take: (Walker.Answer) -> Bool
  ) {
    guard problem == nil else { return }
    // Task by task in turn: a process gets its next one when its last answer has been read.
    var given = 0
    while given < min(tasks.count, workers.count) {
      give(tasks[given], graph, to: workers[given])
      given += 1
    }
    var isWanted = true
    for index in tasks.indices {
      guard index < given, problem == nil else { return }
      let worker = workers[index % workers.count]
      guard let answer: Walker.Answer = worker.lines.next().flatMap(Self.value) else {
        problem = "a process that walked through the app has ended early"
        return
      }
      if isWanted { isWanted = take(answer) }
      if isWanted, given < tasks.count {
        give(tasks[given], graph, to: worker)
        given += 1
      }
    }
  }

  private func give(_ task: Walker.Task, _ graph: KnownGraph, to worker: Worker) {
    let request = Request(growth: graph.growth(since: worker.known), task: task)
    worker.known = graph
    guard let line = Self.line(request) else { return problem = "a task can't be written" }
    do {
      try worker.input.fileHandleForWriting.write(contentsOf: line)
    } catch {
      problem = "a process that walked through the app has ended early"
    }
  }

  private static func line(_ value: some Encodable) -> Data? {
    (try? JSONEncoder().encode(value)).map { $0 + [UInt8(ascii: "\n")] }
  }

  private static func value<Value: Decodable>(_ line: Data) -> Value? {
    try? JSONDecoder().decode(Value.self, from: line)
  }

  /// Does what lines of the standard input ask for, until there are no more.
  ///
  /// Scripts have neither this input nor this output.
  static func serve(_ walker: Walker) {
    let input = FileHandle(fileDescriptor: dup(STDIN_FILENO))
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var graph = KnownGraph()
    var lines = PipeLines(input)
    while let line = lines.next() {
      guard let request: Request = value(line) else { return }
      graph.add(request.growth)
      guard let answer = Self.line(walker.answer(request.task, graph)),
        (try? output.write(contentsOf: answer)) != nil
      else { return }
    }
  }
}

/// The lines of a file or pipe.
private struct PipeLines {
  private let file: FileHandle
  private var rest = Data()

  init(_ file: FileHandle) { self.file = file }

  /// The next line; nil at the end.
  mutating func next() -> Data? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return Data(rest[..<end])
      }
      let more = file.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }
}
