/// A run as pictures that can be played: what each line of a script changed.
public struct Film: Sendable, Equatable {
  /// The version of these values; a reader refuses a higher one.
  public static let version = 1

  /// Its title: the script's own, or its name.
  public var title = ""
  /// The script.
  public var source: Source
  /// The name of the profile that it began with.
  public var profile: String
  /// The controllers that took part, world by world in the order of their numbers.
  public var actors: [Actor] = []
  /// The indices of the hierarchies with which worlds after the first begin: a script has reset the
  /// simulator.
  public var resets: [Int] = []
  /// The parts, in order.
  public var parts: [Part] = []
  /// The steps, in order.
  public var steps: [Step] = []
  /// The hierarchies that moments refer to, each once.
  public var hierarchies: [Hierarchy] = []
  /// The screens that moments refer to, each once.
  public var screens: [Screen] = []

  /// A film without steps.
  public init(_ source: Source, profile: String) {
    self.source = source
    self.profile = profile
  }

  /// A script as its author wrote it.
  public struct Source: Sendable, Equatable, Codable {
    /// Its name.
    public var name: String
    /// Its lines.
    public var lines: [String]

    /// A script.
    public init(name: String, text: String) {
      self.name = name
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A controller that took part.
  public struct Actor: Sendable, Equatable, Codable {
    /// How many hues there are.
    public static let hues = 6
    /// The index of its world: numbers begin anew in each.
    public var world: Int
    /// Its number.
    public var number: Int
    /// Its class.
    public var className: String
    /// The labels that it had, in order.
    public var labels: [String]
    /// Its hue, from 0 to 5; nil for containers.
    public var hue: Int?

    /// A controller.
    public init(
      number: Int, in world: Int = 0, className: String, labels: [String], hue: Int? = nil
    ) {
      self.world = world
      self.number = number
      self.className = className
      self.labels = labels
      self.hue = hue
    }
  }

  /// A part of a film: it begins with a comment at the left margin of the script.
  public struct Part: Sendable, Equatable, Codable {
    /// The index of its first step.
    public var firstStep: Int
    /// The first line of the comment.
    public var heading: String
    /// The whole comment.
    public var text: String

    /// A part.
    public init(
      firstStep: Int, heading: String, text: String
    ) {
      self.firstStep = firstStep
      self.heading = heading
      self.text = text
    }
  }

  /// What a line of the script's own body changed.
  public struct Step: Sendable, Equatable, Codable {
    /// Its first and its last line.
    public var lines: ClosedRange<Int>
    /// The lines that ran in functions because of it, by function, in the order they were entered.
    public var ran: [FunctionRun] = []
    /// What was printed.
    public var printed: [String] = []
    /// What UIKit would log.
    public var diagnostics: [Diagnostic] = []
    /// Why a test failed in it.
    public var failures: [Failure] = []
    /// Its pictures, in order.
    public var moments: [Moment] = []
    /// The events.
    public var events: [Event] = []

    /// A step.
    public init(
      lines: ClosedRange<Int>, ran: [FunctionRun] = [], printed: [String] = [],
      diagnostics: [Diagnostic] = [], failures: [Failure] = [], moments: [Moment] = [],
      events: [Event] = []
    ) {
      self.lines = lines
      self.ran = ran
      self.printed = printed
      self.diagnostics = diagnostics
      self.failures = failures
      self.moments = moments
      self.events = events
    }
  }

  /// Why a test failed.
  public struct Failure: Sendable, Equatable, Codable {
    /// The line of the script; nil if it is elsewhere.
    public var line: Int?
    /// What failed.
    public var text: String

    /// A failure.
    public init(line: Int?, text: String) {
      self.line = line
      self.text = text
    }
  }

  /// Lines of a function that ran.
  public struct FunctionRun: Sendable, Equatable, Codable {
    /// The line where it is defined.
    public var defined: Int
    /// The lines, in the order they ran first.
    public var lines: [Int]

    /// Lines of a function.
    public init(
      defined: Int, lines: [Int]
    ) {
      self.defined = defined
      self.lines = lines
    }
  }

  /// A picture of a step.
  public struct Moment: Sendable, Equatable, Codable {
    /// When it is.
    public var at: Duration
    /// What sort of moment it is.
    public var kind: Kind
    /// The name of the profile.
    public var profile: String
    /// The index of the hierarchy.
    public var hierarchy: Int
    /// The index of the screen.
    public var screen: Int
    /// The index of the screen that the motions come from; nil while nothing moves.
    public var former: Int?
    /// What moves.
    public var motions: [Motion] = []
    /// What the finger is on.
    public var finger: Screen.Target.ID?

    /// A picture.
    public init(
      at: Duration, kind: Kind, profile: String, hierarchy: Int, screen: Int, former: Int? = nil,
      motions: [Motion] = [], finger: Screen.Target.ID? = nil
    ) {
      self.at = at
      self.kind = kind
      self.profile = profile
      self.hierarchy = hierarchy
      self.screen = screen
      self.former = former
      self.motions = motions
      self.finger = finger
    }
  }

  /// The sort of a moment.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    /// The screen before, with the finger.
    case tap
    /// The call has returned, and nothing has been called yet.
    case asked
    /// A transition is in progress.
    case half
    /// Nothing moves.
    case rest = "after"
  }
}

extension Film {
  /// The index of the world that a moment shows.
  public func world(of moment: Moment) -> Int { resets.count { $0 <= moment.hierarchy } }

