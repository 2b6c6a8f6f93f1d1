import Lua

nonisolated extension RunEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case event, seed, shard, options, file, text, coverage, path, use, printed, seconds
  }

  private enum Name: String, Codable {
    case runBegan = "run-began"
    case fileBegan = "file-began"
    case testBegan = "test-began"
    case printed, covered, remarked, listed, touched, allowed, ran, warned
    case leftOut = "left-out"
    case testEnded = "test-ended"
    case fileEnded = "file-ended"
    case runEnded = "run-ended"
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(name, forKey: .event)
    switch self {
    case .runBegan(let seed, let shard, let options):
      try members.encodeIfPresent(seed, forKey: .seed)
      try members.encodeIfPresent(shard, forKey: .shard)
      try members.encode(unlessEmpty: options, forKey: .options)
    case .fileBegan(let file): try members.encode(file, forKey: .file)
    case .testBegan(let id), .listed(let id): try id.encode(to: encoder)
    case .printed(let text), .remarked(let text): try members.encode(text, forKey: .text)
    case .covered(let coverage): try members.encode(coverage, forKey: .coverage)
    case .touched(let path, let use, let file):
      try members.encode(path, forKey: .path)
      try members.encode(use, forKey: .use)
      try members.encode(file, forKey: .file)
    case .allowed(let seconds): try members.encode(seconds, forKey: .seconds)
    case .ran(let lines): try lines.encode(to: encoder)
    case .warned(let warning): try warning.encode(to: encoder)
    case .leftOut: break
    case .testEnded(let result): try result.encode(to: encoder)
    case .fileEnded(let file, let printed):
      try members.encode(file, forKey: .file)
      try members.encode(unlessEmpty: printed, forKey: .printed)
    case .runEnded(let tally): try tally.encode(to: encoder)
    }
  }

  private var name: Name {
    switch self {
    case .runBegan: .runBegan
    case .fileBegan: .fileBegan
    case .testBegan: .testBegan
    case .printed: .printed
    case .listed: .listed
    case .leftOut: .leftOut
    case .testEnded: .testEnded
    case .remarked: .remarked
    case .covered: .covered
    case .touched: .touched
    case .allowed: .allowed
    case .ran: .ran
    case .warned: .warned
    case .fileEnded: .fileEnded
    case .runEnded: .runEnded
    }
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try members.decode(String.self, forKey: key) }
    self =
      switch try members.decode(Name.self, forKey: .event) {
      case .runBegan:
        .runBegan(
          seed: try members.decodeIfPresent(Int.self, forKey: .seed),
          shard: try members.decodeIfPresent(String.self, forKey: .shard),
          options: try members.decodeOrEmpty(.options))
      case .fileBegan: .fileBegan(try text(.file))
      case .testBegan: .testBegan(try TestID(from: decoder))
      case .printed: .printed(try text(.text))
      case .covered: .covered(try members.decode(Coverage.self, forKey: .coverage))
      case .remarked: .remarked(try text(.text))
      case .listed: .listed(try TestID(from: decoder))
      case .leftOut: .leftOut
      case .touched:
        .touched(
          try text(.path), try members.decode(FileUse.self, forKey: .use), by: try text(.file))
      case .allowed: .allowed(seconds: try members.decode(Double.self, forKey: .seconds))
      case .ran: .ran(try LineCoverage(from: decoder))
      case .warned: .warned(try RunWarning(from: decoder))
      case .testEnded: .testEnded(try TestResult(from: decoder))
      case .fileEnded:
        .fileEnded(
          try text(.file),
          printed: try members.decodeOrEmpty(.printed))
      case .runEnded: .runEnded(try Tally(from: decoder))
      }
  }
}

nonisolated extension Tally: Codable {
  private enum CodingKeys: String, CodingKey { case passed, failed, skipped, exit }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(passed, forKey: .passed)
    try members.encode(failed, forKey: .failed)
    try members.encode(skipped, forKey: .skipped)
    try members.encode(exitCode, forKey: .exit)
  }

  /// Decodes the numbers; the kinds of failures aren't encoded.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let code = try members.decode(RunExitCode.self, forKey: .exit)
    self.init(
      counts: [
        .passed: try members.decode(Int.self, forKey: .passed),
        .failed: try members.decode(Int.self, forKey: .failed),
        .pending: try members.decode(Int.self, forKey: .skipped),
      ].filter { $0.value != 0 },
      interruption: code.isInterruption ? code : nil)
  }
}
