import FilmTexts
import Foundation
import NavigationModel
import Support
import Testing

/// The screens of an app as a flow chart.
struct MermaidScreensTests {
  @Test func anAppIsAsRecorded() throws {
    let text = MermaidScreens(ExplorationSample(screens: 8, tabs: 2).exploration).text
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/screens.mmd").path
    let known = try? String(contentsOfFile: path, encoding: .utf8)  // nil: there is none yet
    if ProcessInfo.processInfo.environment["RECORD"] == "1", known != text {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(known == text, "RECORD=1 records it")
  }

  @Test(arguments: FilmSample.hostileNames)
  func namesAddNoLines(_ name: String) {
    let usual = MermaidScreens(ExplorationSample(screens: 8, tabs: 2).exploration).text
    let named = ExplorationSample(screens: 8, tabs: 2) { _ in name }
    let text = MermaidScreens(named.exploration).text
    #expect(FilmSample.isVisible(text) && text.utf8.count < 100_000)
    #expect(shape(text).filter { !$0.contains("->") } == shape(usual).filter { !$0.contains("->") })
    #expect(shape(text).count == shape(usual).count)
  }

  @Test func anAppWithoutScreensIsWritten() {
    let exploration = Exploration(
      title: "", source: Film.Source(name: "", text: ""), profile: "modern")
    #expect(MermaidScreens(exploration).text == "flowchart LR\n")
  }

  /// The lines as far as the language reads them: without texts.
  private func shape(_ diagram: String) -> [String] {
    diagram.split(separator: "\n").map { String($0).replacing(/"[^"]*"/, with: "TEXT") }
  }
}
