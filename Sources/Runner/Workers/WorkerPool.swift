import Dispatch

/// Runs files in processes of their own, several at a time, and hands out their events in order.
final class WorkerPool {
  private let executable: String
  private let arguments: [String]
  private let jobs: [Job]
  private var logs: [FileLog]
  private var nextJob = 0
  private var nextLog = 0
  private var workers: [RunningWorker] = []
  private let isInterrupted: () -> Bool
  private let heard: (RunEvent) -> Void

  /// A file to run.
  struct Job {
    let path: String
    let options: TestOptions
  }

  /// A pool that starts `executable` with the arguments; the closure receives events as they arrive.
  init(
    _ executable: String, _ arguments: [String], jobs: [Job],
    isInterrupted: @escaping () -> Bool, heard: @escaping (RunEvent) -> Void
  ) {
    self.executable = executable
    self.arguments = arguments
    self.jobs = jobs
    logs = jobs.map { FileLog(path: $0.path) }
    self.isInterrupted = isInterrupted
    self.heard = heard
    ignoreBrokenPipes()
  }

  /// Runs all with that many workers; false when no worker could be started.
  ///
  /// `deliver` gets each file's log in the order of the jobs, and answers whether to go on.
  func run(workers count: Int, deliver: (FileLog) -> Bool) -> Bool {
    defer { endAll() }
    while nextLog < jobs.count {
      if isInterrupted() { return true }
      guard fill(count) else { return false }
      wait()
      while nextLog < jobs.count, logs[nextLog].isWhole {
        nextLog += 1
        guard deliver(logs[nextLog - 1]) else { return true }
      }
    }
    return true
  }

  /// Gives each idle worker the next file.
  private func fill(_ count: Int) -> Bool {
    for index in workers.indices where workers[index].job == nil && nextJob < jobs.count {
      assign(to: index)
    }
    while workers.count < count, nextJob < jobs.count {
      guard let worker = RunningWorker(executable, arguments) else { return !workers.isEmpty }
      workers.append(worker)
      assign(to: workers.count - 1)
    }
    return true
  }

  private func assign(to index: Int) {
    let job = jobs[nextJob]
    workers[index].events.clear()
    // A worker that takes nothing has ended, and is found to have when it is read from.
    _ = workers[index].child.give(
      (["file": .string(job.path), "options": job.options.json] as JSON).bytes)
    workers[index].job = nextJob
    workers[index].seconds = job.options.seconds
    workers[index].lastSign = .now()
    nextJob += 1
  }

  private func wait() {
    let ends = workers.flatMap { [$0.child.bell, $0.child.output] }
    let ready = readable(ends, milliseconds: 100)
    var ended: [Int] = []
    for index in workers.indices {
      if ready.contains(workers[index].child.output) { workers[index].readOutput() }
      let bell = workers[index].child.bell
      let hasEnded = ready.contains(bell) && readSome(from: bell) == nil
      readEvents(of: index)
      if hasEnded { ended.append(index) }
      workers[index].judge()
    }
    if isInterrupted() { return }  // which ends workers as well
    for index in ended.reversed() { bury(index) }
  }

  private func readEvents(of index: Int) {
    let lines = workers[index].events.newLines()
    if !lines.isEmpty { workers[index].lastSign = .now() }
    for line in lines {
      guard let event = JSON(parsing: line).flatMap(RunEvent.init), let job = workers[index].job
      else { continue }
      logs[job].take(event) {
        workers[index].drainOutput()
        return workers[index].takeOutput()
      }
      heard(event)
      if logs[job].isWhole { workers[index].job = nil }
    }
  }

  /// A worker has ended; what it was running has failed.
  private func bury(_ index: Int) {
    workers[index].drainOutput()
    var worker = workers.remove(at: index)
    let ending = worker.end()
    guard let job = worker.job else { return }
    let end = WorkerEnd(ending, verdict: worker.verdict, output: worker.takeOutput())
    logs[job].breakOff(end.outcome, end.sentence, output: end.output)
    if let last = logs[job].results.last { heard(.testEnded(last)) }
  }

  private func endAll() {
    for worker in workers {
      worker.child.kill()
      _ = worker.end()
    }
    workers = []
  }
}