  /// The index of the world that a step ends in.
  public func world(of step: Step) -> Int { step.moments.last.map { world(of: $0) } ?? 0 }
}

extension Film.Source {
  /// Whether a line only says what is expected: `-->`.
  public func isExpectation(_ line: Int) -> Bool { text(of: line).hasPrefix("-->") }

  /// A line without the spaces before it; empty beyond the end.
  public func text(of line: Int) -> Substring {
    guard lines.indices.contains(line - 1) else { return "" }
    return lines[line - 1].drop { $0 == " " || $0 == "\t" }
  }

  /// The code of some lines.
  public func code(_ range: ClosedRange<Int>) -> String {
    let part = range.clamped(to: 1...max(lines.count, 1))
    return lines.isEmpty
      ? "" : lines[part.lowerBound - 1...part.upperBound - 1].joined(separator: "\n")
  }

  /// The lines of the statement that a line belongs to, as its brackets say.
  public func statement(at line: Int) -> ClosedRange<Int> {
    var (first, last) = (line, line)
    var balance = depth(of: line)
    while balance < 0, first > 1, line - first < Self.longest {
      first -= 1
      balance += depth(of: first)
    }
    while balance > 0, last < lines.count, last - line < Self.longest {
      last += 1
      balance += depth(of: last)
    }
    return first...last
  }

  private static let longest = 200

  /// How many more brackets a line opens than it closes, outside of quotes and comments.
  private func depth(of line: Int) -> Int {
    var (depth, quote, last) = (0, nil as Character?, " " as Character)
    for character in text(of: line) {
      defer { last = character }
      if let open = quote {
        if character == open, last != "\\" { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "-" where last == "-": return depth
      default: break
      }
    }
    return depth
  }

  /// A comment at the left margin: where it begins and ends, and its text.
  public struct Comment: Sendable, Equatable {
    /// Its lines.
    public var range: ClosedRange<Int>
    /// Its text without the dashes, line by line.
    public var lines: [String]
  }

  /// The comments at the left margin, in order; what is expected is none.
  public var comments: [Comment] {
    var found: [Comment] = []
    for (index, line) in lines.enumerated() where line.hasPrefix("--") && !line.hasPrefix("-->") {
      let text = String(line.drop { $0 == "-" }.drop { $0 == " " })
      if let last = found.last, last.range.upperBound == index {
        found[found.count - 1].range = last.range.lowerBound...index + 1
        found[found.count - 1].lines.append(text)
      } else {
        found.append(Comment(range: index + 1...index + 1, lines: [text]))
      }
    }
    return found
  }
}
