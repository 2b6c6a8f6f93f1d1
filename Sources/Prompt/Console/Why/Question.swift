import HeadlessUIKit
import NavigationModel

/// A question about a world: `:why Detail viewWillAppear`.
struct Question: Sendable {
  /// The word, which follows the name of a controller.
  let word: String
  /// Its meaning, as a sentence.
  let sentence: String
  private let subjectKind: SubjectKind
  private let effect: @MainActor (Evidence, Subject?) -> Answer

  /// What a question is about.
  private enum SubjectKind {
    case controller, visibleController, none
  }

  /// The answer; nil if the question needs a controller.
  func answer(_ evidence: Evidence, _ subject: Subject?) -> Answer? {
    if subjectKind == .controller, subject == nil { return nil }
    return effect(evidence, subject)
  }

  private init(
    _ word: String, of subjectKind: SubjectKind, _ sentence: String,
    _ answer: @escaping @MainActor (Evidence, Subject?) -> Answer
  ) {
    self.word = word
    self.subjectKind = subjectKind
    self.sentence = sentence
    effect = answer
  }

  private init(
    _ word: String, _ sentence: String,
    _ answer: @escaping @MainActor (Evidence, Subject) -> Answer
  ) {
    self.init(word, of: .controller, sentence) { evidence, subject in
      subject.map { answer(evidence, $0) } ?? Answer("")
    }
  }

  /// The usage of the question.
  var usage: String {
    switch subjectKind {
    case .controller: "WHO \(word)"
    case .visibleController: "[WHO] \(word)"
    case .none: word
    }
  }

  /// The question for a bare name.
  static let screen = Question("screen", "Is a controller on screen, and why?") { $0.onScreen($1) }

  /// All questions, in addition to one for each callback.
  static let all =
    [
      screen,
      Question("top", of: .none, "Which controller is topmost, and may present?") { evidence, _ in
        evidence.topmost()
      },
      Question(
        "back", of: .visibleController,
        "Why does the back button have its title, or why is there none?"
      ) {
        $0.back($1)
      },
      Question("bar", of: .visibleController, "Why is there a navigation bar, or why not?") {
        $0.bar($1)
      },
      Question("toolbar", of: .visibleController, "Why is there a toolbar, or why not?") {
        $0.toolbar($1)
      },
      Question("title", "Where does a controller's title come from, and where is it seen?") {
        $0.title($1)
      },
      Question("navigationController", of: .visibleController, "Is a controller in a stack?") {
        $0.navigation($1)
      },
      Question("tabBarController", "Which tab bar controller is a controller in?") {
        $0.ancestor("tabBarController", of: $1, \.tabBarController)
      },
      Question("splitViewController", "Which split view controller is a controller in?") {
        $0.ancestor("splitViewController", of: $1, \.splitViewController)
      },
      Question("parent", "Which container has a controller?") {
        $0.ancestor("parent", of: $1, \.parent)
      },
      Question("presentingViewController", "Who presents a controller?") { $0.presenting($1) },
      Question("presenter", "The same, in a word.") { $0.presenting($1) },
      Question("presentedViewController", "What does a controller present?") { $0.presented($1) },
      Question("style", of: .visibleController, "Why does a presentation have its style?") {
        $0.style($1)
      },
      Question("close", "How is a controller removed: by pop or by dismiss?") { $0.close($1) },
      Question("swipeBack", of: .visibleController, "Does a swipe from the edge pop?") {
        $0.swipeBack($1)
      },
      Question("swipeDown", of: .visibleController, "Does a swipe dismiss a sheet?") {
        $0.swipeDown($1)
      },
      Question("completion", of: .visibleController, "Why does a push have no completion?") {
        $0.completion($1)
      },
      Question("deinit", "Is a controller still alive, and why?") { $0.life($1) },
    ]
    + (Callback.allCases.map(\.name) + CallLaw.otherCalls).map { call in
      Question(call, "Why was \(call) called, or why not?") { $0.received(call, $1) }
    }

  /// The questions that aren't about a call.
  static let aboutState = all.prefix { $0.word != Callback.loadView.name }

  /// The names of older releases.
  private static let otherNames = [
    "parentViewController": "parent", "modalViewController": "presentedViewController",
    "dealloc": "deinit", "tabbar": "tabBarController", "navbar": "bar", "navigationBar": "bar",
  ]

  /// The question that a word asks: its own, or that of a selector, `viewWillAppear:` or
  /// `willRotateToInterfaceOrientation`.
  static func asked(by word: some StringProtocol) -> Question? {
    let word = otherNames[String(word)] ?? String(word)
    if let question = all.first(where: { $0.word == word }) { return question }
    let calls = all.dropFirst(aboutState.count).filter { call in
      word.hasPrefix(call.word) && word.dropFirst(call.word.count).first?.isLowercase == false
    }
    return calls.max { $0.word.count < $1.word.count }
  }
}
