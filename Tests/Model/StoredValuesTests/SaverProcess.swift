import Foundation
import StoredValues
import Support

/// A process that saves states, and reports when it starts and when a state is saved.
final class SaverProcess {
  /// The number of states that it reported as saved.
  private(set) var saved = 0
  private let process: ChildProcess
  private let output: Int32

  /// Starts a saver; the shell runs the prelude before.
  init(saving file: StoredFile, count: Int? = nil, size: Int? = nil, prelude: String? = nil) throws
  {
    var words = [try Self.buildFolder().appendingPathComponent("saver").path, file.path]
    words += [count, size].compactMap { $0.map(String.init) }
    if let prelude { words = ["/bin/sh", "-c", "\(prelude); exec \"$@\"", "sh"] + words }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    process = try ChildProcess(
      words, output: ends[1], errors: FileHandle.nullDevice.fileDescriptor)
    output = ends[0]
  }

  deinit { close(output) }

  /// The folder with the built executable: beside the tests, or above their bundle.
  static func buildFolder() throws -> URL {
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(fileURLWithPath: argument)
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let saver = folder.appendingPathComponent("saver")
        if FileManager.default.isExecutableFile(atPath: saver.path) { return folder }
      }
    }
    throw POSIXError(.ENOENT)
  }

  /// Waits until it reports that it starts, or that another state is saved; false when it has
  /// ended.
  func waitForWord() -> Bool {
    var byte: UInt8 = 0
    guard read(output, &byte, 1) == 1 else { return false }
    if byte == UInt8(ascii: ".") { saved += 1 }
    return true
  }

  /// Polls until there is a file that it has begun to write, or it reports something.
  func waitForFile(beside file: StoredFile) {
    let path = URL(fileURLWithPath: file.path)
    let name = ".\(path.lastPathComponent).drilldown-\(process.id)-1.tmp"
    let begun = path.deletingLastPathComponent().appendingPathComponent(name).path
    var word = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    while access(begun, F_OK) != 0, poll(&word, 1, 0) == 0 { sched_yield() }
  }

  /// Kills it at once, wherever it is.
  func kill() -> ChildProcess.End {
    _ = Foundation.kill(process.id, SIGKILL)
    return waitForEnd()
  }

  /// Waits until it has ended, and reads its last output.
  func waitForEnd() -> ChildProcess.End {
    let end = process.wait()
    _ = fcntl(output, F_SETFL, O_NONBLOCK)  // another test's process might still have the pipe open
    while waitForWord() {}
    return end
  }
}
