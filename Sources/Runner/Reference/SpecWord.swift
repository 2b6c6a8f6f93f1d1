/// A word that specs can use beside those of scripts, as editors and linters define it.
nonisolated struct SpecWord: Sendable {
  /// What it is called.
  let name: String
  /// Its parameters and what it gives, as lua-language-server writes a function's.
  let call: String
  /// What it does, in a sentence.
  let summary: String

  /// A word: its name, its parameters and result, and what it does.
  init(_ name: String, _ call: String, _ summary: String) {
    self.name = name
    self.call = call
    self.summary = summary
  }
}

/// Assertions that mean the same, and the words that stand before them.
nonisolated struct SpecAssertion: Sendable {
  let word: SpecWord
  /// Other names.
  let others: [String]
  /// What is said before it, as in `is_nil`; the same with a "not" is said as well.
  let verbs: [String]

  /// Assertions of these names, which are parted by spaces.
  init(_ names: String, _ call: String, _ summary: String, verbs: String = "is") {
    let names = names.split(separator: " ").map(String.init)
    word = SpecWord(names[0], call, summary)
    others = Array(names.dropFirst())
    self.verbs = verbs.split(separator: " ").map(String.init)
  }

  /// All names under which it can be found in `assert`.
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
