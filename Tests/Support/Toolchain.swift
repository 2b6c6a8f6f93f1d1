import Foundation

/// The programs that have built the tests.
package enum Toolchain {
  private struct Failure: Error { let text: String }

  /// Where the compiler has its own libraries.
  package static let resources = Result {
    let text = try output("swiftc", ["-print-target-info"])
    let path = text.split(separator: "\"runtimeResourcePath\": \"").last ?? ""
    return String(path.prefix { $0 != "\"" })
  }

  /// What a program prints, which must succeed.
  @discardableResult
  package static func output(_ name: String, _ arguments: [String]) throws -> String {
    let command = Process()
    let pipe = Pipe()
    command.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    command.arguments = [name] + arguments
    command.standardOutput = pipe
    command.standardError = pipe
    try command.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    command.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    if command.terminationStatus != 0 { throw Failure(text: text) }
    return text
  }

  /// Calls a closure with a folder of what the compiler says of the public faces of the modules that were
  /// built for this run.
  package static func withSymbols<Value>(
    of others: String = "", _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    // The system removes the folder if this fails.
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = Repository.root.appending(path: ".build/debug/Modules").path
    try output(
      "make",
      [
        "-C", Repository.root.path, "symbols", "SYMBOLS=\(folder.path)", "MODULES=\(modules)",
        "OTHERS=\(others)",
      ])
    return try body(folder)
  }
}
