import Lua

/// The names that a mistyped or half-remembered one may mean.
nonisolated struct NearNames {
  private let names: [String]
  private static let most = 5

  /// The names near one: the nearest, or else those with one of its words.
  init(to name: String, in all: [String]) {
    if let nearest = nearest(to: name, in: all) {
      names = [nearest]
      return
    }
    let words = Self.words(of: name).filter { $0.count > 3 }
    func count(_ candidate: String) -> Int {
      let own = Self.words(of: candidate)
      return words.count { word in own.contains { $0.hasPrefix(word) } }
    }
    let counted = all.map { (name: $0, count: count($0)) }
    let most = counted.map(\.count).max() ?? 0
    names = most == 0 ? [] : counted.filter { $0.count == most }.map(\.name)
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
  }

  /// The guess, `did you mean 'a', 'b' or 'c'?`; nil if no name is near.
  var text: String? {
    guard let last = names.prefix(Self.most).last else { return nil }
    let quoted = names.prefix(Self.most).dropLast().map { "'\($0)'" }
    let list = quoted.isEmpty ? "'\(last)'" : "\(quoted.joined(separator: ", ")) or '\(last)'"
    return "did you mean \(list)?"
  }
}
