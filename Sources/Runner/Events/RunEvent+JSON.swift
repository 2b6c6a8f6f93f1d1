import Lua

nonisolated extension RunEvent {
  /// The event as one line for another process or a file.
  package var json: JSON {
    switch self {
    case .runBegan(let seed):
      JSON.object([
        .init(name: "event", value: "run-began"),
        .init(name: "seed", value: seed.map(JSON.integer) ?? .null),
      ]).compact
    case .fileBegan(let file): ["event": "file-began", "file": .string(file)]
    case .testBegan(let id): Self.object("test-began", id.members)
    case .printed(let text): ["event": "printed", "text": .string(text)]
    case .covered(let coverage): ["event": "covered", "coverage": coverage.json]
    case .remarked(let text): ["event": "remarked", "text": .string(text)]
    case .listed(let id): Self.object("listed", id.members)
    case .touched(let path, let use, let file):
      [
        "event": "touched", "file": .string(file), "path": .string(path),
        "use": .string(use.rawValue),
      ]
    case .testEnded(let result): Self.object("test-ended", result.members)
    case .fileEnded(let file, let printed):
      (["event": "file-ended", "file": .string(file), "printed": .string(printed)] as JSON).compact
    case .runEnded(let tally):
      [
        "event": "run-ended", "passed": .integer(tally.passed), "failed": .integer(tally.failed),
        "skipped": .integer(tally.skipped), "exit": .integer(Int(tally.exitCode.rawValue)),
      ]
    }
  }

  private static func object(_ name: String, _ members: [JSON.Pair]) -> JSON {
    var all: [JSON.Pair] = []
    all.reserveCapacity(1 + members.count)
    all.append(.init(name: "event", value: .string(name)))
    for member in members where !member.value.isEmptyValue { all.append(member) }
    return .object(all)
  }

  /// Reads a line that `json` wrote; nil for another one, and for the end of a run.
  package init?(_ json: JSON) {
    switch json["event"]?.text {
    case "run-began": self = .runBegan(seed: json["seed"]?.integer)
    case "file-began": self = .fileBegan(json["file"]?.text ?? "")
    case "test-began": self = .testBegan(TestID(json))
    case "printed": self = .printed(json["text"]?.text ?? "")
    case "covered": self = .covered(Coverage(json["coverage"] ?? .null))
    case "remarked": self = .remarked(json["text"]?.text ?? "")
    case "listed": self = .listed(TestID(json))
    case "touched":
      guard let use = json["use"]?.text.flatMap(FileUse.init) else { return nil }
      self = .touched(json["path"]?.text ?? "", use, by: json["file"]?.text ?? "")
    case "test-ended": self = .testEnded(TestResult(json))
    case "file-ended":
      self = .fileEnded(json["file"]?.text ?? "", printed: json["printed"]?.text ?? "")
    default: return nil
    }
  }
}

nonisolated extension TestID {
  fileprivate var members: [JSON.Pair] {
    [
      .init(name: "file", value: .string(file)), .init(name: "names", value: JSON(names)),
      .init(name: "line", value: line > 0 ? .integer(line) : .null),
    ]
  }

  fileprivate init(_ json: JSON) {
    self.init(
      file: json["file"]?.text ?? "", names: json["names"]?.texts ?? [],
      line: json["line"]?.integer ?? 0)
  }
}

nonisolated extension TestResult {
  fileprivate var members: [JSON.Pair] {
    [
      .init(name: "file", value: .string(id.file)), .init(name: "names", value: JSON(id.names)),
      .init(name: "line", value: id.line > 0 ? .integer(id.line) : .null),
      .init(name: "outcome", value: .string(outcome.rawValue)),
      .init(name: "problems", value: .array(problems.map(\.json))),
      .init(name: "reason", value: .string(reason)),
      .init(name: "printed", value: .string(printed)),
      .init(name: "seconds", value: seconds == 0 ? .null : .number(seconds)),
      .init(name: "virtual", value: virtualSeconds == 0 ? .null : .number(virtualSeconds)),
    ]
  }

  fileprivate init(_ json: JSON) {
    self.init(
      TestID(json), json["outcome"]?.text.flatMap(TestOutcome.init) ?? .error,
      (json["problems"]?.elements ?? []).map(Problem.init))
    reason = json["reason"]?.text ?? ""
    printed = json["printed"]?.text ?? ""
    seconds = json["seconds"]?.double ?? 0
    virtualSeconds = json["virtual"]?.double ?? 0
  }
}

nonisolated extension Problem {
  /// The parts that are present.
  package var json: JSON {
    ([
      "sentence": .string(sentence), "remark": .string(remark), "place": .string(place),
      "source": JSON(source), "difference": JSON(difference), "traceback": JSON(traceback),
      "scenario": JSON(scenario), "events": JSON(events),
      "earlier": earlierEvents == 0 ? .null : .integer(earlierEvents),
      "diagnostics": JSON(diagnostics),
    ] as JSON).compact
  }

  fileprivate init(_ json: JSON) {
    self.init(json["sentence"]?.text ?? "")
    remark = json["remark"]?.text ?? ""
    place = json["place"]?.text ?? ""
    source = json["source"]?.texts ?? []
    difference = json["difference"]?.texts ?? []
    traceback = json["traceback"]?.texts ?? []
    scenario = json["scenario"]?.texts ?? []
    events = json["events"]?.texts ?? []
    earlierEvents = json["earlier"]?.integer ?? 0
    diagnostics = json["diagnostics"]?.texts ?? []
  }
}
