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
  Benchmark(name: "500 files of 20 tests, against busted", limit: 0.1) {
    withFiles(of: twentyTests) { folder in
      compare(["test", folder], with: ["busted", folder], by: \.worked, rounds: 3)
    }
  },
  Benchmark(name: "a file of a test among 500, in µs", limit: 1_000) {
    withFiles(of: oneTest) { folder in
      let runs = (0..<5).compactMap { _ in spawn([program, "test", folder])?.worked }
      guard !runs.isEmpty else { return .skipped("drilldown has not been built") }
      return .count(Int(median(runs) / 500 * 1e6))
    }
  },
  Benchmark(name: "500 files of a test, against 500 times lua5.4", limit: 1) {
    withFiles(of: oneTest) { folder in
      let loop = "for file in \(folder)/*; do lua5.4 -e '' \"$file\" 2>/dev/null; done; true"
      return compare(["test", folder], with: ["sh", "-c", loop], by: \.worked, rounds: 5)
    }
  },
  // Trivial tests take so little time that the start of the program would be a seventh of it.
  Benchmark(name: "a quarter of 500 files", limit: 0.3) {
    withFiles(of: twentyPushes) { folder in
      let whole = [program, "test", folder]
      return compare(["test", "--shard", "1/4", folder], with: whole, by: \.worked, rounds: 5)
    }
  },
  Benchmark(name: "500 files in two processes", limit: 0.6) {
    withFiles(of: twentyPushes) { folder in
      let whole = [program, "test", folder]
      return compare(["test", "--jobs", "2", folder], with: whole, by: \.waited, rounds: 5)
    }
  },
]

private let oneTest = "it('passes', function() assert.is_true(true) end)\n"
private let twentyTests = """
  describe("block", function()
    for number = 1, 20 do
      it("test " .. number, function() assert.is_true(true) end)
    end
  end)
  """

private let twentyPushes = """
  describe("a stack", function()
    for number = 1, 20 do
      it("pushes " .. number, function()
        local stack = UINavigationController{ UIViewController "Home" }
        window.rootViewController = stack
        stack:pushViewController(UIViewController "Detail", false)
        assert.equal(2, #stack.viewControllers)
      end)
    end
  end)
  """

/// Measures something with a folder of 500 specs with the same text.
private func withFiles(
  of text: String, _ measure: (String) -> Benchmark.Figure
) -> Benchmark.Figure {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "drilldown-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }  // a leftover folder is harmless
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1...500 {
      try Data(text.utf8).write(to: folder.appendingPathComponent("file\(number)_spec.lua"))
    }
  } catch {
    return .skipped(error.localizedDescription)
  }
  return measure(folder.path)
}

private let trivialTests = """
  for block = 1, 20 do
    describe("block " .. block, function()
      for number = 1, 100 do
        it("test " .. number, function() assert.is_true(true) end)
      end
    end)
  end
  """

/// The command beside the folder of this program.
private var program: String {
  let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(2).joined(separator: "/")
  return "\(folder)/drilldown"
}

private func compare(
  _ words: [String], with floor: [String], by time: KeyPath<dd_floor_run, Double>, rounds: Int
) -> Benchmark.Figure {
  let command = [program] + words
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
