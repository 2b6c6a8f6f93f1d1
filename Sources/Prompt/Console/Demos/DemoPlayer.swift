import Demos
import Inspection

/// Where demos are played: at a terminal whose user presses keys, or anywhere, without pauses.
package struct DemoTerminal {
  /// Receives the text.
  package var write: (String) -> Void
  /// Returns a text in the colour of its tone.
  package var paint: (String, Tone) -> String
  /// The width in columns; nil if there is no terminal.
  package var columns: () -> Int?
  /// The height in rows; nil if it isn't known.
  package var rows: () -> Int? = { nil }
  /// Where the commands that a page names are typed.
  package var place = CommandPlace.shell
  /// Asks for a key, with a line that is erased then; nil to play without pauses.
  package var ask: ((String) -> Character?)?
  /// Opens the prompt in a session, until it ends.
  package var openPrompt: (Session) -> Void = { _ in }

  /// A place without keys.
  package init(
    write: @escaping (String) -> Void,
    paint: @escaping (String, Tone) -> String = { text, _ in text },
    columns: @escaping () -> Int? = { nil }
  ) {
    self.write = write
    self.paint = paint
    self.columns = columns
  }
}

/// Plays a demo page by page, and a page that is longer than the terminal in parts.
package struct DemoPlayer {
  private let demo: Demo
  private let book: DemoBook
  private let terminal: DemoTerminal
  private let pages: [DemoPage]

  /// Runs a demo, whose pages are then played at a terminal.
  package init(_ demo: Demo, in book: DemoBook = .standard, at terminal: DemoTerminal) {
    self.demo = demo
    self.book = book
    self.terminal = terminal
    pages = DemoPage.pages(of: demo, in: book, columns: terminal.columns(), at: terminal.place)
  }

  /// How playing ends.
  package enum PlayEnd: Equatable, Sendable {
    case finished, quit, interrupted
    /// The user wants to see the cure of the mistake.
    case cure
  }

  /// The first page that shows what a question asks for, such as a figure; else the first page.
  package func page(about question: String) -> Int {
    let items = demo.heading.references.filter { $0.answers(question) }.map(\.item)
    return items.lazy.compactMap { item in pages.firstIndex { $0.shows(item) } }.first ?? 0
  }

  /// Plays the pages from one on.
  package func play(from first: Int = 0) -> PlayEnd {
    var position = first
    var above: DemoPage?
    while pages.indices.contains(position) {
      let key = show(position, below: above)
      above = key == .next ? pages[position] : nil
      switch key {
      case .next: position += 1
      case .back: position = max(position - 1, 0)
      case .again, .help: break
      case .prompt: openPrompt(after: position)
      case .cure: return .cure
      case .quit: return .quit
      case .interrupt: return .interrupted
      }
    }
    return .finished
  }

  /// Shows a page until a key leads on from it.
  private func show(_ position: Int, below above: DemoPage?) -> DemoKey {
    let title = "\(demo.name) · \(position + 1) of \(pages.count)"
    let text = DemoPageText(
      pages[position], title, below: above, columns: terminal.columns(), paint: terminal.paint
    ).text
    guard let ask = terminal.ask else {
      terminal.write(text)
      return .next
    }
    let parts = Screenfuls(text, rows: terminal.rows()).parts
    for (index, part) in parts.enumerated() {
      terminal.write(part)
      let isLast = index == parts.count - 1
      let next = !isLast ? "more" : position == pages.count - 1 ? "end" : "next"
      let key = nextKey(next, ask)
      if key != .next { return key }
    }
    return .next
  }

  private func openPrompt(after position: Int) {
    let session = Session(demo: demo, afterPage: min(position, demo.pageCount - 1))
    let note = "The world of \(demo.name) after page \(position + 1). Ctrl-D returns to the demo."
    terminal.write(Prose.folded(note, to: terminal.columns()) + "\n")
    terminal.openPrompt(session)
  }

  // MARK: Keys

  /// The key that the user presses; `next` says what Enter does.
  private func nextKey(_ next: String, _ ask: (String) -> Character?) -> DemoKey {
    while true {
      guard let character = ask(question(next)) else { return .quit }
      let key = keys.first { $0.characters.contains(character) }
      if key == .help { terminal.write(Prose.folded(help, to: terminal.columns()) + "\n") }
      if let key, key != .help { return key }
    }
  }

  private var keys: [DemoKey] {
    DemoKey.allCases.filter { $0 != .cure || book[demo.cure] != nil }
  }

  /// `Enter next  b back  r again  j prompt  q quit  ? keys`; fewer where there is little room.
  private func question(_ next: String) -> String {
    func line(_ keys: [DemoKey]) -> String {
      keys.map { "\($0.label) \($0 == .next ? next : $0.rawValue)" }.joined(separator: "  ") + " "
    }
    let whole = line(keys.filter { $0 != .interrupt })
    let width = terminal.columns() ?? .max
    return whole.displayWidth < width ? whole : line([.next, .quit, .help])
  }

  /// A line for each key.
  private var help: String {
    keys.map { "  \($0.names)   \($0.sentence)\n" }.joined()
  }
}

/// What a key does while a demo is played.
private enum DemoKey: String, CaseIterable {
  case next, back, again, cure, prompt, quit, interrupt
  case help = "keys"

  var characters: [Character] {
    switch self {
    case .next: ["\r", "\n", " "]
    case .back: ["b"]
    case .again: ["r"]
    case .cure: ["c"]
    case .prompt: ["j"]
    case .quit: ["q", "\u{4}"]
    case .interrupt: ["\u{3}"]
    case .help: ["?", "h"]
    }
  }

  var label: String { self == .next ? "Enter" : characters.map(String.init)[0] }

  /// All that it is called, as wide as the others.
  var names: String {
    switch self {
    case .next: "Enter, space"
    case .quit: "q, Ctrl-D   "
    case .interrupt: "Ctrl-C      "
    case .help: "?, h        "
    default: "\(label)           "
    }
  }

  /// What it does.
  var sentence: String {
    switch self {
    case .next: "goes on"
    case .back: "shows the page before"
    case .again: "shows this page again"
    case .cure: "plays the cure of the mistake"
    case .prompt: "opens the prompt in the world of this page"
    case .quit: "quits"
    case .interrupt: "quits with everything that waits"
    case .help: "shows these keys"
    }
  }
}
