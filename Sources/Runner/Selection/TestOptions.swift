import Console

/// What is asked of the tests of a file.
nonisolated package struct TestOptions: Sendable, Equatable {
  /// Lua patterns, one of which a full name must match; none for any name.
  package var filters: [String] = []
  /// Lua patterns that no full name may match.
  package var excludes: [String] = []
  /// Tags, one of which a full name must have; none for any name.
  package var tags: [String] = []
  /// Tags that no full name may have.
  package var excludedTags: [String] = []
  /// Lines, one of which a test or its block must be about; none for all tests.
  package var lines: [Int] = []
  /// The full names of the only tests to run, if only some are.
  package var onlyNames: [String]?
  /// What runs before the file.
  package var texts: [String] = []
  /// Which part of the tests to run.
  package var shard: Shard?
  /// Whether tests are only listed.
  package var isListing = false
  /// Whether what transcripts say is written into them.
  package var isRecording = false
  /// Whether the tests of a block run in random order.
  package var isShuffled = false
  /// What chance begins with.
  package var seed = 1
  /// Whether the first failure ends the file.
  package var stopsAtFailure = false
  /// Seconds that a test may take on the wall clock, nil for any time.
  package var seconds: Double?
  /// Instructions of Lua that a test may take, nil for any number.
  package var instructions: Int?
  /// Bytes that a file may take, nil for as many as there are.
  package var memory: Int?
  /// Whether it is noted which screens, transitions, callbacks and warnings there were.
  package var measuresCoverage = false
  /// Whether to record which files the scripts read and change.
  package var tracksFiles = false
  /// Whether scripts are kept away from files and processes.
  package var isSandboxed = false

  /// All tests, in their order, without limits.
  package init() {}

  /// Whether every test of a file is to run.
  package var isAboutAll: Bool {
    filters.isEmpty && excludes.isEmpty && tags.isEmpty && excludedTags.isEmpty && lines.isEmpty
      && onlyNames == nil && shard == nil && !isListing
  }

  /// What each test may use up.
  package var limits: Limits {
    var limits = Limits()
    limits.seconds = seconds
    limits.instructions = instructions
    limits.memory = memory
    limits.isSandboxed = isSandboxed
    return limits
  }

  /// What has to be said again to run a test as it was run.
  package var repeatWords: String {
    isShuffled ? " --shuffle --seed \(seed)" : ""
  }
}

/// One of several parts of all tests; which part a test is in follows from its name alone.
nonisolated package struct Shard: Sendable, Equatable {
  /// Which part, counted from 1.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  /// A part; nil when there is none of that number.
  package init?(index: Int, count: Int) {
    guard count > 0, 1...count ~= index else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// Whether a test belongs here.
  package func contains(_ id: TestID) -> Bool {
    let path = id.file.hasPrefix("./") ? String(id.file.dropFirst(2)) : id.file
    var hash = fingerprint(of: ([path] + id.names).joined(separator: "\0"))
    // The low bits of neighbouring names differ too little.
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    return hash % UInt64(count) == UInt64(index - 1)
  }
}
