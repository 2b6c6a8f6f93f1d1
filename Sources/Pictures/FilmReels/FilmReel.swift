import HeadlessUIKit
import NavigationModel

/// The pictures of a film while it is recorded, each kept once.
package struct FilmReel {
  /// The film so far.
  package private(set) var film: Film
  private var screens: [Screen: Int] = [:]
  /// The state at the end of the last turn.
  private var last = State()
  private var cast = FilmCast()
  /// How many gestures had been made at the end of the last step.
  private var gestures = 0
  /// The lines of the source's comments.
  private let comments: [ClosedRange<Int>]

  private struct State {
    var at = Duration.zero
    var profile = Profile.modern.name
    var hierarchy = 0, screen = 0
    /// The screen before anything moved; nil while nothing does.
    var former: Int?
    var motions: [Motion] = []
  }

  /// A reel of a film without pictures.
  package init(_ film: Film) {
    self.film = film
    comments = film.source.comments.map(\.range)
  }

  /// Takes the world as it is before the script.
  @MainActor package mutating func begin(with stage: Stage) {
    last = state(of: stage, hierarchy: add(stage.hierarchy))
    gestures = stage.gestures
  }

  /// Another world replaces the one so far: nothing of that is seen any more.
  @MainActor package mutating func beginWorld(in draft: inout FilmDraft, _ stage: Stage) {
    let wasSeen = !film.hierarchies[last.hierarchy].members.isEmpty
    cast.beginWorld()
    film.resets.append(film.hierarchies.count)
    begin(with: stage)
    if wasSeen { draft.hasChanged = true }
  }

  // MARK: Moments

  /// The screen with the finger on it.
  @MainActor package mutating func addTap(
    on target: Screen.Target.ID, to draft: inout FilmDraft, _ stage: Stage
  ) {
    addMiddles(to: &draft, until: stage.now)
    var moment = moment(.tap, at: stage.now)
    moment.finger = target
    draft.moments.append(moment)
    draft.hasChanged = true
  }

  /// What a call has changed before any turn ended: the hierarchy is another one, the screen is not.
  @MainActor package mutating func addAsked(to draft: inout FilmDraft, _ stage: Stage) {
    guard !draft.hasEndedTurn else { return }
    let hierarchy = stage.hierarchy
    guard !hierarchy.looks(like: film.hierarchies[last.hierarchy]) else { return }
    addMiddles(to: &draft, until: stage.now)
    takeDevice(of: stage)
    last.hierarchy = add(hierarchy)
    draft.moments.append(moment(.asked, at: stage.now))
    draft.hasChanged = true
  }

  /// Takes the profile and the device that a script has set while nothing was on the screen.
  @MainActor private mutating func takeDevice(of stage: Stage) {
    let traits = stage.drawnScreen.traits
    let isSame = last.profile == stage.profile.name && film.screens[last.screen].traits == traits
    guard !isSame, film.hierarchies[last.hierarchy].members.isEmpty else { return }
    (last.profile, last.screen) = (stage.profile.name, add(Screen(traits: traits)))
  }

  /// A turn has ended: what moves was half-way somewhere since the last one.
  @MainActor package mutating func endTurn(_ draft: inout FilmDraft, _ stage: Stage) {
    addMiddles(to: &draft, until: stage.now)
    let isSame = stage.hierarchy.looks(like: film.hierarchies[last.hierarchy])
    let new = state(of: stage, hierarchy: isSame ? last.hierarchy : add(stage.hierarchy))
    if !isSame || new.screen != last.screen { draft.hasChanged = true }
    last = new
    draft.hasEndedTurn = true
  }

  /// The end of a step: when nothing moves, in the middle of a transition, or before its turn has ended.
  @MainActor package mutating func addEnd(to draft: inout FilmDraft, _ stage: Stage) {
    addAsked(to: &draft, stage)
    addMiddles(to: &draft, until: stage.now)
    let isAsked = !draft.hasEndedTurn && draft.moments.last?.kind == .asked
    if stage.gestures != gestures {
      gestures = stage.gestures
      draft.hasChanged = true
      // A finger needs no turn: the row that it has swiped has moved, the text is in its field.
      if !isAsked { last = state(of: stage, hierarchy: last.hierarchy) }
    }
    if isAsked { return }
    var end = moment(last.motions.isEmpty ? .rest : .half, at: stage.now)
    if !stage.motions.isEmpty, !last.motions.isEmpty { end.motions = stage.motions }
    if draft.moments.last != end { draft.moments.append(end) }
  }

  /// The pictures of transitions at their halves, as far as time has passed them; nothing changes
  /// between two turns, so the last state is theirs.
  private mutating func addMiddles(to draft: inout FilmDraft, until now: Duration) {
    let middles = Set(last.motions.compactMap(\.middle)).filter { $0 > last.at && $0 <= now }
    for middle in middles.sorted() {
      draft.moments.append(moment(.half, at: middle))
    }
    if let latest = middles.max() { last.at = latest }
  }

  /// The last state at a time: what moved then has gone on.
  private func moment(_ kind: Film.Kind, at time: Duration) -> Film.Moment {
    let motions = last.motions.map { motion in
      guard !motion.isInteractive, motion.duration > .zero else { return motion }
      return motion.at(min((time - motion.began) / motion.duration, 1))
    }
    return Film.Moment(
      at: time, kind: kind, profile: last.profile, hierarchy: last.hierarchy, screen: last.screen,
      former: last.former, motions: motions)
  }

  // MARK: States

  @MainActor private mutating func state(of stage: Stage, hierarchy: Int) -> State {
    var state = State(
      at: stage.now, profile: stage.profile.name, hierarchy: hierarchy,
      screen: add(stage.drawnScreen),
      motions: stage.motions)
    if !state.motions.isEmpty {
      let goesOn = state.motions.contains { last.motions.contains(where: $0.isSame) }
      state.former = goesOn ? last.former : last.screen
    }
    return state
  }

  private mutating func add(_ screen: Screen) -> Int {
    if let known = screens[screen] { return known }
    screens[screen] = film.screens.count
    film.screens.append(screen)
    return film.screens.count - 1
  }

  private mutating func add(_ hierarchy: Hierarchy) -> Int {
    cast.add(hierarchy)
    let ofWorld = film.hierarchies[(film.resets.last ?? 0)...]
    if let known = ofWorld.lastIndex(of: hierarchy) { return known }
    film.hierarchies.append(hierarchy)
    return film.hierarchies.count - 1
  }

  /// Adds a step that is seen; while no window shows anything, with the families that are in none.
  @MainActor package mutating func add(_ step: Film.Step?, _ stage: Stage) {
    guard var step else { return }
    let isDetached = [stage.hierarchy, film.hierarchies[last.hierarchy]].allSatisfy(
      \.families.isEmpty)
    if isDetached, let end = step.moments.indices.last {
      last.hierarchy = add(stage.hierarchy)
      step.moments[end].hierarchy = last.hierarchy
    }
    film.steps.append(step)
  }

  /// Adds what a line has printed to the last step; false if there is none, or if a comment between
  /// them begins a part of the film with that line.
  package mutating func add(printed: [String], by draft: FilmDraft) -> Bool {
    guard let last = film.steps.last, let line = draft.firstLine else { return false }
    let between = (last.lines.upperBound..<max(line, last.lines.upperBound))
    guard !comments.contains(where: { between.contains($0.lowerBound) }) else { return false }
    film.steps[film.steps.count - 1].printed += printed
    return true
  }

  /// Adds a failure to the last step that its line began or ran in, or that began before its line,
  /// or without a line to the last step; false if there is none.
  package mutating func add(_ failure: Film.Failure) -> Bool {
    let steps = film.steps
    let line = failure.line ?? .max
    let index =
      steps.lastIndex { step in
        step.lines.contains(line) || step.ran.contains { $0.lines.contains(line) }
      } ?? steps.lastIndex { $0.lines.lowerBound < line }
    if let index { film.steps[index].failures.append(failure) }
    return index != nil
  }

  /// The film with its title, its parts and its actors.
  package var finished: Film {
    var copy = film
    copy.actors = cast.actors
    guard film.title.isEmpty else { return copy }  // a test's; the comments are of the whole file
    copy.title = FilmTitle(film.source).text
    copy.parts = FilmTitle.parts(of: film)
    return copy
  }
}

extension Hierarchy {
  /// Whether the families of both are the same, in every state.
  package func looks(like other: Hierarchy) -> Bool {
    if revision == other.revision, self == other { return true }
    guard windows == other.windows else { return false }
    let families = families
    guard families == other.families else { return false }
    return families.allSatisfy { $0.members.allSatisfy { self[$0] == other[$0] } }
  }
}

extension Motion {
  /// Whether both are the same movement, perhaps at different moments.
  fileprivate func isSame(as other: Motion) -> Bool {
    kind == other.kind && lane == other.lane && leaving == other.leaving
      && entering == other.entering
  }
}
