import Foundation
import Persistence
import Support
import Testing

/// A thousand savers are killed, in four rows side by side: they mostly wait for the disk.
struct KilledSaverTests {
  private let folder: TemporaryFolder
  private let file: StoredFile

  init() throws {
    // Temporary folders may be memory, where a save is so quick that hardly a kill hits its middle.
    folder = try TemporaryFolder(in: SaverProcess.buildFolder())
    file = folder.file("state", .state)
  }

  /// The number of the state in the file.
  private func number() throws -> Int {
    let contents = try #require(try file.read(), "there is no state")
    return try #require(NumberedState(contents), "the state is not whole").number
  }

  @Test(arguments: 1...4)
  func aKillLeavesTheOldStateOrTheNewOne(row: Int) throws {
    var random = SplitMix(seed: UInt64(row))
    var before = 0
    var killsHalfWay = 0
    for _ in 0..<250 {
      let saver = try SaverProcess(saving: file)
      try #require(saver.waitForSave(), "the saver has ended by itself")
      usleep(.random(in: 0..<Self.longestSave, using: &random))
      #expect(saver.kill() == .killed(SIGKILL))
      let now = try number()
      let acknowledged = before + saver.saved
      #expect(acknowledged...(acknowledged + 1) ~= now)
      let leftovers = try folder.names.count - 1
      #expect(leftovers <= 1, "a saver removes what the one before it has left")
      killsHalfWay += leftovers
      before = now
    }
    #expect(killsHalfWay > 15, "too few kills hit a save half way")
    try file.write([:])
    #expect(try folder.names == ["state"])
  }

  // Microseconds.
  private static let longestSave: useconds_t = 3_000
}
