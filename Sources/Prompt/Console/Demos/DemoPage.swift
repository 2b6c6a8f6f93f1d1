import Demos

/// A page of a demo: a step of the script, and what happened then.
struct DemoPage: Equatable {
  /// The comments and the code of the step, in their order.
  var parts: [DemoPart]
  /// What was printed, and the callbacks.
  var output: [String] = []
  /// What to do about the rules that were broken.
  var advice = ""
  /// The hierarchy afterwards; empty if nothing ran.
  var tree = ""
  /// The screen afterwards.
  var screen = ""
  /// Whether the step prints the hierarchy or the screen itself, and so wants to show it.
  var printsTree = false, printsScreen = false
}

extension DemoPage {
  /// The pages of a demo for a terminal with some columns: one for each block of its script; after a
  /// cure, what differs from the mistake.
  static func pages(of demo: Demo, in book: DemoBook, columns: Int?, at place: CommandPlace)
    -> [DemoPage]
  {
    var pages = DemoRecorder(demo, columns: columns, at: place).pages
    if !pages.isEmpty { pages[0].parts.insert(contentsOf: introduction(of: demo), at: 0) }
    if let mistake = demo.mistake.flatMap({ book[$0] }) {
      pages.append(DemoPage(parts: differences(of: demo, from: mistake)))
    }
    return pages
  }

  private static func introduction(of demo: Demo) -> [DemoPart] {
    let heading = demo.heading
    let texts = [
      heading.title, heading.origin.isEmpty ? "" : "From \(heading.origin).",
      heading.watch.isEmpty ? "" : "Watch \(heading.watch)",
    ]
    return (texts + heading.notes).filter { !$0.isEmpty }.map(DemoPart.prose)
  }

  private static func differences(of cure: Demo, from mistake: Demo) -> [DemoPart] {
    let difference = TextDifference(expected: mistake.source, actual: cure.source)
    return [
      .prose("What differs from \(mistake.name):"),
      .difference(difference.description.split(separator: "\n").map(String.init)),
    ]
  }

  /// Whether a comment of the page names a figure.
  func shows(_ item: String) -> Bool { parts.contains { $0.names(item) } }
}
