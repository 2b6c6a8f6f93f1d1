import Drawings
import FilmTexts
import Foundation
import NavigationModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts of a film, as recorded, and with names of any kind.
@MainActor
struct FilmTextsTests {
  /// The forms by the names of their golden files.
  private static let forms: KeyValuePairs<String, (Film) -> String> = [
    "film.txt": { FilmText($0).text },
    "families.mmd": { MermaidFamilies($0.last).text },
    "families.dot": { Dot($0.last).text },
    "callbacks.mmd": { MermaidSequence($0).text },
    "film.cast": { Asciicast($0).text },
    "trace.json": { TraceEvents($0).text },
    "strip.svg": { FilmStrip($0).svg },
    "animated.svg": { FilmStrip(playing: $0).svg },
  ]

  @Test func eachFormIsAsRecorded() throws {
    for (name, form) in Self.forms {
      let text = form(FilmSample.usual)
      #expect(text == form(FilmSample.usual))
      let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens/\(name)").path
      let known = try? String(contentsOfFile: path, encoding: .utf8)  // nil: there is none yet
      if ProcessInfo.processInfo.environment["RECORD"] == "1", known != text {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      #expect(known == text, "\(name) differs; RECORD=1 records it")
    }
  }

  /// A controller of another world is another one, although it has the same number.
  @Test func eachWorldHasItsOwnLanes() {
    let film = FilmSample.film(
      """
      window.rootViewController = UIViewController "Home"
      settle()
      simulator:reset()
      window.rootViewController = UIViewController "Photo"
      settle()
      """)
    let text = MermaidSequence(film).text
    #expect(text.contains("participant c1 as Home (#35;1)\n  participant c2 as Photo (#35;1)"))
    #expect(text.contains("->>c1: viewDidLoad") && text.contains("->>c2: viewDidLoad"))
    #expect(TraceEvents(film).text.contains("\"Photo (#1)\""))
  }

  @Test(arguments: FilmSample.hostileNames)
  func anyNameIsWritten(_ name: String) throws {
    let film = FilmSample.film(of: name)
    for (_, form) in Self.forms {
      #expect(FilmSample.isVisible(form(film)))
    }
  }

  @Test(arguments: FilmSample.hostileNames)
  func aDiagramHasNoOtherLines(_ name: String) {
    let (film, usual) = (FilmSample.film(of: name), FilmSample.film(of: "Home"))
    for form in [MermaidFamilies(film.last).text, Dot(film.last).text, MermaidSequence(film).text] {
      #expect(form.utf8.count < 100_000)
    }
    #expect(shape(MermaidFamilies(film.last).text) == shape(MermaidFamilies(usual.last).text))
    #expect(shape(MermaidSequence(film).text) == shape(MermaidSequence(usual).text))
    #expect(shape(Dot(film.last).text) == shape(Dot(usual.last).text))
  }

  /// The lines of a diagram as far as its language reads them: without texts.
  private func shape(_ diagram: String) -> [String] {
    diagram.split(separator: "\n").map { line in
      String(line).replacing(/"(?:[^"\\]|\\.)*"/, with: "TEXT")
        .replacing(/(: | as ).*$/, with: { "\($0.1)TEXT" })
    }
  }

