import NavigationModel

/// The coverage of tests: screens, transitions, callbacks and warnings, each with a count.
nonisolated package struct Coverage: Sendable, Equatable {
  /// The counts, by kind.
  private(set) var counts: [Kind: [String: Int]] = [:]
  /// The screens that were loaded.
  private(set) var loaded: Set<String> = []

  /// The kinds of counted things.
  enum Kind: String, CaseIterable, CodingKey {
    case screens, transitions, callbacks, warnings
  }

  /// Empty coverage.
  package init() {}

  /// How often something occurred.
  subscript(kind: Kind) -> [String: Int] { counts[kind] ?? [:] }

  /// Adds the events of a world.
  package mutating func add(_ events: [Event]) {
    for event in events { add(event) }
  }

  private mutating func add(_ event: Event) {
    switch event.kind {
    case .callback:
      count(.callbacks, event.callback)
      guard !event.isContainer else { return }
      if event.callback == Callback.viewDidLoad.name { loaded.insert(event.name) }
      if event.callback == Callback.viewDidAppear.name { count(.screens, event.name) }
    case .delegate: count(.callbacks, event.callback)
    case .transition:
      count(.transitions, "\(event.callback) (\(event.arguments.first ?? ""))")
    case .warning, .exception: count(.warnings, event.callback)
    case .completion, .error, .mark, .released: break
    }
  }

  private mutating func count(_ kind: Kind, _ name: String) {
    counts[kind, default: [:]][name, default: 0] += 1
  }

  /// Adds other coverage.
  package mutating func add(_ other: Coverage) {
    for (kind, names) in other.counts {
      counts[kind, default: [:]].merge(names, uniquingKeysWith: +)
    }
    loaded.formUnion(other.loaded)
  }
}

nonisolated extension Coverage {
  /// What could have been covered and wasn't; empty if the total is unknown.
  func missing(_ kind: Kind) -> [String] {
    let all: [String] =
      switch kind {
      case .screens: Array(loaded)
      case .transitions: []
      case .callbacks: Callback.allCases.filter { !$0.isTracedOnlyWhenOverridden }.map(\.name)
      case .warnings: Diagnostic.Rule.all.map(\.id)
      }
    return all.filter { self[kind][$0] == nil }.sorted()
  }
}

nonisolated extension Coverage: Codable {
  private enum OtherKeys: CodingKey { case loaded }

  package func encode(to encoder: any Encoder) throws {
    var kinds = encoder.container(keyedBy: Kind.self)
    for kind in Kind.allCases { try kinds.encode(self[kind], forKey: kind) }
    var others = encoder.container(keyedBy: OtherKeys.self)
    try others.encode(loaded.sorted(), forKey: .loaded)
  }

  package init(from decoder: any Decoder) throws {
    let kinds = try decoder.container(keyedBy: Kind.self)
    for kind in Kind.allCases {
      let names = try kinds.decode([String: Int].self, forKey: kind)
      guard names.values.allSatisfy(Self.possibleCounts.contains) else {
        throw DecodingError.dataCorruptedError(
          forKey: kind, in: kinds, debugDescription: "the count is impossible")
      }
      if !names.isEmpty { counts[kind] = names }
    }
    let others = try decoder.container(keyedBy: OtherKeys.self)
    loaded = Set(try others.decode([String].self, forKey: .loaded))
  }

  /// Reports can be added up without an overflow.
  private static let possibleCounts = 0...1 << 40
}
