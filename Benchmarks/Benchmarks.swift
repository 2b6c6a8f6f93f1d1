import Foundation

/// Prints ratios against floors measured in the same run, and fails when one is missed.
///
/// Arguments after the command select the rows whose names contain one of them.
@main
struct Benchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let rows =
      callRows + liveRows + engineRows + commandRows + promptRows + explorerRows + growthRows
    let chosen = rows.filter { row in
      words.isEmpty || words.contains { row.name.contains($0) }
    }
    let lines = chosen.map { row in
      let line = row.run()
      print(line.text)
      fflush(nil)
      return line
    }
    // Without this line Tools/worse.sh knows that a row has ended the run.
    print("All \(lines.count) rows have been measured.")
    if !lines.allSatisfy(\.isMet) { exit(1) }
  }
}

/// A row of the report before it is measured.
struct Benchmark {
  let name: String
  let limit: Double
  let measure: () -> Figure

  /// The result of a measurement.
  enum Figure {
    /// The ratio of the work's time to its floor's, and the floor in seconds.
    case ratio(Double, floor: Double)
    /// A number of events.
    case count(Int)
    /// Why nothing was measured.
    case skipped(String)
  }

  func run() -> BenchmarkLine {
    let figure = measure()
    let padded = name.padding(toLength: 48, withPad: " ", startingAt: 0)
    switch figure {
    case .ratio(let ratio, let floor):
      let result = ratio <= limit ? "ok" : "MISSED"
      let figures = String(format: "%7.2f x, at most %5.2f x", ratio, limit)
      return BenchmarkLine(
        text: "\(padded)\(figures)  \(result)  (floor \(duration(floor)))", isMet: ratio <= limit)
    case .count(let count):
      let result = Double(count) <= limit ? "ok" : "MISSED"
      let figures = String(format: "%7d  , at most %5.0f  ", count, limit)
      return BenchmarkLine(text: "\(padded)\(figures)  \(result)", isMet: Double(count) <= limit)
    case .skipped(let reason):
      // Successful logs aren't read, so CI prints only missed rows.
      let isMissed = ProcessInfo.processInfo.environment["CI"] != nil
      return BenchmarkLine(
        text: "\(padded)  \(isMissed ? "MISSED" : "skipped")  (\(reason))", isMet: !isMissed)
    }
  }

  private func duration(_ seconds: Double) -> String {
    seconds < 1e-5
      ? String(format: "%.1f ns", seconds * 1e9) : String(format: "%.3f ms", seconds * 1e3)
  }
}

/// A printed row.
struct BenchmarkLine {
  let text: String
  let isMet: Bool
}
