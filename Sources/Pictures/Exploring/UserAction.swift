import NavigationModel

/// Something that the user does in a state.
nonisolated struct UserAction: Sendable, Equatable, Codable {
  /// The index of the hit; nil for what has no place on the screen.
  var hit: Int?
  /// The line of Lua or of Swift.
  var line: String
  /// What the user does, in words.
  var words: String
  /// What it is called in links.
  var name = ""
  /// Whether it is a tap.
  var isTap = false

  /// The actions of a state within bounds, each with a name of its own.
  static func all(
    _ hits: [Hit], waitingFor times: [Duration], isPortrait: Bool, in bounds: ExplorerBounds,
    _ language: UserLanguage
  ) -> [UserAction] {
    var actions: [UserAction] = []
    let rows = hits.indices.filter { hits[$0].kind == .row && hits[$0].obstacle == nil }
    let ends = [rows.min { hits[$0].isAbove(hits[$1]) }, rows.max { hits[$0].isAbove(hits[$1]) }]
    let places = Set(ends.compactMap { $0.map { hits[$0].frame } })
    for (index, hit) in hits.enumerated() where hit.obstacle == nil {
      guard hit.isTried(among: hits, in: bounds), !hit.isHeld else { continue }
      let isOfRow = hit.kind == .row || hit.kind == .deletion || hit.kind == .rowSwipe
      if isOfRow, !bounds.triesAllRows, !places.contains(hit.frame) { continue }
      actions.append(
        UserAction(hit: index, line: hit.line, words: hit.words, isTap: hit.kind.isTap))
    }
    // Those in front come first among equals; a line is done once.
    var lines: Set<String> = []
    actions = actions.filter { lines.insert($0.line).inserted }
    actions = actions.filter(\.isTap) + actions.filter { !$0.isTap }
    if let time = times.filter({ $0 > .zero }).min() {
      actions.append(UserAction(line: language.wait(time), words: "wait \(time.seconds) s"))
    }
    if bounds.turns {
      let side = isPortrait ? "landscape" : "portrait"
      actions.append(
        UserAction(line: language.turn(toPortrait: !isPortrait), words: "turn to \(side)"))
    }
    return named(actions)
  }

  private static func named(_ actions: [UserAction]) -> [UserAction] {
    var taken: Set<String> = []
    return actions.map { action in
      var copy = action
      let stem = action.words.linkName
      copy.name = stem
      var number = 1
      while !taken.insert(copy.name).inserted {
        number += 1
        copy.name = "\(stem)-\(number)"
      }
      return copy
    }
  }
}

nonisolated extension Hit {
  /// Whether it is higher on the screen than another one.
  fileprivate func isAbove(_ other: Hit) -> Bool {
    (frame.y, frame.x) < (other.frame.y, other.frame.x)
  }

  /// Whether it leaves a finger on the screen.
  fileprivate var isHeld: Bool { line.contains("{ at = ") || line.contains("(.held(at: ") }

  /// Whether the same gesture is taken back half-way.
  package var isTakenBack: Bool {
    ["cancel = true", ".cancelled)", "cancelled: true)"].contains(where: line.contains)
  }

  /// What the user does, in words.
  package var words: String {
    let end = isTakenBack ? ", taken back" : ""
    let short = name.shortened
    return switch kind {
    case .button, .row, .tab, .segment, .toggle, .alertButton, .menuEntry, .rowAction, .view,
      .field:
      "tap \(short)"
    case .backButton: "tap ‹ \(short)"
    case .surroundings: "tap outside \(short)"
    case .statusBar: "tap the status bar"
    case .keys:
      line.contains("\"\\n\"") ? "press Return in \(short)" : "type \(argument.quoted)"
    case .slider: "slide \(short) to \(argument)"
    case .deletion: "delete \(short)"
    case .rowSwipe: "swipe \(short)"
    case .hold: "hold \(short)"
    case .backEntry: "hold Back, tap \(short)"
    case .backSwipe: "swipe back\(end)"
    case .grab: "take hold of \(short)"
    case .columnSwipe:
      (line.contains("ColumnIn") ? "swipe a column in" : "swipe a column out") + end
    case .pageTurn: "turn the page \(line.contains("reverse") ? "back" : "forward")\(end)"
    case .dismissalSwipe: "swipe \(short) down\(end)"
    case .dismissalDrag: "drag \(short) away\(end)"
    case .sheetDrag: "drag \(short) to \(argument)\(end)"
    case .contentsSwipe: "swipe \(argument) over \(short)"
    case .keyboardDrag: "move the keyboard to \(argument)"
    case .scroll: "scroll \(short) \(direction)"
    case .refresh: "pull \(short) down"
    case .recognizedGesture: "\(function) on \(short)"
    case .systemChoice: "\(function) in \(short)"
    }
  }

  /// Where one comes to who scrolls.
  private var direction: String {
    let isBack = line.contains("= -") || line.contains(": -")
    let isAcross = line.contains("x = ") || line.contains("y: 0)")
    return isAcross ? (isBack ? "left" : "right") : isBack ? "up" : "down"
  }

  /// The first argument of its line, without quotes.
  private var argument: String {
    let inner = line.drop { $0 != "(" && $0 != "{" }.dropFirst()
    let first = inner.prefix { $0 != "," && $0 != ")" && $0 != "}" }
    let value = first.split { $0 == "=" || $0 == ":" }.last?.filter { $0 != "\"" && $0 != " " }
    return value.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
  }

  /// The name of its function.
  private var function: String {
    line.prefix { $0 != "(" && $0 != "{" }.split(separator: ".").last.map(String.init) ?? ""
  }
}

nonisolated extension Hit {
  /// Whether the explorer tries it: what only moves contents about would multiply states.
  ///
  /// On pages readers scroll as far as a second screen, and back.
  fileprivate func isTried(among hits: [Hit], in bounds: ExplorerBounds) -> Bool {
    switch kind {
    case .scroll: bounds.records && (isBack || !hits.contains { $0.isBack && $0.frame == frame })
    case .keyboardDrag, .statusBar, .grab, .contentsSwipe: false
    default: true
    }
  }

  /// Whether it scrolls back.
  private var isBack: Bool { kind == .scroll && ["up", "left"].contains(direction) }
}

nonisolated extension String {
  /// At most so many characters that it can be read on a button.
  fileprivate var shortened: String { count > 32 ? prefix(31) + "…" : self }

  fileprivate var quoted: String { "“\(shortened)”" }

  /// A name in a link: `tap+`, `type-Coffee`, `Save`.
  fileprivate var linkName: String {
    let isTap = hasPrefix("tap ")
    let spelled = map { character -> Character in
      character.isLetter || character.isNumber || character == "+" ? character : "-"
    }
    let words = String(spelled).split(separator: "-").map(String.init)
    guard isTap else { return words.isEmpty ? "-" : words.joined(separator: "-") }
    let rest = words.dropFirst().joined(separator: "-")
    return rest.isEmpty ? "tap" : rest.contains(where: \.isLetter) ? rest : "tap\(rest)"
  }
}
