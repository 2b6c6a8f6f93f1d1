import ArgumentParser
import Console
import Drawings
import FilmTexts
import NavigationModel

/// The forms in which `render` draws a script, as the command line spells them.
struct RenderOutputs: ParsableArguments {
  @Option(help: ArgumentHelp("Write the pictures into a folder.", valueName: "folder"))
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "In --svg, draw hierarchies at most this wide, from 320.", valueName: "points"))
  var width: Int?

  @Option(
    help: ArgumentHelp("Write one picture with all steps, in rows.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var strip: String?

  @Option(
    help: ArgumentHelp(
      "In --strip, put so many steps into a row; by default the picture is at most 1600 points wide.",
      valueName: "count"))
  var columns: Int?

  @Flag(help: "Show the moments of --strip one after the other, in one place.")
  var animate = false

  @Flag(help: "Print the screen, the tree and the timeline of each step.")
  var text = false

  @Flag(help: "Print the view controller hierarchy as a flow chart of Mermaid.")
  var mermaid = false

  @Flag(help: "Print the view controller hierarchy as a graph of Graphviz.")
  var dot = false

  @Option(
    help: ArgumentHelp(
      "The step whose end --mermaid and --dot show; the last one by default.", valueName: "n"))
  var step: Int?

  @Flag(help: "Print the callbacks as a sequence diagram of Mermaid.")
  var sequence = false

  @Option(
    help: ArgumentHelp("Write a recording of a terminal (asciicast 2).", valueName: "file"),
    completion: .file(extensions: ["cast"]))
  var cast: String?

  @Option(
    help: ArgumentHelp(
      "Write the callbacks as trace events for timeline viewers.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Write the film as one HTML file; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "In --html, show another film beside it: of the script in another profile, or of another script.",
      valueName: "profile|script"))
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "Write the app that the script builds as one HTML file in which one can tap.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var play: String?

  @Option(
    help: ArgumentHelp("In --play, the most ways from the start; 6 by default.", valueName: "count")
  )
  var taps: Int?

  @Option(
    help: ArgumentHelp("In --play, the most states; 200 by default.", valueName: "count"))
  var states: Int?

  @Option(
    help: ArgumentHelp(
      "In --play, what is done in haste with another thing: 0 nowhere, 1 in the first state of each "
        + "screen, 2 in each state; 0 by default.", valueName: "count"))
  var races: Int?

  @OptionGroup var shown: ShownSteps

  /// The narrowest phone's, and more than any screen's.
  private static let widths = 320...10_000

  /// The chosen forms.
  @MainActor func chosen(comparedWith other: Film? = nil) -> [RenderOutput] {
    rows(other).compactMap(\.self)
  }

  /// The forms; nil for those that weren't chosen.
  @MainActor private func rows(_ other: Film?) -> [RenderOutput?] {
    [
      .init("--svg", "a folder", svg) {
        FilmPictures($0, width: width.map(Double.init) ?? .infinity).write(to: $1)
          .map(RenderProblem.init)
      },
      .file("--strip", strip) {
        (animate ? FilmStrip(playing: $0) : FilmStrip($0, columns: columns)).text
      },
      .file("--cast", cast) { Asciicast($0).text },
      .file("--trace", trace) { TraceEvents($0).text },
      .print("--text", text) { FilmText($0).text },
      .print("--mermaid", mermaid) { film throws(RenderProblem) in
        MermaidFamilies(try film.hierarchy(atStep: step)).text
      },
      .print("--dot", dot) { film throws(RenderProblem) in
        Dot(try film.hierarchy(atStep: step)).text
      },
      .print("--sequence", sequence) { MermaidSequence($0).text },
      .init("--html", "a file", html) {
        FilmFile($0, comparedWith: other, showing: shown.range(in: $0).steps)
          .write(to: $1, output: Terminal.write).map(RenderProblem.init)
      },
    ]
  }

  func validate() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor private func check() throws {
    let chosen = chosen()
    if compare != nil, html == nil { throw ValidationError("--compare needs --html.") }
    if shown.isGiven, html == nil || compare != nil {
      throw ValidationError("--steps and --part need --html, without --compare.")
    }
    if taps != nil || states != nil || races != nil, play == nil {
      throw ValidationError("--taps, --states and --races need --play.")
    }
    if let races, !(0...2).contains(races) {
      throw ValidationError("--races needs 0, 1 or 2; got \(races).")
    }
    for (option, count) in [("--taps", taps), ("--states", states)] {
      guard let count, !(1...1000).contains(count) else { continue }
      throw ValidationError("\(option) needs 1 to 1000; got \(count).")
    }
    if play != nil, chosen.isEmpty { return }
    guard !chosen.isEmpty else { throw ValidationError("choose an output, such as --svg.") }
    if let empty = chosen.first(where: \.path.isEmpty) {
      throw ValidationError("\(empty.option) needs the path of \(empty.kind).")
    }
    for (index, output) in chosen.enumerated() {
      guard let other = chosen[..<index].first(where: { $0.path == output.path }) else { continue }
      let place = output.path == RenderOutput.standardOutput ? "standard output" : "the same place"
      throw ValidationError("\(other.option) and \(output.option) can't both write to \(place).")
    }
    if let width {
      if svg == nil { throw ValidationError("--width needs --svg.") }
      guard Self.widths.contains(width) else {
        let (least, most) = (Self.widths.lowerBound, Self.widths.upperBound)
        throw ValidationError("--width needs \(least) to \(most) points; got \(width).")
      }
    }
    if animate, strip == nil { throw ValidationError("--animate needs --strip.") }
    if let columns {
      if strip == nil || animate {
        throw ValidationError("--columns needs --strip, without --animate.")
      }
      guard FilmStrip.columns.contains(columns) else {
        let (least, most) = (FilmStrip.columns.lowerBound, FilmStrip.columns.upperBound)
        throw ValidationError("--columns needs \(least) to \(most) steps; got \(columns).")
      }
    }
    guard let step else { return }
    if !mermaid, !dot { throw ValidationError("--step needs --mermaid or --dot.") }
    if step < 1 { throw ValidationError("--step needs a number from 1; got \(step).") }
  }
}

extension Film {
  /// The hierarchy at the end of a step, given its number; that of the last one for nil.
  fileprivate func hierarchy(atStep number: Int?) throws(RenderProblem) -> Hierarchy {
    if let number, number > steps.count {
      let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
      throw RenderProblem("--step \(number): the script has \(count)", code: 2)
    }
    let step = number.map { steps[$0 - 1] } ?? steps.last
    return (step?.moments.last).map { hierarchies[$0.hierarchy] } ?? Hierarchy()
  }
}
