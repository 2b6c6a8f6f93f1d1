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

/// Plays a demo page by page.
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
    pages = DemoPage.pages(of: demo, in: book)
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
    while pages.indices.contains(position) {
      show(position)
      switch nextKey(at: position) {
      case .next: position += 1
      case .back: position = max(position - 1, 0)
      case .again: break
      case .prompt: openPrompt(after: position)
      case .cure: return .cure
      case .quit: return .quit
      case .interrupt: return .interrupted
      }
    }
    return .finished
  }

  private func show(_ position: Int) {
    let title = "\(demo.name) · \(position + 1) of \(pages.count)"
    terminal.write(
      DemoPageText(
        pages[position], title, columns: terminal.columns(), paint: terminal.paint
      ).text)
  }

  private func openPrompt(after position: Int) {
    let session = Session(demo: demo, afterPage: min(position, demo.pageCount - 1))
    let note = "The world of \(demo.name) after page \(position + 1). Ctrl-D returns to the demo."
    terminal.write(Prose.folded(note, to: terminal.columns()) + "\n")
    terminal.openPrompt(session)
  }

  // MARK: Keys

  private func nextKey(at position: Int) -> DemoKey {
    guard let ask = terminal.ask else { return .next }
    var question = self.question(at: position)
    while true {
      guard let character = ask(question) else { return .quit }
      if let key = keys(at: position).first(where: { $0.characters.contains(character) }) {
        return key
      }
      question = ""
    }
  }

  private func keys(at position: Int) -> [DemoKey] {
    DemoKey.allCases.filter { $0 != .cure || book[demo.cure] != nil }
  }

  /// `Enter next  b back  r again  j prompt  q quit`; only the keys where there is little room.
  private func question(at position: Int) -> String {
    let isLast = position == pages.count - 1
    let keys = keys(at: position).filter { $0 != .interrupt }
    let words = keys.map { "\($0.label) \($0 == .next && isLast ? "end" : $0.rawValue)" }
    let line = words.joined(separator: "  ") + " "
    let width = terminal.columns() ?? .max
    return line.displayWidth < width ? line : keys.map(\.label).joined(separator: " ") + " "
  }
}

/// What a key does while a demo is played.
private enum DemoKey: String, CaseIterable {
  case next, back, again, cure, prompt, quit, interrupt

  var characters: [Character] {
    switch self {
    case .next: ["\r", "\n", " "]
    case .back: ["b"]
    case .again: ["r"]
    case .cure: ["c"]
    case .prompt: ["j"]
    case .quit: ["q", "\u{4}"]
    case .interrupt: ["\u{3}"]
    }
  }

  var label: String { self == .next ? "Enter" : characters.map(String.init)[0] }
}
