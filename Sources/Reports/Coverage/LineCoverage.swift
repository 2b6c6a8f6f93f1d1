/// The lines of a file of Lua that have code, and how often each ran.
nonisolated package struct LineCoverage: Sendable, Equatable, Codable {
  /// The path of the file.
  package let file: String
  /// The lines with code, in order.
  package private(set) var lines: [Int]
  /// How often each ran.
  package private(set) var counts: [Int]

  /// The counts of a file's lines.
  package init(of file: String, _ counts: [Int: Int]) {
    self.file = file
    lines = counts.keys.sorted()
    self.counts = lines.map { counts[$0] ?? 0 }
  }

  /// The counts by line; of invalid numbers those that belong together.
  var byLine: [Int: Int] { Dictionary(zip(lines, counts), uniquingKeysWith: +) }

  /// The lines that ran.
  package var reached: Set<Int> { Set(zip(lines, counts).filter { $1 > 0 }.map(\.0)) }

  /// Adds the counts of another run.
  package mutating func add(_ other: LineCoverage) {
    self = LineCoverage(of: file, byLine.merging(other.byLine, uniquingKeysWith: +))
  }
}
