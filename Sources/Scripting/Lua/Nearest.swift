/// The candidate with the fewest edits from a mistyped name, or nil if none is near.
///
/// More than two edits change the meaning (`present` isn't `target`), unless they are spread over
/// the words of the name.
nonisolated package func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.utf8.count / 4)
  return
    candidates
    .map { (name: $0, distance: editDistance(name, $0)) }
    .filter { $0.distance <= limit && ($0.distance <= 2 || hasSimilarWords(name, $0.name)) }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

/// Whether two names have as many words, each near its counterpart.
nonisolated private func hasSimilarWords(_ first: String, _ second: String) -> Bool {
  let first = first.words, second = second.words
  return first.count == second.count
    && zip(first, second).allSatisfy { editDistance($0, $1) <= max(1, $0.utf8.count / 4) }
}

extension String {
  /// `["view", "Will", "Appear"]` of `viewWillAppear`, `["push", "twice"]` of `push-twice`.
  nonisolated fileprivate var words: [String] {
    var words: [String] = [""]
    for character in self {
      if character.isUppercase || !character.isLetter { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }
}

/// The number of insertions, deletions, replacements, and swaps of neighbours between two names.
nonisolated func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.lowercased().utf8), second = Array(second.lowercased().utf8)
  if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
  var before: [Int] = []
  var row = Array(0...second.count)
  for i in 1...first.count {
    var next = [i]
    for j in 1...second.count {
      let replaced = row[j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
      var best = min(replaced, row[j] + 1, next[j - 1] + 1)
      if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
        best = min(best, before[j - 2] + 1)
      }
      next.append(best)
    }
    before = row
    row = next
  }
  return row[second.count]
}
