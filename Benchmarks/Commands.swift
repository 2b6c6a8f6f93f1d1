import Floors
import Foundation

/// The rows about the command as a whole.
let commandRows: [Benchmark] = [
  Benchmark(name: "drilldown -e ''", limit: 2.5) {
    compare(["-e", ""], with: ["lua5.4", "-e", ""], by: \.waited, rounds: 101)
  },
  Benchmark(name: "2,000 tests, against busted", limit: 0.25) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "drilldown-\(UUID().uuidString)_spec.lua")
    defer { try? FileManager.default.removeItem(at: file) }  // a leftover file is harmless
    do {
      try Data(trivialTests.utf8).write(to: file)
    } catch {
      return .skipped(error.localizedDescription)
    }
    // Compares processor time, as on one core, however many cores they use.
    return compare(["test", file.path], with: ["busted", file.path], by: \.worked, rounds: 7)
  },
]

private let trivialTests = """
  for block = 1, 20 do
    describe("block " .. block, function()
      for number = 1, 100 do
        it("test " .. number, function() assert.is_true(true) end)
      end
    end)
  end
  """

private func compare(
  _ words: [String], with floor: [String], by time: KeyPath<dd_floor_run, Double>, rounds: Int
) -> Benchmark.Figure {
  let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(2).joined(separator: "/")
  let command = ["\(folder)/drilldown"] + words
  guard spawn(floor) != nil else { return .skipped("\(floor[0]) cannot be run") }
  guard spawn(command) != nil else { return .skipped("drilldown has not been built") }
  return compareTimes(
    rounds: rounds, { spawn(command)?[keyPath: time] }, with: { spawn(floor)?[keyPath: time] })
}

private func spawn(_ words: [String]) -> dd_floor_run? {
  var arguments = words.map { UnsafePointer(strdup($0)) }
  defer { for argument in arguments { free(UnsafeMutablePointer(mutating: argument)) } }
  arguments.append(nil)
  let run = dd_floor_spawn(arguments)
  return run.succeeded ? run : nil
}
