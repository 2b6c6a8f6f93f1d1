/// Its JSON has `"film": 1`. Fields may be added within a version; a higher one is refused.
extension Film: Codable {
  private enum CodingKeys: CodingKey {
    case film, title, source, profile, actors, resets, parts, steps, hierarchies, screens
  }

  /// Writes a film with its version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .film)
    try container.encode(title, forKey: .title)
    try container.encode(source, forKey: .source)
    try container.encode(profile, forKey: .profile)
    try container.encode(actors, forKey: .actors)
    if !resets.isEmpty { try container.encode(resets, forKey: .resets) }
    try container.encode(parts, forKey: .parts)
    try container.encode(steps, forKey: .steps)
    try container.encode(hierarchies, forKey: .hierarchies)
    try container.encode(screens, forKey: .screens)
  }

  /// Reads a film; an error unless all that its steps refer to is in it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .film)
    guard version == Self.version else {
      throw decoder.corrupted(
        "the film has the version \(version); this program reads version \(Self.version)")
    }
    title = try container.decode(String.self, forKey: .title)
    source = try container.decode(Source.self, forKey: .source)
    profile = try container.decode(String.self, forKey: .profile)
    actors = try container.decode([Actor].self, forKey: .actors)
    resets = try container.decodeIfPresent([Int].self, forKey: .resets) ?? []
    parts = try container.decode([Part].self, forKey: .parts)
    steps = try container.decode([Step].self, forKey: .steps)
    hierarchies = try container.decode([Hierarchy].self, forKey: .hierarchies)
    screens = try container.decode([Screen].self, forKey: .screens)
    if let fault = faults.first { throw decoder.corrupted("in the film \(fault)") }
  }

  /// What a film that was read refers to in vain, or no film has.
  private var faults: [String] {
    var faults: [String] = []
    if Set(actors.map { [$0.world, $0.number] }).count < actors.count {
      faults.append("a controller occurs twice")
    }
    if !resets.allSatisfy(hierarchies.indices.contains)
      || !actors.allSatisfy({ (0...resets.count).contains($0.world) })
    {
      faults.append("a world begins with no hierarchy")
    }
    if !actors.allSatisfy({ (0..<Actor.hues).contains($0.hue ?? 0) }) {
      faults.append("a controller has no known hue")
    }
    if !parts.allSatisfy({ steps.indices.contains($0.firstStep) }) {
      faults.append("a part begins with no step")
    }
    for (index, step) in steps.enumerated() {
      let isRight = step.lines.lowerBound > 0 && step.moments.allSatisfy(isComplete)
      if !isRight { faults.append("step \(index + 1) refers to what isn't there") }
    }
    return faults
  }

  private func isComplete(_ moment: Moment) -> Bool {
    hierarchies.indices.contains(moment.hierarchy) && screens.indices.contains(moment.screen)
      && screens.indices.contains(moment.former ?? moment.screen)
      && Self.times.contains(moment.at) && moment.motions.allSatisfy(\.isPossible)
  }

  /// The times that can be shown.
  fileprivate static let times = Duration.zero...Duration.seconds(1 << 40)
}

extension Film.Actor {
  enum CodingKeys: CodingKey {
    case world, number, className, labels, hue
  }

  /// Reads a controller; one of the first world may lack it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      number: try container.decode(Int.self, forKey: .number),
      in: try container.decodeIfPresent(Int.self, forKey: .world) ?? 0,
      className: try container.decode(String.self, forKey: .className),
      labels: try container.decode([String].self, forKey: .labels),
      hue: try container.decodeIfPresent(Int.self, forKey: .hue))
  }
}

extension Film.Step {
  enum CodingKeys: CodingKey {
    case lines, ran, printed, diagnostics, failures, moments, events
  }

  /// Reads a step; one without failures may lack them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      lines: try container.decode(ClosedRange<Int>.self, forKey: .lines),
      ran: try container.decode([Film.FunctionRun].self, forKey: .ran),
      printed: try container.decode([String].self, forKey: .printed),
      diagnostics: try container.decode([Diagnostic].self, forKey: .diagnostics),
      failures: try container.decodeIfPresent([Film.Failure].self, forKey: .failures) ?? [],
      moments: try container.decode([Film.Moment].self, forKey: .moments),
      events: try container.decode([Event].self, forKey: .events))
  }
}

extension Motion {
  /// Whether its times and its fraction are ones that a motion can have.
  fileprivate var isPossible: Bool {
    Film.times.contains(began) && Film.times.contains(duration) && (0...1).contains(fraction)
  }
}
