/// A word that specs can use in addition to those of scripts, as editors and linters define it.
nonisolated struct SpecWord: Sendable {
  /// Its name.
  let name: String
  /// Its parameters and results, in lua-language-server's notation for functions.
  let call: String
  /// Its summary, a sentence.
  let summary: String

  /// A word: its name, its parameters and results, and its summary.
  init(_ name: String, _ call: String, _ summary: String) {
    self.name = name
    self.call = call
    self.summary = summary
  }
}

/// Synonymous assertions, and the words before them.
nonisolated struct SpecAssertion: Sendable {
  let word: SpecWord
  /// Its other names.
  let others: [String]
  /// The word before it, as in `is_nil`; the same with a "not" is also allowed.
  let verbs: [String]

  /// Assertions with these names, which are separated by spaces.
  init(_ names: String, _ call: String, _ summary: String, verbs: String = "is") {
    let names = names.split(separator: " ").map(String.init)
    word = SpecWord(names[0], call, summary)
    others = Array(names.dropFirst())
    self.verbs = verbs.split(separator: " ").map(String.init)
  }

  /// All its names in `assert`.
  var names: [String] {
    ([word.name] + others).flatMap { name in
      [name, "not_\(name)"]
        + verbs.flatMap { verb in
          let isTurned = verb.hasSuffix("no")
          return ["\(verb)_\(name)"] + (isTurned ? [] : ["\(verb)_not_\(name)"])
        }
    }
  }
}
