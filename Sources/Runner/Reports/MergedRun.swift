/// Several runs read from their JSON lines, told as one.
package struct MergedRun {
  private var files: [String: [TestResult]] = [:]
  private var printed: [String: String] = [:]
  private var remarks: [String: [String]] = [:]
  private var coverages: [String: Coverage] = [:]
  private var open = ""
  private var listed: [TestID] = []

  /// A run of nothing.
  package init() {}

  /// Adds the JSON lines of a run; returns the number of the first line that is none of those, or of
  /// the last where the end of the run is missing.
  package mutating func add(_ text: String) -> Int? {
    var number = 0
    var isWhole = false
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      guard let json = JSON(parsing: line), let name = json["event"]?.text else { return number }
      isWhole = name == "run-ended"
      if isWhole { continue }
      guard let event = RunEvent(json) else { return number }
      take(event)
    }
    return isWhole ? nil : number
  }

  private mutating func take(_ event: RunEvent) {
    switch event {
    case .fileBegan(let file):
      files[file, default: []] += []
      open = file
    case .covered(let coverage): coverages[open, default: Coverage()].add(coverage)
    case .remarked(let text): remarks[open, default: []].append(text)
    case .testEnded(let result): files[result.id.file, default: []].append(result)
    case .fileEnded(let file, let text): printed[file, default: ""] += text
    case .listed(let id): listed.append(id)
    default: break
    }
  }

  /// The results in the order of their time, the longest first.
  package var slowest: [TestResult] { files.values.joined().sorted { $0.seconds > $1.seconds } }

  /// Tells it all: files by their names, tests by their lines.
  package func tell(_ outputs: [TestRun.Output]) -> Tally {
    var tally = Tally()
    var outputs = outputs
    func say(_ event: RunEvent) {
      for index in outputs.indices {
        let text = outputs[index].report.text(for: event)
        if !text.isEmpty { outputs[index].write(text) }
      }
    }
    say(.runBegan(seed: nil))
    for id in listed {
      tally.listed += 1
      say(.listed(id))
    }
    for (file, results) in files.sorted(by: { $0.key < $1.key }) {
      say(.fileBegan(file))
      let order = results.sorted {
        ($0.id.line, $0.id.title) < ($1.id.line, $1.id.title)
      }
      for result in order {
        tally.count(result)
        say(.testEnded(result))
      }
      if let coverage = coverages[file] { say(.covered(coverage)) }
      for remark in remarks[file] ?? [] { say(.remarked(remark)) }
      say(.fileEnded(file, printed: printed[file] ?? ""))
    }
    say(.runEnded(tally))
    return tally
  }
}
