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
  private var events: [Event] = []
  private let session = Session()

  init(_ demo: Demo) {
    let transcript = Transcript(source: demo.source)
    blocks = transcript.blocks
    lines = transcript.lines.map(\.text)
    heading = demo.heading
    session.observer.didHappen = { [unowned self] in events += $0 }
    session.observer.didReach = { [unowned self] in add($0, $1) }
    session.run(script: demo.source, named: "\(demo.name).lua")
    session.observer = TranscriptObserver()
  }

  private func add(_ block: Int, _ output: [String]) {
    let tree = session.printedTree
    let screen = ScreenPrinter(session.world.stage.screen).text()
    let start = block == 0 ? heading.lineCount : blocks[block - 1].range.upperBound
    pages.append(
      DemoPage(
        parts: DemoPart.parts(
          of: Array(lines[start..<blocks[block].range.lowerBound]),
          naming: heading.references.map(\.item)),
        output: output.removing(tree.rows).removing(screen.rows), advice: advice, tree: tree,
        screen: screen))
    events = []
  }

  /// What to do about each rule that was broken in the step.
  private var advice: String {
    var rules: [Diagnostic.Rule] = []
    for event in events where event.kind == .warning || event.kind == .exception {
      guard let rule = Diagnostic.Rule.named(event.callback) else { continue }
      if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    }
    return rules.map { Explanation(adviceAbout: $0).text }.joined()
  }
}

extension [String] {
  /// The list without some lines that follow each other in it, which are shown elsewhere.
  fileprivate func removing(_ block: [String]) -> [String] {
    guard !block.isEmpty, count >= block.count,
      let start = (0...count - block.count).last(where: {
        Array(self[$0..<$0 + block.count]) == block
      })
    else { return self }
    return Array(self[..<start] + self[(start + block.count)...])
  }
}
