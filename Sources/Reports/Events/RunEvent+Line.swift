import StoredValues

/// The lines that workers write: JSON, except for the events of each file and each test that passes.
///
/// JSON takes 14 µs for the two ends of an event, more than a trivial test: the 2,000 tests of
/// `make bench` would take 0.49 of busted's time instead of 0.23.
nonisolated extension RunEvent {
  /// The event as a line.
  package var line: String {
    switch self {
    case .fileBegan(let file) where isPlain(file): Self.line([Self.beganFile, file])
    case .fileEnded(let file, "") where isPlain(file): Self.line([Self.endedFile, file])
    case .testBegan(let id) where id.isPlain: Self.line([Self.began], id)
    case .testEnded(let result) where result.hasPassedSilently && result.id.isPlain:
      Self.line([Self.passed, "\(result.seconds)", "\(result.virtualSeconds)"], result.id)
    default: JSON.line(self)
    }
  }

  /// The event of a line; nil if it is none.
  package init?(line: some Collection<UInt8>) {
    if line.first == UInt8(ascii: "{") {
      guard let event = try? JSON.value(RunEvent.self, of: line) else { return nil }  // it is none
      self = event
    } else {
      let words = line.split(separator: 0x09, omittingEmptySubsequences: false)
      self.init(words: words.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private static let (began, passed) = ("began", "passed")
  private static let (beganFile, endedFile) = ("file began", "file ended")

  private static func line(_ words: [String], _ id: TestID) -> String {
    line(words + ["\(id.line)", id.file] + id.names)
  }

  /// Each word ends with a tab, so that a truncated line is invalid.
  private static func line(_ words: [String]) -> String {
    words.reduce(into: "") { $0 += $1 + "\t" }
  }

  private init?(words: [String]) {
    var words = words[...]
    switch words.popFirst() {
    case Self.beganFile:
      guard let file = Self.file(words) else { return nil }
      self = .fileBegan(file)
    case Self.endedFile:
      guard let file = Self.file(words) else { return nil }
      self = .fileEnded(file, printed: "")
    case Self.began:
      guard let id = TestID(words: words) else { return nil }
      self = .testBegan(id)
    case Self.passed:
      guard let seconds = words.popFirst().flatMap(Double.init),
        let virtual = words.popFirst().flatMap(Double.init), let id = TestID(words: words)
      else { return nil }
      var result = TestResult(id, .passed)
      (result.seconds, result.virtualSeconds) = (seconds, virtual)
      self = .testEnded(result)
    default: return nil
    }
  }

  /// The only word before the end of a line.
  private static func file(_ words: ArraySlice<String>) -> String? {
    words.count == 2 && words.last == "" ? words.first : nil
  }
}

/// Whether a text has no control characters, such as tabs.
nonisolated private func isPlain(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 }
}

nonisolated extension TestID {
  fileprivate init?(words: ArraySlice<String>) {
    guard words.count > 2, words.last == "", let line = words.first.flatMap({ Int($0) }) else {
      return nil
    }
    let names = words.dropFirst(2).dropLast()
    self.init(file: words.dropFirst().first ?? "", names: Array(names), line: line)
  }

  /// Whether its names have no control characters, such as tabs.
  fileprivate var isPlain: Bool {
    Reports.isPlain(file) && names.allSatisfy { Reports.isPlain($0) }
  }
}

nonisolated extension TestResult {
  /// Whether only its times are of interest.
  fileprivate var hasPassedSilently: Bool {
    outcome == .passed && problems.isEmpty && reason.isEmpty && printed.isEmpty
      && film.isEmpty && !madeNoAssertion && reached.isEmpty
  }
}