  @Test(arguments: FilmSample.hostileNames)
  func recordingsAreValues(_ name: String) throws {
    let film = FilmSample.film(of: name)
    for line in Asciicast(film).text.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(TraceEvents(film).text.utf8))
    }
    for strip in [FilmStrip(film), FilmStrip(playing: film)].map(\.text) {
      #expect(XMLParser(data: Data(strip.utf8)).parse())
      #expect(!strip.contains("<script") && strip.utf8.count < 300_000)
    }
  }

  @Test func aFilmWithoutStepsIsWritten() {
    let film = FilmSample.film("")
    #expect(film.steps.isEmpty)
    #expect(Asciicast(film).text.split(separator: "\n").count == 2)
    #expect(MermaidSequence(film).text == "sequenceDiagram\n  participant c0 as UIKit\n")
    #expect(XMLParser(data: Data(FilmStrip(playing: film).text.utf8)).parse())
    #expect(FilmText(film).text == "sample.lua  modern\n")
  }

  // MARK: Order

  /// A slice of a trace, as a viewer reads it.
  private struct Slice: Decodable {
    let name, ph: String
    let tid: Int
    let ts, dur: Int64?
  }

  private struct Trace: Decodable {
    let traceEvents: [Slice]
  }

  @Test func slicesKeepTheOrderOfCallbacks() throws {
    let film = FilmSample.usual
    let text = TraceEvents(film).text
    let slices = try JSONDecoder().decode(Trace.self, from: Data(text.utf8)).traceEvents
    let callbacks = slices.filter { $0.ph == "X" && $0.tid > 0 }
    let events = film.steps.flatMap(\.events)
    #expect(callbacks.count == events.count)
    #expect(callbacks.allSatisfy { $0.dur == 1 })
    for (slice, next) in zip(callbacks, callbacks.dropFirst()) {
      #expect((slice.ts ?? 0) + 2 <= next.ts ?? 0)
    }
    for (slice, event) in zip(callbacks, events) {
      #expect(event.text.hasSuffix(slice.name))
      #expect(slice.tid == Int(event.subject?.number ?? 0) + 1)
      let late = (slice.ts ?? 0) - Int64(event.at / .microseconds(1))
      #expect((0..<1000).contains(late))
    }
    let steps = slices.filter { $0.ph == "X" && $0.tid == 0 }
    #expect(steps.count == film.steps.count)
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect((step.ts ?? 0) + (step.dur ?? 0) < next.ts ?? 0)
    }
  }

  @Test func recordingsHaveAMarkerAtEachStep() {
    let lines = Asciicast(FilmSample.usual).text.split(separator: "\n")
    let times = lines.dropFirst().map { Double($0.dropFirst().prefix { $0 != "," }) ?? -1 }
    #expect(times == times.sorted() && times.first == 0)
    #expect(lines.count { $0.contains(",\"m\",") } == FilmSample.usual.steps.count)
  }

  /// The sizes are those of the pictures: 5 phones with 216 points each, and 16 at the end.
  @Test(arguments: [(nil, 1096, 1), (5, 1096, 1), (1000, 1096, 1), (3, 664, 2), (1, 232, 5)])
  func stripsHaveRows(columns: Int?, width: Double, rows: Int) throws {
    let film = FilmSample.film(
      "window.rootViewController = UIViewController 'Home'\nsettle()\n"
        + (1...4).map { "window.rootViewController = UIViewController '\($0)'\nsettle()\n" }
        .joined())
    let text = FilmStrip(film, columns: columns).text
    let origins = text.matches(of: /translate\(([0-9.]+) ([0-9.]+)\)"><g transform="scale/)
    #expect(origins.count == 5)
    #expect(Set(origins.map(\.output.2)).count == rows)
    let size = try #require(text.firstMatch(of: /viewBox="0 0 ([0-9.]+)\s/)).output.1
    #expect(Double(size) == width)
  }

  @Test func aLongStripFitsOnAPage() throws {
    let line = "window.rootViewController = UIViewController()\nsettle()\n"
    let text = FilmStrip(FilmSample.film(String(repeating: line, count: 40))).text
    let size = try #require(text.firstMatch(of: /viewBox="0 0 ([0-9.]+)\s/)).output.1
    #expect((1400...1600).contains(Double(size) ?? 0))
  }

  @Test func aStepThatLooksLikeTheOneBeforeIsLeftOut() {
    let film = FilmSample.film(
      "window.rootViewController = UIViewController 'Home'\nsettle()\nmark 'one'\nmark 'two'")
    #expect(film.steps.count == 3)
    #expect(FilmStrip(film).text.matches(of: /class="dev\s/).count == 1)
  }

  /// The first frame is the poster, which is seen where nothing plays.
  @Test func animatedStripsBeginWithThePoster() throws {
    let text = FilmStrip(playing: FilmSample.usual).text
    let first = try #require(text.firstRange(of: "class=\"frame f0\""))
    let words = try #require(text[first.upperBound...].firstMatch(of: /<title>([^<]*)/)).output.1
    let poster = try #require(Poster(of: FilmSample.usual))
    let drawing = FilmDrawings(FilmSample.usual).device(poster.moment)
    #expect(drawing.svg.contains("<title>\(words)</title>"))
    #expect(text.contains(".frame{visibility:hidden;") && text.contains(".f0{visibility:visible}"))
  }

  @Test func animatedStripsShowEachMoment() {
    let film = FilmSample.usual
    let text = FilmStrip(playing: film).text
    let count = film.steps.map(\.moments.count).reduce(0, +)
    #expect(text.matches(of: /class="frame f/).count == count + 1)
    let names = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    for use in text.matches(of: /clip-path="url\(#([^)]*)\)"/) {
      #expect(names.contains(String(use.1)))
    }
  }
}

extension Film {
  /// The hierarchy at its end.
  fileprivate var last: Hierarchy {
    steps.last?.moments.last.map { hierarchies[$0.hierarchy] } ?? Hierarchy()
  }
}
