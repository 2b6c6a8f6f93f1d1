extension DemoBook {
  /// The scripts that a question means.
  ///
  /// By name, by the beginning of a name or of a word in it, by a figure, by a fact, or by words of
  /// a title: the first of these that finds anything decides. A cured script is only meant if its
  /// mistake isn't.
  package func found(by question: String) -> [Demo] {
    let words = question.lowercased().split(separator: " ")
    guard !words.isEmpty else { return [] }
    let name = words.joined(separator: "-")
    let tests: [(Demo) -> Bool] = [
      { $0.name.lowercased() == name },
      { $0.name.lowercased().hasPrefix(name) },
      { $0.name.lowercased().contains("-\(name)") },
      { $0.heading.references.contains { $0.answers(question) } },
      { $0.heading.facts.contains { $0.lowercased() == name } },
      { demo in words.allSatisfy { demo.heading.title.lowercased().contains($0) } },
    ]
    for test in tests {
      let demos = demos.filter(test)
      if !demos.isEmpty { return Self.withoutCures(demos) }
    }
    return []
  }

  private static func withoutCures(_ demos: [Demo]) -> [Demo] {
    let mistakes = demos.filter { $0.mistake == nil }
    return mistakes.isEmpty ? demos : mistakes
  }
}
