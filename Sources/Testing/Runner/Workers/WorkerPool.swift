import Dispatch
import StoredValues
import Reports
import Specs

/// Runs files in processes of their own, several at a time, and delivers their events in order.
final class WorkerPool {
  private let executable: String
  private let arguments: [String]
  private let jobs: [Job]
  private var logs: [FileLog]
  private var nextJob = 0
  /// The jobs of workers that have ended before they ran.
  private var left: [Int] = []
  private var nextLog = 0
  private var workers: [RunningWorker] = []
  private let isInterrupted: () -> Bool
  private let onEvent: (RunEvent) -> Void

  /// A file to run.
  struct Job {
    let path: String
    let options: TestOptions
  }

  /// A pool that starts `executable` with the arguments; the closure receives events as they arrive.
  init(
    _ executable: String, _ arguments: [String], jobs: [Job],
    isInterrupted: @escaping () -> Bool, onEvent: @escaping (RunEvent) -> Void
  ) {
    self.executable = executable
    self.arguments = arguments
    self.jobs = jobs
    logs = jobs.map { FileLog(path: $0.path) }
    self.isInterrupted = isInterrupted
    self.onEvent = onEvent
    ignoreBrokenPipes()
  }

  /// Runs everything with that many workers; returns false if no worker could be started.
  ///
  /// `deliver` receives each file's log in the order of the jobs, and returns whether to continue.
  func run(workers count: Int, deliver: (FileLog) -> Bool) -> Bool {
    defer { endAll() }
    while nextLog < jobs.count {
      if isInterrupted() {
        deliverRest(deliver)
        return true
      }
      guard fill(count) else { return false }
      wait()
      while nextLog < jobs.count, logs[nextLog].isWhole {
        nextLog += 1
        guard deliver(logs[nextLog - 1]) else { return true }
      }
    }
    return true
  }

  /// Delivers what has run before an interrupt; tests that were running are named.
  private func deliverRest(_ deliver: (FileLog) -> Bool) {
    for index in workers.indices { workers[index].readEvents(accept) }
    for index in nextLog..<nextJob {
      logs[index].interrupt()
      if logs[index].isWhole { _ = deliver(logs[index]) }
    }
  }

  /// Assigns the next file to each idle worker, and the files after it, so that workers need not
  /// wait for the runner.
  private func fill(_ count: Int) -> Bool {
    for index in workers.indices where workers[index].job == nil { assign(to: index) }
    while workers.count < count, nextUnassigned != nil {
      guard let worker = RunningWorker(executable, arguments) else { return !workers.isEmpty }
      workers.append(worker)
      assign(to: workers.count - 1)
    }
    for index in workers.indices { queue(for: index, count) }
    return true
  }

  /// The next file to assign.
  private var nextUnassigned: Int? { left.first ?? (nextJob < jobs.count ? nextJob : nil) }

  /// How many are left.
  private var unassigned: Int { left.count + jobs.count - nextJob }

  private func assign(to index: Int) {
    guard let number = nextUnassigned else { return }
    if left.isEmpty { nextJob += 1 } else { left.removeFirst() }
    workers[index].assign(number, jobs[number])
  }

  /// Assigns further files to a worker while few of them wait.
  ///
  /// Towards the end they are fewer, so that all workers end at about the same time. Where a failure
  /// ends the run nothing may run ahead.
  private func queue(for index: Int, _ count: Int) {
    let most = min(Self.longestQueue, unassigned / (4 * max(count, 1)))
    guard workers[index].jobs.count <= most / 2 else { return }
    while let number = nextUnassigned, workers[index].jobs.count < most,
      workers[index].canFollow(jobs[number]), !jobs[number].options.stopsAtFailure
    {
      assign(to: index)
    }
  }

  private static let longestQueue = 16

  private func wait() {
    let ready = Descriptor.readable(workers.flatMap(\.ends), within: 100)
    var ended: [Int] = []
    for index in workers.indices {
      let isRunning = workers[index].read(ready)
      workers[index].readEvents(accept)
      if !isRunning { ended.append(index) }
      workers[index].enforceLimits()
    }
    if isInterrupted() { return }  // which ends workers as well
    for index in ended.reversed() { remove(index) }
  }

  /// Processes an event of a worker; false if it is not valid now.
  private func accept(_ worker: inout RunningWorker, _ event: RunEvent) -> Bool {
    guard let job = worker.job, logs[job].accept(event, output: { worker.popOutput() }) else {
      return false
    }
    onEvent(event)
    if logs[job].isWhole { worker.finishJob() }
    return true
  }

  /// A worker has ended; its running file has failed.
  private func remove(_ index: Int) {
    var worker = workers.remove(at: index)
    let end = worker.end()
    guard let job = worker.job else { return }
    left = (left + worker.jobs.dropFirst()).sorted()
    logs[job].endEarly(end.outcome, end.sentence, output: end.output)
    if let last = logs[job].results.last { onEvent(.testEnded(last)) }
  }

  private func endAll() {
    for worker in workers { worker.dismiss() }
    for index in workers.indices { _ = workers[index].end() }
    workers = []
  }
}
