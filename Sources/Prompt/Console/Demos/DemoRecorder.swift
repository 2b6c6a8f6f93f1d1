import Demos
import HeadlessUIKit
import Inspection
import NavigationModel
import UIKitLua

/// Runs a demo, and records its pages.
final class DemoRecorder {
  private(set) var pages: [DemoPage] = []
  private let blocks: [Transcript.Block]
  private let lines: [String]
  private let heading: DemoHeading
  private let columns: Int?
  private let place: CommandPlace
  private var events: [Event] = []
  /// The tables of families that the step has printed, with those that fit the terminal.
  private var tables: [(whole: [String], fitting: [String])] = []
  private let session = Session()

  init(_ demo: Demo, columns: Int?, at place: CommandPlace) {
    let transcript = Transcript(source: demo.source)
    blocks = transcript.blocks
    lines = transcript.lines.map(\.text)
    heading = demo.heading
    self.columns = DemoPageText.columns(ofOutputAt: columns)
    self.place = place
    session.observer.didHappen = { [unowned self] in events += $0 }
    session.observer.didPrint = { [unowned self] in fitTable(in: $0) }
    session.observer.didReach = { [unowned self] in add($0, $1) }
    session.run(script: demo.source, named: "\(demo.name).lua")
    session.observer = TranscriptObserver()
  }

  private func add(_ block: Int, _ output: [String]) {
    let tree = session.printedTree
    let screen = ScreenPrinter(session.world.stage.screen).text()
    let start = block == 0 ? heading.lineCount : blocks[block - 1].range.upperBound
    let rest = output.removing(tree.rows)
    let others = rest.removing(screen.rows)
    pages.append(
      DemoPage(
        parts: DemoPart.parts(
          of: Array(lines[start..<blocks[block].range.lowerBound]),
          naming: heading.references.map(\.item)),
        output: fitting(others), advice: advice,
        tree: tree, screen: screen, printsTree: rest.count < output.count,
        printsScreen: others.count < rest.count))
    (events, tables) = ([], [])
  }

  /// Notes a table of families in a printed text that is wider than the terminal.
  private func fitTable(in text: String) {
    guard let columns, text.contains("navigationController") else { return }
    let whole = FamilyPrinter(session.hierarchy).text()
    guard text.contains(whole) else { return }
    let fitting = FamilyPrinter(session.hierarchy, labels: .plain, columns: columns).text()
    tables.append((whole.rows, fitting.rows))
  }

  private func fitting(_ output: [String]) -> [String] {
    tables.reduce(output) { output, table in output.replacing(table.whole, with: table.fitting) }
  }

  /// What to do about each rule that was broken in the step.
  private var advice: String {
    var rules: [Diagnostic.Rule] = []
    for event in events where event.kind == .warning || event.kind == .exception {
      guard let rule = Diagnostic.Rule.named(event.callback) else { continue }
      if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    }
    return rules.map { Explanation(adviceAbout: $0, at: place).text }.joined()
  }
}

extension [String] {
  /// The list without some lines that follow each other in it, which are shown elsewhere.
  fileprivate func removing(_ block: [String]) -> [String] {
    guard let start = starts(of: block).last else { return self }
    return Array(self[..<start] + self[(start + block.count)...])
  }

  /// The list with other lines in the place of some that follow each other in it.
  fileprivate func replacing(_ block: [String], with other: [String]) -> [String] {
    guard let start = starts(of: block).first else { return self }
    return Array(self[..<start] + other + self[(start + block.count)...])
  }

  private func starts(of block: [String]) -> [Int] {
    guard !block.isEmpty, count >= block.count else { return [] }
    return (0...count - block.count).filter { Array(self[$0..<$0 + block.count]) == block }
  }
}
