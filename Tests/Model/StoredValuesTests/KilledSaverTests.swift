import Foundation
import StoredValues
import Support
import Testing

/// A thousand savers are killed, in four groups side by side.
///
/// Every second one is killed as soon as the new file exists, the others at any moment of a save.
struct KilledSaverTests {
  private let folder: TemporaryFolder
  private let file: StoredFile

  init() throws {
    // Temporary folders may be in memory, where a save is quick and fewer kills hit its middle.
    folder = try TemporaryFolder(in: SaverProcess.buildFolder())
    file = folder.file("state", .state)
  }

  /// The number of the state in the file.
  private func number() throws -> Int {
    let contents = try #require(try file.read(), "there is no state")
    return try #require(NumberedState(contents), "the state is not whole").number
  }

  @Test(.slow("it kills processes"), arguments: 1...4)
  func aKillLeavesTheOldStateOrTheNewOne(row: Int) throws {
    var random = SplitMix(seed: UInt64(row))
    var before = 0
    try file.write(NumberedState(number: before).contents)
    var killsHalfWay = 0
    for turn in 0..<250 {
      let saver = try SaverProcess(saving: file)
      try #require(saver.waitForWord(), "the saver has ended by itself")
      if turn.isMultiple(of: 2) {
        saver.waitForFile(beside: file)
      } else {
        try waitIntoASave(of: saver, using: &random)
      }
      #expect(saver.kill() == .killed(SIGKILL))
      let now = try number()
      let acknowledged = before + saver.saved
      #expect(acknowledged...(acknowledged + 1) ~= now)
      let leftovers = try folder.names.count - 1
      #expect(leftovers <= 1, "a saver removes what the one before it has left")
      killsHalfWay += leftovers
      before = now
    }
    #expect(killsHalfWay > 0, "no kill hit a save half way")
    try file.write([:])
    #expect(try folder.names == ["state"])
  }

  /// Waits for a save, and then for a part of the time that it took.
  private func waitIntoASave(of saver: SaverProcess, using random: inout SplitMix) throws {
    let clock = ContinuousClock()
    let start = clock.now
    try #require(saver.waitForWord(), "the saver has ended by itself")
    let duration = (clock.now - start) / .microseconds(1)
    usleep(useconds_t(.random(in: 0...duration, using: &random)))
  }
}
