import Foundation
import Support

/// One run of the command in a process of its own.
struct CommandRun {
  /// The exit code or signal; nil for a crash.
  let code: Int32?
  let output: String
  let errorOutput: String

  /// Runs the command, or another program, until it ends, in a folder of its own unless one is
  /// given.
  init(
    _ words: [String], input: String = "", environment: [String: String] = [:],
    in folder: URL? = nil, of name: String = "drilldown"
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: name, relativeTo: Self.products)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: no one has to read while the process writes.
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }  // a leftover does no harm
    let files = ["in", "out", "err"].map { place.appendingPathComponent($0) }
    for (file, text) in zip(files, [input, "", ""]) { try Data(text.utf8).write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    code = process.terminationReason == .exit ? process.terminationStatus : nil
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errorOutput = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }

  /// The exit code and the output, standard error last.
  var summary: String { "\(code.map(String.init) ?? "crash")\n\(output)\(errorOutput)" }

  /// The folder with the built executables, beside the tests.
  static let products: URL = {
    let folder = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    let isHere = FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("drilldown").path)
    return isHere
      ? folder
      : URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  private final class Marker {}
}

/// Calls the body with a folder of files that is removed afterwards.
func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }  // a leftover does no harm
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try body(folder)
}

/// The folder of the package.
let packageFolder = Repository.root
