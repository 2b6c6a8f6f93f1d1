/// The candidate with the fewest edits from a mistyped name, or nil if none is near.
nonisolated package func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.utf8.count / 4)
  return
    candidates
    .map { (name: $0, distance: editDistance(name, $0)) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
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
