import Lua

/// The lines of a file of Lua that have code, and how often each ran.
nonisolated package struct LineCoverage: Sendable, Equatable {
  /// The path of the file.
  package let file: String
  /// The lines with code, in order.
  package private(set) var lines: [Int]
  /// How often each ran.
  package private(set) var counts: [Int]
  /// The line where the function of each is defined, 0 for the file's body; none if functions aren't
  /// told apart.
  private var functions: [Int] = []

  /// The counts of a file's lines.
  package init(of file: String, _ counts: [Int: Int]) {
    self.file = file
    lines = counts.keys.sorted()
    self.counts = lines.map { counts[$0] ?? 0 }
  }

  /// The counts of the lines of a file's functions.
  package init(of file: String, functions counts: [CodePlace: Int]) {
    let places = counts.keys.sorted { ($0.line, $0.function) < ($1.line, $1.function) }
    self.file = file
    lines = places.map(\.line)
    self.counts = places.map { counts[$0] ?? 0 }
    functions = places.map(\.function)
  }

  /// The counts by line; of invalid numbers those that belong together.
  package var byLine: [Int: Int] { Dictionary(zip(lines, counts), uniquingKeysWith: +) }

  /// The lines that ran, in the functions that they belong to.
  package var reached: Set<CodePlace> { Set(byPlace.filter { $0.value > 0 }.keys) }

  private var byPlace: [CodePlace: Int] {
    let places = zip(lines, functions).map { CodePlace(line: $0, function: $1) }
    return Dictionary(zip(places, counts), uniquingKeysWith: +)
  }

  /// Adds the counts of another run.
  package mutating func add(_ other: LineCoverage) {
    self =
      functions.isEmpty
      ? LineCoverage(of: file, byLine.merging(other.byLine, uniquingKeysWith: +))
      : LineCoverage(of: file, functions: byPlace.merging(other.byPlace, uniquingKeysWith: +))
  }
}

nonisolated extension LineCoverage: Codable {
  private enum CodingKeys: CodingKey { case file, lines, counts, functions }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(file, forKey: .file)
    try members.encode(lines, forKey: .lines)
    try members.encode(counts, forKey: .counts)
    try members.encode(unlessEmpty: functions, forKey: .functions)
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    file = try members.decode(String.self, forKey: .file)
    lines = try members.decode([Int].self, forKey: .lines)
    counts = try members.decode([Int].self, forKey: .counts)
    functions = try members.decodeOrEmpty(.functions)
  }
}
