import NavigationModel

/// What is wrong with an app: each kind at each place once, others are counted.
struct Findings {
  var all: [Exploration.Finding] = []
  private var indices: [[String]: Int] = [:]

  /// Adds a finding; the first one of its kind and place has the shortest lines.
  mutating func add(
    _ kind: Exploration.Finding.Kind, _ place: String, _ text: String, state: Int?,
    lines: [String]
  ) {
    add(Exploration.Finding(kind, place, text, state: state, lines: lines))
  }

  /// Adds a finding.
  mutating func add(_ finding: Exploration.Finding) {
    let key = [finding.kind.rawValue, finding.place, finding.kind == .leak ? finding.text : ""]
    if let index = indices[key] {
      all[index].others += 1
    } else {
      indices[key] = all.count
      all.append(finding)
    }
  }
}

extension Explorer {
  /// Notes what has gone wrong on the way to a state.
  ///
  /// Where something never ends, that alone is said: the rest is in the middle of it, and nothing is
  /// tried there.
  func note(
    _ troubles: [Trouble], _ seen: SeenState, at state: Int, _ lines: [String], activities: [String]
  ) {
    let lost = troubles.filter { $0.kind == .lostCompletion }
    if !activities.isEmpty || !lost.isEmpty {
      known[state].isEnd = true
      let text = lost.first?.text ?? "Something never ends: \(activities.joined(separator: ", "))."
      return findings.add(.lostCompletion, seen.outcome.place, text, state: state, lines: lines)
    }
    for trouble in troubles {
      findings.add(trouble.kind, trouble.place, trouble.text, state: state, lines: lines)
    }
    for name in seen.imbalances {
      findings.add(
        .imbalance, name,
        "\(name) is not where its callbacks of appearance say that it is.", state: state,
        lines: lines)
    }
  }
}
