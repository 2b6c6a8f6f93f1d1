nonisolated extension TestID: Codable {
  private enum CodingKeys: CodingKey { case file, names, line }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(file, forKey: .file)
    try members.encode(unlessEmpty: names, forKey: .names)
    try members.encode(unlessEmpty: line, forKey: .line)
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    file = try members.decode(String.self, forKey: .file)
    names = try members.decodeOrEmpty(.names)
    line = try members.decodeOrEmpty(.line)
  }
}

/// The test and its result are one JSON object.
nonisolated extension TestResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case outcome, problems, reason, printed, film, seconds, reached, endsRun
    case isOfBlock = "ofBlock"
    case virtualSeconds = "virtual"
    case madeNoAssertion = "unasserted"
  }

  package func encode(to encoder: any Encoder) throws {
    try id.encode(to: encoder)
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(outcome, forKey: .outcome)
    try members.encode(unlessEmpty: problems, forKey: .problems)
    try members.encode(unlessEmpty: reason, forKey: .reason)
    try members.encode(unlessEmpty: printed, forKey: .printed)
    try members.encode(unlessEmpty: film, forKey: .film)
    try members.encode(unlessEmpty: seconds, forKey: .seconds)
    try members.encode(unlessEmpty: virtualSeconds, forKey: .virtualSeconds)
    try members.encode(unlessEmpty: madeNoAssertion, forKey: .madeNoAssertion)
    try members.encode(unlessEmpty: reached, forKey: .reached)
    try members.encode(unlessEmpty: endsRun, forKey: .endsRun)
    try members.encode(unlessEmpty: isOfBlock, forKey: .isOfBlock)
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try TestID(from: decoder), try members.decode(TestOutcome.self, forKey: .outcome),
      try members.decodeOrEmpty(.problems))
    reason = try members.decodeOrEmpty(.reason)
    printed = try members.decodeOrEmpty(.printed)
    film = try members.decodeOrEmpty(.film)
    seconds = try members.decodeOrEmpty(.seconds)
    virtualSeconds = try members.decodeOrEmpty(.virtualSeconds)
    madeNoAssertion = try members.decodeOrEmpty(.madeNoAssertion)
    reached = try members.decodeOrEmpty(.reached)
    endsRun = try members.decodeOrEmpty(.endsRun)
    isOfBlock = try members.decodeOrEmpty(.isOfBlock)
  }
}

nonisolated extension Problem: Codable {
  private enum CodingKeys: String, CodingKey {
    case sentence, remark, place, source, difference, traceback, scenario, events, diagnostics
    case earlierEvents = "earlier"
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(sentence, forKey: .sentence)
    try members.encode(unlessEmpty: remark, forKey: .remark)
    try members.encode(unlessEmpty: place, forKey: .place)
    try members.encode(unlessEmpty: source, forKey: .source)
    try members.encode(unlessEmpty: difference, forKey: .difference)
    try members.encode(unlessEmpty: traceback, forKey: .traceback)
    try members.encode(unlessEmpty: scenario, forKey: .scenario)
    try members.encode(unlessEmpty: events, forKey: .events)
    try members.encode(unlessEmpty: earlierEvents, forKey: .earlierEvents)
    try members.encode(unlessEmpty: diagnostics, forKey: .diagnostics)
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try members.decode(String.self, forKey: .sentence))
    remark = try members.decodeOrEmpty(.remark)
    place = try members.decodeOrEmpty(.place)
    source = try members.decodeOrEmpty(.source)
    difference = try members.decodeOrEmpty(.difference)
    traceback = try members.decodeOrEmpty(.traceback)
    scenario = try members.decodeOrEmpty(.scenario)
    events = try members.decodeOrEmpty(.events)
    earlierEvents = try members.decodeOrEmpty(.earlierEvents)
    diagnostics = try members.decodeOrEmpty(.diagnostics)
  }
}
