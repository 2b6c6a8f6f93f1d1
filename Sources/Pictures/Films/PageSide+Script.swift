import LuaSyntax
import Drawings
import NavigationModel

extension PageSide {
  /// The script with its lines; those that are only expected are folded.
  var script: Markup {
    let isEnded = film.source.lines.last?.isEmpty == true
    let texts = isEnded ? film.source.lines.dropLast() : film.source.lines
    let isLua = !film.source.name.hasSuffix(".swift")
    let lines = (isLua ? LuaLines(texts) : LuaLines(uncolored: texts)).lines
    let failed = Set(film.steps.flatMap(\.failures).compactMap(\.line))
    var items: [Markup] = []
    var folded = 0
    for (index, pieces) in lines.enumerated() {
      let number = index + 1
      if film.source.isExpectation(number), !failed.contains(number) {
        folded += 1
        if number < lines.count { continue }
      }
      if folded > 0 {
        let count = folded == 1 ? "1 line" : "\(folded) lines"
        items.append("<li class=\"fold\">\(count) expected")
      }
      guard !film.source.isExpectation(number) || failed.contains(number) else { break }
      let bad: Markup = failed.contains(number) ? " class=\"wrong\"" : ""
      let value: Markup = folded > 0 ? " value=\"\(number)\"" : ""
      let line = pieces.prefix(300).map(Self.colored)
      items.append("<li id=\"\(mark)L\(number)\"\(bad)\(value)>\(line)")
      folded = 0
    }
    return """
      <section class="script" id="\(mark)script"><h2>\(fileName)</h2><ol class="code">\(items)</ol></section>
      """
  }

  /// The name of the script without its folder.
  var fileName: String {
    film.source.name.split(separator: "/").last.map(String.init) ?? film.source.name
  }

  private static func colored(_ piece: LuaLines.Piece) -> Markup {
    switch piece.color {
    case .keyword: "<b>\(piece.text)</b>"
    case .string: "<u>\(long: piece.text)</u>"
    case .number: "<s>\(piece.text)</s>"
    case .comment: "<i>\(long: piece.text)</i>"
    case nil: "\(long: piece.text)"
    }
  }

  /// The functions that ran because of a step, in the order they were entered: first and last line,
  /// and the lines that ran.
  func ran(_ step: Film.Step) -> String {
    var order: [Int] = []
    var lines: [Int: Set<Int>] = [:]
    for run in step.ran {
      if lines[run.defined] == nil { order.append(run.defined) }
      lines[run.defined, default: []].formUnion(run.lines)
    }
    return order.prefix(12).map { defined in
      let ran = lines[defined, default: []].sorted().prefix(200)
      let last = end(of: defined, atLeast: ran.last ?? defined)
      return "\(defined)-\(last):\(ran.map(String.init).joined(separator: ","))"
    }.joined(separator: " ")
  }

  /// The last line of a function: the first `end` that is no deeper than its beginning.
  private func end(of defined: Int, atLeast last: Int) -> Int {
    let lines = film.source.lines
    guard lines.indices.contains(defined - 1) else { return last }
    if last <= defined, lines[defined - 1].contains("end") { return defined }
    let margin = lines[defined - 1].margin
    let limit = min(lines.count, max(last, defined) + 100)
    let end = (max(last - 1, defined)..<max(limit, defined + 1)).first { index in
      lines.indices.contains(index) && lines[index].margin <= margin
        && lines[index].drop { $0 == " " }.hasPrefix("end")
    }
    return end.map { $0 + 1 } ?? last
  }

  /// The controllers that took part.
  var cast: Markup {
    let items = film.actors.map { actor -> Markup in
      let world: Markup = actor.world == 0 ? "" : " data-world=\"\(actor.world)\""
      let hue = actor.hue.map { "k\($0)" } ?? "kn"
      let label = actor.labels.last ?? "#\(actor.number)"
      let former = actor.labels.dropLast().suffix(3).map { "; before: \($0.bounded)" }.joined()
      return """
        <li class="\(hue)" data-c="\(actor.number)"\(world)><b>\(label)</b> <span>#\(actor.number) \
        \(actor.className)\(former)</span>
        """
    }
    return """
      <section class="cast"><h2>Controllers</h2><ul>\(items)</ul></section>
      """
  }
}

extension String {
  /// The number of spaces that it begins with.
  fileprivate var margin: Int { prefix { $0 == " " || $0 == "\t" }.count }
}
