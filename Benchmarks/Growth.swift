import Console
import Foundation

/// The rows about lists: the time for 4,000 elements, against that for 1,000.
///
/// Time that grows with the number of elements is four times as long; with its square, sixteen times.
let growthRows: [Benchmark] =
  scriptedRows + [
    Benchmark(name: "inputs of a session with a journal", limit: 5) {
      growth { count in
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(
          "drilldown-\(UUID().uuidString).lua"
        ).path
        let session = Session()
        let journal = JournalFile(at: path) { _ in }
        session.journalFile = journal
        let start = processTime()
        for _ in 0..<count { session.handle("x = 1") }
        let seconds = processTime() - start
        journal.remove()
        return seconds
      }
    },
    Benchmark(name: "inputs in a pipe", limit: 5) {
      growth { count in
        let text = String(repeating: "x = 1\n", count: count)
        let session = Session()
        let start = processTime()
        session.run(piped: text, named: "stdin")
        return processTime() - start
      }
    },
  ]

/// The rows of `growth.lua`.
private let scriptedRows: [Benchmark] = {
  let names = printed(by: "for _, row in ipairs(rows) do print(row[1]) end")
  return names.enumerated().map { index, name in
    Benchmark(name: name, limit: higherLimits[name] ?? 5) {
      growth { count in seconds(ofRow: index + 1, count) }
    }
  }
}()

/// Rows in which a step looks at all elements for a moment: no app has thousands of them.
private let higherLimits = [
  "presentations over one another": 7.0,  // who decides on the status bar is found from the root up
  "tabs selected in turn": 6.2,  // whether the new one is in the bar, and a child
]

/// The processor time of a row with a number of elements; nil if it fails.
private func seconds(ofRow number: Int, _ count: Int) -> Double? {
  let lines = printed(
    by: """
      local work = rows[\(number)][2](\(count))
      collectgarbage()
      local start = os.clock()
      work()
      print(os.clock() - start)
      """)
  return lines.last.flatMap { Double($0) }
}

/// The median of a few measurements with 4,000 elements, against that with 1,000.
private func growth(of seconds: (_ count: Int) -> Double?) -> Benchmark.Figure {
  _ = seconds(100)
  let pairs = (0..<3).compactMap { _ in
    seconds(1_000).flatMap { few in seconds(4_000).map { many in (few, many) } }
  }
  guard pairs.count == 3 else { return .skipped("the program of the row has failed") }
  return .ratio(median(pairs.map { $1 / $0 }), floor: median(pairs.map(\.0)))
}

private let program = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("growth.lua")

/// The lines that a program prints in a fresh world, which has the rows.
private func printed(by code: String) -> [String] {
  var text = ""
  let session = Session(
    write: { text += $0 }, writeError: { FileHandle.standardError.write(Data($0.utf8)) })
  defer { session.close() }
  // Without the file there are no rows.
  guard let rows = try? String(contentsOf: program, encoding: .utf8) else { return [] }
  session.run(script: "local rows = (function()\n\(rows)\nend)()\n\(code)", named: "growth")
  // Views that are still nested would count for the next row.
  session.run(script: "simulator:reset()", named: "growth")
  return text.split(separator: "\n").map { String($0) }
}
