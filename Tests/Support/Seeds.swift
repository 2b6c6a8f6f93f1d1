import Foundation

/// Runs a body for each seed, as one test.
///
/// The current seed is in the file `drilldown-seed` of the temporary folder, for the case that the
/// body traps.
package func forEachSeed(
  _ seeds: ClosedRange<UInt64>, _ body: (UInt64) throws -> Void
) throws {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("drilldown-seed")
  for seed in seeds {
    try Data("\(seed)\n".utf8).write(to: file)
    try body(seed)
  }
  try FileManager.default.removeItem(at: file)
}
