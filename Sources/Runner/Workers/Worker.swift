import Console

/// The end of a worker that is in the worker: runs files as it is told to.
package enum Worker {
  /// Runs what standard input asks for until it ends; events go to the pipe that it was given.
  package static func serve(leave: @escaping Limits.Leave) {
    let jobs = keepPipes()
    var pending: [UInt8] = []
    while let bytes = readSome(from: jobs) {
      pending += bytes
      while let end = pending.firstIndex(of: 0x0A) {
        let job = JSON(parsing: pending[..<end])
        pending.removeSubrange(...end)
        if let job { run(job, leave) }
      }
    }
  }

  /// Keeps the pipes from scripts and from the programs that they start; returns where jobs come from.
  private static func keepPipes() -> Int32 {
    let jobs = hide(0)
    setCloseOnExec(Child.eventsNumber)
    return jobs
  }

  private static func run(_ job: JSON, _ leave: @escaping Limits.Leave) {
    guard let file = job["file"]?.text, let options = job["options"] else { return }
    FileRunner(TestOptions(options), leave: leave) { event in
      // Who started this one is gone when nobody reads, and it will be gone soon as well.
      _ = writeAll(event.json.bytes + [0x0A], to: Child.eventsNumber)
    }.run(file)
  }
}
