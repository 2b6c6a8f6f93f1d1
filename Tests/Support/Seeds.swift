import Foundation

/// Runs a body for each seed, as one test.
///
/// The current seed is in the file `drilldown-seed-` and the test's name in the temporary folder,
/// in case the body traps; tests run side by side, so each has its own file.
package func forEachSeed(
  _ seeds: ClosedRange<UInt64>, of test: String = #function, _ body: (UInt64) throws -> Void
) throws {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("drilldown-seed-" + test.prefix { $0.isLetter || $0.isNumber })
  for seed in seeds {
    try Data("\(seed)\n".utf8).write(to: file)
    try body(seed)
  }
  try FileManager.default.removeItem(at: file)
}
