import Foundation
import Support

/// A line from the process that runs programs to the process that watches it.
enum Report {
  /// A program begins.
  static func began(_ number: Int) { write("\(number)") }

  /// A program begins to use up a limit.
  static func usesUpLimit() { write("!") }

  /// The parts of the API that a program tried.
  static func tried(_ tally: Tally) { for line in tally.lines { write("=\(line)") } }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// Several programs in a process of their own.
struct Batch {
  let isFine: Bool
  let ranOutOfTime: Bool
  /// Whether the process ended because a script used memory faster than it could be stopped.
  let ranOutOfMemory: Bool
  /// Whether the program that ran last was using up a limit.
  let wasUsingUpLimit: Bool
  /// The program that ran last.
  let last: Int
  /// How the process ended, and what it printed to standard error.
  let ending: String
  /// The parts of the API that the programs tried.
  let tally: Tally

  /// Runs the programs.
  init(seed: UInt64, from: Int, count: Int) throws {
    let places = ["out", "err"].map {
      FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\($0)")
    }
    defer { for place in places { try? FileManager.default.removeItem(at: place) } }  // leftovers
    for place in places { try Data().write(to: place) }
    let files = try places.map { try FileHandle(forWritingTo: $0) }
    let words = ["--here", "--seed", "\(seed)", "--from", "\(from)", "--count", "\(count)"]
    let end = try withExtendedLifetime(files) {  // a released handle closes its descriptor
      try ChildProcess(
        [CommandLine.arguments[0]] + words, output: files[0].fileDescriptor,
        errors: files[1].fileDescriptor
      ).wait()
    }
    let lines = String(decoding: try Data(contentsOf: places[0]), as: UTF8.self).split(
      separator: "\n")
    let errors = String(decoding: try Data(contentsOf: places[1]), as: UTF8.self)
    last = lines.lazy.compactMap { Int($0) }.last ?? from
    wasUsingUpLimit = lines.last == "!"
    tally = Tally(lines: lines.filter { $0.hasPrefix("=") }.map { $0.dropFirst() })
    isFine = end == .exited(0)
    ranOutOfTime = end == .exited(5)
    ranOutOfMemory = end == .exited(1) && errors.contains("not enough memory")
    ending = "\(end.text)\n\(errors.prefix(4_000))"
  }
}

extension ChildProcess.End {
  fileprivate var text: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .killed(let signal): "signal \(signal)"
    }
  }
}
