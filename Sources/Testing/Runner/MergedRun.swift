import Foundation
import StoredValues
import Reports
import Specs

/// Several runs read from their JSON lines, reported as one.
package struct MergedRun {
  private var files: [String: [TestResult]] = [:]
  private var printed: [String: String] = [:]
  private var remarks: [String: [String]] = [:]
  private var coverages: [String: Coverage] = [:]
  private var open = ""
  private var lines: [LineCoverage] = []
  private var warnings: [String: [RunWarning]] = [:]
  private var listed: [TestID] = []
  private var sources: [String: Int] = [:]
  /// The tests of earlier reports, and whether each has failed there.
  private var former: [TestID: Bool] = [:]
  /// How each file was first spelled, by its key.
  private var spellings: [String: String] = [:]
  /// The files in the order in which they were found.
  private var order: [String] = []
  /// What ended the first run that ended early.
  private var interruption: RunExitCode?
  /// How many runs were added.
  private var runs = 0
  /// The seeds of the runs, without repetitions; nil for one in the order of the files.
  private var seeds: Set<Int?> = []
  /// The options with which tests of the runs are repeated, without repetitions.
  private var options: Set<String> = []

  /// The numbers of the shards that were added, by how many there are.
  private var shards: [Int: Set<Int>] = [:]

  /// A sentence about the shards that weren't added; nil if all were.
  package var missing: String? {
    let texts = shards.sorted { $0.key < $1.key }.flatMap { count, indices in
      (1...count).filter { !indices.contains($0) }.map { "\($0)/\(count)" }
    }
    guard let first = texts.first else { return nil }
    return texts.count == 1
      ? "shard \(first) is missing" : "shards \(texts.joined(separator: ", ")) are missing"
  }

  /// Whether a run has counted the lines of Lua that ran.
  package var hasLines: Bool { !lines.isEmpty }

  /// An empty run.
  package init() {}

  /// Adds the JSON lines of a run; returns the number and the problem of the first invalid line, or
  /// of the last one if the end of the run is missing.
  package mutating func add(_ text: String) -> (line: Int, problem: String)? {
    var number = 0
    runs += 1
    var isWhole = false
    var (counted, begun) = (Tally(), 0)
    var own: [TestID: Bool] = [:]
    defer { former.merge(own) { $0 || $1 } }
    let noReport = "not a complete report of JSON lines"
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      guard let read = try? JSON.value(RunEvent.self, of: line) else { return (number, noReport) }
      let event = spelled(read)
      isWhole = false
      switch event {
      case .fileBegan: begun += 1
      case .fileEnded: begun -= 1
      case .runEnded(let tally):
        isWhole = tally.hasSameOutcomes(as: counted) && (begun == 0 || tally.wasInterrupted)
      default: break
      }
      if case .testEnded(let result) = event {
        counted.count(result)
        let isFailure = result.outcome.isFailure
        if let hasFailed = former[result.id] {
          // Failures of files and blocks occur in each shard of the run.
          if hasFailed && isFailure { continue }
          return (number, "\(result.id.place) is also in an earlier report")
        }
        own[result.id] = isFailure || own[result.id] == true
      }
      process(event)
    }
    return isWhole ? nil : (number, noReport)
  }

  /// The event with the first spelling of its file: one run may have been given `.`, another a name.
  private mutating func spelled(_ event: RunEvent) -> RunEvent {
    switch event {
    case .fileBegan(let file): return .fileBegan(spelled(file))
    case .fileEnded(let file, let text): return .fileEnded(spelled(file), printed: text)
    case .listed(let id): return .listed(spelled(id))
    case .testEnded(var result):
      result.id = spelled(result.id)
      return .testEnded(result)
    default: return event
    }
  }

  private mutating func spelled(_ id: TestID) -> TestID {
    TestID(file: spelled(id.file), names: id.names, line: id.line)
  }

  private mutating func spelled(_ file: String) -> String {
    let key = FailedTests.key(file)
    if let former = spellings[key] { return former }
    spellings[key] = file
    return file
  }

  private mutating func process(_ event: RunEvent) {
    switch event {
    case .runBegan(let seed, let shard, let options):
      seeds.insert(seed)
      self.options.insert(options)
      guard let shard = shard.flatMap(Shard.init) else { return }
      shards[shard.count, default: []].insert(shard.index)
    case .fileBegan(let file):
      if files[file] == nil { order.append(file) }
      files[file, default: []] += []
      sources[file, default: 0] += 1
      open = file
    case .covered(let coverage): coverages[open, default: Coverage()].add(coverage)
    case .ran(let coverage): lines.append(coverage)
    case .warned(let warning): warnings[open, default: []].append(warning)
    case .remarked(let text): remarks[open, default: []].append(text)
    case .testEnded(let result): files[result.id.file, default: []].append(result)
    case .fileEnded(let file, let text): printed[file, default: ""] += text
    case .listed(let id): listed.append(id)
    case .runEnded(let tally): interruption = interruption ?? tally.interruption
    default: break
    }
  }

  /// The results by duration, the longest first.
  package var slowest: [TestResult] { files.values.joined().sorted { $0.seconds > $1.seconds } }

  /// Whether the order of the runs is kept: that of a single one, and of shuffled ones.
  private var keepsOrder: Bool { runs < 2 || seeds.contains { $0 != nil } }

  /// Reports everything: files by name, tests by line; shuffled runs in their own order.
  package func send(_ outputs: [TestRun.Output]) -> Tally {
    var tally = Tally(interruption: interruption)
    var outputs = outputs
    func send(_ event: RunEvent) {
      for index in outputs.indices {
        let text = outputs[index].report.text(for: event)
        if !text.isEmpty { outputs[index].write(text) }
      }
    }
    send(
      .runBegan(
        seed: seeds.count == 1 ? seeds.first ?? nil : nil,
        options: options.count == 1 ? options.first ?? "" : ""))
    for id in listed {
      tally.listed += 1
      send(.listed(id))
    }
    for file in keepsOrder ? order : order.sorted() {
      let results = files[file] ?? []
      send(.fileBegan(file))
      // One report has its own order; where several share a line, numbers in names decide.
      let isShared = sources[file, default: 0] > 1
      let order = results.enumerated().sorted { one, other in
        let (first, second) = (one.element.id, other.element.id)
        if keepsOrder { return one.offset < other.offset }
        if first.line != second.line { return first.line < second.line }
        let comparison =
          isShared ? first.title.compare(second.title, options: .numeric) : .orderedSame
        return comparison == .orderedSame
          ? one.offset < other.offset : comparison == .orderedAscending
      }.map(\.element)
      for result in order {
        tally.count(result)
        send(.testEnded(result))
      }
      for warning in warnings[file] ?? [] { send(.warned(warning)) }
      if let coverage = coverages[file] { send(.covered(coverage)) }
      for remark in remarks[file] ?? [] { send(.remarked(remark)) }
      send(.fileEnded(file, printed: printed[file] ?? ""))
    }
    for coverage in lines { send(.ran(coverage)) }
    send(.runEnded(tally))
    return tally
  }
}
