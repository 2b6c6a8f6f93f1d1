/// The tags of facts, with a hint how to look them up: `A21, A39 (:help A21)`.
nonisolated package func followable(_ tags: [String]) -> String {
  let list = tags.joined(separator: ", ")
  return tags.first.map { "\(list) (:help \($0))" } ?? list
}

extension Catalog {
  /// The members and functions that implement a fact, by their names in scripts.
  package func names(keeping tag: String) -> [String] {
    let owners =
      classes.map { ($0.name, $0.members) } + (delegates + tables).map { ($0.name, $0.members) }
    let members = owners.flatMap { owner, members in
      members.filter { keeps(tag, $0) }.map { "\(owner).\($0.name)" }
    }
    return members + functions.filter { keeps(tag, $0) }.map(\.name)
  }

  private func keeps(_ tag: String, _ member: Member) -> Bool {
    member.facts.contains(tag) || member.problems.contains { $0.facts.contains(tag) }
  }
}
