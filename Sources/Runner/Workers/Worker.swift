import Console

/// The worker's side of the connection: runs the files it receives.
package enum Worker {
  /// The words that make the command a worker, where a person would say what to test.
  nonisolated package static let arguments = ["--worker"]

  /// Runs what standard input asks for until it ends; events go to the file that it was given.
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
    setCloseOnExec(Child.bellNumber)
    return jobs
  }

  private static func run(_ job: JSON, _ leave: @escaping Limits.Leave) {
    guard let file = job["file"]?.text, let options = job["options"] else { return }
    FileRunner(TestOptions(options), leave: leave) { event in
      _ = writeAll(event.json.bytes + [0x0A], to: Child.eventsNumber)  // a full disk loses events
    }.run(file)
    // Without a reader the parent has ended, and this process will end soon as well.
    _ = writeAll([0x0A], to: Child.bellNumber)
  }
}
