import NavigationModel

/// What is wrong with an app: each kind at each place once, others are counted.
struct Findings {
  var all: [Exploration.Finding] = []
  private var indices: [[String]: Int] = [:]
  private var placesOfLeaks: Set<String> = []

  /// Adds a finding; the first one of its kind and place has the shortest lines.
  mutating func add(
    _ kind: Exploration.Finding.Kind, _ place: String, _ text: String, state: Int?,
    lines: [String]
  ) {
    let key = [kind.rawValue, place, kind == .leak ? text : ""]
    if let index = indices[key] {
      all[index].others += 1
      return
    }
    indices[key] = all.count
    all.append(Exploration.Finding(kind, place, text, state: state, lines: lines))
  }

  /// Whether leaks were sought from a place.
  func hasSoughtLeaks(at place: String) -> Bool { placesOfLeaks.contains(place) }

  /// Leaks were sought from a place.
  mutating func seeksLeaks(at place: String) { placesOfLeaks.insert(place) }
}

extension Explorer {
  /// Notes what has gone wrong on the way to a state.
  ///
  /// Where something never ends, that alone is said: the rest is in the middle of it, and nothing is
  /// tried there.
  func note(
    _ troubles: [Trouble], _ sight: Sight, at state: Int, _ lines: [String], activities: [String]
  ) {
    let lost = troubles.filter { $0.kind == .lostCompletion }
    if !activities.isEmpty || !lost.isEmpty {
      known[state].isEnd = true
      let text = lost.first?.text ?? "Something never ends: \(activities.joined(separator: ", "))."
      return findings.add(.lostCompletion, sight.place, text, state: state, lines: lines)
    }
    for trouble in troubles {
      findings.add(trouble.kind, trouble.place, trouble.text, state: state, lines: lines)
    }
    for name in sight.imbalances {
      findings.add(
        .imbalance, name,
        "\(name) is not where its callbacks of appearance say that it is.", state: state,
        lines: lines)
    }
  }
}
