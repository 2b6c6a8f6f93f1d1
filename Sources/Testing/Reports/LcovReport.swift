import EscapedText

/// The lines of Lua that ran, in the format of lcov's tracefiles, which `genhtml` and most services
/// read.
struct LcovReport: Report {
  private var files: [String: LineCoverage] = [:]

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .ran(let lines):
      files[lines.file, default: LineCoverage(of: lines.file, [:])].add(lines)
      return ""
    case .runEnded: return files.keys.sorted().compactMap { files[$0] }.map(Self.record).joined()
    default: return ""
    }
  }

  private static func record(_ file: LineCoverage) -> String {
    let lines = zip(file.lines, file.counts).map { "DA:\($0),\($1)\n" }.joined()
    let hit = file.counts.count { $0 > 0 }
    let head = "TN:\nSF:\(file.file.escaped)\n"
    return "\(head)\(lines)LF:\(file.lines.count)\nLH:\(hit)\nend_of_record\n"
  }
}
