import Foundation
import Support
import Testing

/// Prompts that are killed while they undo and redo: the journal is the old one or the new one.
@Suite(.slow("it starts processes"))
struct KilledPromptTests {
  private static let inputs = (1...30).map { "x\($0) = '\(String(repeating: "x", count: 200))'" }
  private static let whole = inputs.joined(separator: "\n") + "\n"
  private static let undone = inputs.prefix(10).joined(separator: "\n") + "\n"

  /// Starts a prompt that undoes and redoes, kills it, and returns the journal.
  ///
  /// It is killed after a time, or as soon as there is no journal.
  private func journal(afterKillAt moment: Duration, in folder: URL) throws -> String? {
    let process = Process()
    process.executableURL = CommandRun.products.appendingPathComponent("drilldown")
    process.arguments = ["-q", "-i", "--no-init"]
    process.environment = ["HOME": folder.path, "XDG_STATE_HOME": folder.path]
    let input = folder.appendingPathComponent("input")
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = Pipe()
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = (process.standardOutput as? Pipe)?.fileHandleForReading
    var text = ""
    while !text.contains("undid") {
      guard let data = output?.availableData, !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let path = "\(folder.path)/drilldown/journal-\(process.processIdentifier).lua"
    let end = ContinuousClock.now + moment
    while ContinuousClock.now < end, access(path, F_OK) == 0 {}
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(atPath: path) }  // a leftover does no harm
    return try? String(contentsOfFile: path, encoding: .utf8)  // none: that is tested
  }

  @Test func theJournalIsWholeAtAnyMoment() throws {
    let commands = String(repeating: ":undo 20\n:redo\n", count: 500)
    try withFolder(["input": Self.whole + commands]) { folder throws in
      for turn in 0..<40 {
        let journal = try journal(afterKillAt: .milliseconds(turn * 5), in: folder)
        #expect(journal == Self.whole || journal == Self.undone, "\(journal ?? "there is none")")
      }
    }
  }
}
