import EscapedText
import Inspection
import NavigationModel

/// A film in letters: the screen, the tree and the timeline of each step.
package struct FilmText {
  private let film: Film

  /// The text of a film.
  package init(_ film: Film) { self.film = film }

  /// The whole text.
  package var text: String {
    let title = "\(film.title.escaped)  \(film.profile)\n"
    return title + film.steps.indices.map { "\n" + text(ofStep: $0) }.joined()
  }

  private func text(ofStep index: Int) -> String {
    let step = film.steps[index]
    var parts = [heading(index, step)]
    guard let moment = step.moments.last else { return parts[0] + "\n" }
    let hierarchy = film.hierarchies[moment.hierarchy]
    let caption = film.caption(
      of: moment, after: film.lastMoment(beforeStep: index), step.events)
    parts.append(caption.text.escaped)
    parts.append(ScreenPrinter(film.screens[moment.screen]).text().escapedLines)
    parts.append(TreePrinter(hierarchy).text().escapedLines)
    parts.append(timeline(of: step))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The number, the code and what was printed.
  private func heading(_ index: Int, _ step: Film.Step) -> String {
    let title = "step \(index + 1) of \(film.steps.count), \(step.lineWords)"
    let lines =
      film.source.codeLines(step.lines).map { "> \($0)" }
      + step.printed.flatMap(\.shownLines)
    return ([title] + lines).joined(separator: "\n")
  }

  private func timeline(of step: Film.Step) -> String {
    FoldedTimelinePrinter(from: step.events.first?.at ?? .zero).lines(for: step.events)
      .map(\.escaped).joined(separator: "\n")
  }
}

extension Film.Step {
  /// `line 12`, `lines 12 to 14`.
  var lineWords: String {
    let (first, last) = (lines.lowerBound, lines.upperBound)
    return first == last ? "line \(first)" : "lines \(first) to \(last)"
  }
}

extension Film.Source {
  /// The lines of some code, in which everything is visible.
  func codeLines(_ range: ClosedRange<Int>) -> [String] { code(range).shownLines }
}

extension String {
  /// Its lines, in which everything is visible; a newline ends the last one.
  var shownLines: [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.last == "" ? lines.dropLast() : lines[...]).map { String($0).escaped }
  }
}
