/// What an app is like for its user: states, and the ways between them.
///
/// Controllers have numbers by their places, not by their births: a state has the same values by
/// whichever way it was reached.
package struct Exploration: Sendable, Equatable {
  /// The title of its script.
  package var title: String
  /// The script.
  package var source: Film.Source
  /// The name of the profile that it begins with.
  package var profile: String
  /// The states, the start first, then in the order of their distance from it.
  package var states: [State] = []
  /// The ways, by the state that they begin in, each state's in the order of its hits.
  package var ways: [Way] = []
  /// The hierarchies that states and ways refer to, each once.
  package var hierarchies: [Hierarchy] = []
  /// The screens that states and ways refer to, each once.
  package var screens: [Screen] = []
  /// The greatest number of ways from the start that were taken.
  package var depth = 0
  /// How many states have ways that were not tried; 0 where the exploration is complete.
  package var frontier = 0
  /// What is wrong with the app.
  package var findings: [Finding] = []

  /// An exploration without states.
  package init(title: String, source: Film.Source, profile: String) {
    self.title = title
    self.source = source
    self.profile = profile
  }

  /// An app that has come to rest.
  package struct State: Sendable, Equatable {
    /// The index of its hierarchy.
    package var hierarchy: Int
    /// The index of its screen.
    package var screen: Int
    /// The name of its profile.
    package var profile: String
    /// What a user would call it: the title in front, or the name of its controller.
    package var title: String
    /// Which of the app's screens it shows: that of all states with the same controllers in front.
    package var place: String
    /// What the user can do, in front first; disabled ones are in it.
    package var hits: [Hit]
    /// The number of ways that lead to it from the start, at least.
    package var distance: Int
    /// The index of the last way of the shortest that lead to it; nil for the start.
    package var cameBy: Int?
    /// Whether all its ways were tried.
    package var isExplored = true
    /// Whether what happens in it depends on how it was reached: something decides that isn't seen.
    package var dependsOnWhatCameBefore = false

    /// A state.
    package init(
      hierarchy: Int, screen: Int, profile: String, title: String, place: String, hits: [Hit],
      distance: Int, cameBy: Int? = nil
    ) {
      self.hierarchy = hierarchy
      self.screen = screen
      self.profile = profile
      self.title = title
      self.place = place
      self.hits = hits
      self.distance = distance
      self.cameBy = cameBy
    }
  }

  /// What something that the user does changes: a step of a film without its place in a script.
  package struct Way: Sendable, Equatable {
    /// The index of the state that it begins in.
    package var from: Int
    /// The index of the state that it ends in.
    package var to: Int
    /// The index of the hit among those of the state; nil for what has no place on the screen, such
    /// as turning the device.
    package var hit: Int?
    /// The line of Lua or of Swift.
    package var line: String
    /// What the user does, in words: `tap +`.
    package var words: String
    /// What it is called in links: unlike all others of its state, of letters, digits, `+` and `-`.
    package var name: String
    /// What has changed, in words.
    package var caption: String
    /// Its pictures; times count from its beginning.
    ///
    /// Controllers have the numbers of the state that
    /// it begins in, and new ones the next numbers.
    package var moments: [Film.Moment] = []
    /// The callbacks, with the same times and numbers.
    package var events: [Event] = []
    /// What was printed.
    package var printed: [String] = []
    /// What UIKit would log.
    package var diagnostics: [Diagnostic] = []
    /// Which numbers controllers have in the state that it ends in, by those that they have in it;
    /// those that have left have none.
    package var numbers: [Int: Int] = [:]
    /// The index of the way that is the same gesture taken back half-way; nil for others.
    package var cancelled: Int?
    /// What it overtakes; nil for what is done where nothing moves.
    package var overtaken: Overtaken?

    /// What one in haste doesn't wait for.
    package struct Overtaken: Sendable, Equatable {
      /// The index of the way that has begun.
      package var way: Int
      /// When the next thing is done, from its beginning on.
      package var at: Duration

      /// A way that is overtaken.
      package init(way: Int, at: Duration) { (self.way, self.at) = (way, at) }
    }

    /// A way without pictures and callbacks.
    package init(
      from: Int, to: Int, hit: Int?, line: String, words: String, name: String, caption: String
    ) {
      self.from = from
      self.to = to
      self.hit = hit
      self.line = line
      self.words = words
      self.name = name
      self.caption = caption
    }
  }

  /// Something that is wrong with the app, with the shortest way to it.
  package struct Finding: Sendable, Equatable, Codable {
    /// What is wrong.
    package var kind: Kind
    /// Where: the name of a screen, of a class, or of a rule.
    package var place: String
    /// What is wrong, as a sentence.
    package var text: String
    /// The index of the state where it is seen; nil for what is nowhere.
    package var state: Int?
    /// The lines that lead there from the start.
    package var lines: [String] = []
    /// How many of the last lines are done in haste: nothing settles between them.
    package var hastyLines = 0
    /// How many others there are of its kind and place.
    package var others = 0

    /// Whether the app settles after a line.
    package func settles(after line: Int) -> Bool {
      line < lines.count - hastyLines || line == lines.count - 1
    }

    /// A finding.
    package init(
      _ kind: Kind, _ place: String, _ text: String, state: Int? = nil, lines: [String] = []
    ) {
      self.kind = kind
      self.place = place
      self.text = text
      self.state = state
      self.lines = lines
    }

    /// What may be wrong with an app, by its name in reports.
    package enum Kind: String, Sendable, CaseIterable, Codable {
      /// Screens that nothing leads out of.
      case deadEnd = "dead end"
      /// A class that was never on the screen.
      case unreachable
      /// Two things done in one go end in another state than one after the other.
      case race
      /// UIKit logs something.
      case diagnostic
      /// The script raises an error.
      case error
      /// UIKit raises an exception.
      case exception
      /// Callbacks of appearance without their counterparts.
      case imbalance
      /// A completion that is never called.
      case lostCompletion = "lost completion"
      /// A controller that is alive although nothing leads to it.
      case leak
      /// A stack that becomes longer each time that the same screens are gone through.
      case growth
      /// Back, the swipe and the menu of the back button lead to different states.
      case brokenWayBack = "broken way back"
      /// Something decides that isn't seen.
      case hiddenState = "hidden state"
    }
  }
}
