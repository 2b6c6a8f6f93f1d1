import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Answers a question about the current world: `Detail`, `home viewWillAppear`, `back`.
  func explain(_ question: String) throws(LuaError) {
    let evidence = Evidence(stage: world.stage, names: sessionWorld.names)
    let (subjectName, question) = try Self.parts(of: question)
    guard !subjectName.isEmpty || question.word != Question.screen.word else {
      return writeFolded(Self.listOfQuestions(columns: columns()))
    }
    let subject = subjectName.isEmpty ? nil : try subject(called: subjectName)
    guard let answer = question.answer(evidence, subject) else {
      throw LuaError("missing name; usage: :why \(question.usage)")
    }
    let text = answer.text(dropped: evidence.trace.dropped) { [sessionWorld] in
      sessionWorld.programs[$0].map(Self.firstLine)
    }
    writeFolded(text)
    if let subject, question.word == Question.screen.word {
      tour?.looks.append(.explained(subject.id))
    }
  }

  /// The controller and the question: the last word, after a space, a point or a colon.
  private static func parts(of text: String) throws(LuaError) -> (subjectName: String, Question) {
    var rest = text.drop { $0.isWhitespace }
    while rest.last == "?" || rest.last?.isWhitespace == true { rest.removeLast() }
    // A selector may be written as in Objective-C or in Swift.
    if let arguments = rest.firstMatch(of: /(\((_:)*\)|:)$/) {
      rest = rest[..<arguments.range.lowerBound]
    }
    let start = rest.lastIndex { $0.isWhitespace || $0 == "." || $0 == ":" }
    let word = start.map { rest[rest.index(after: $0)...] } ?? rest
    guard let question = Question.asked(by: word) else {
      return (String(rest), .screen)
    }
    return (start.map { String(rest[..<$0]) } ?? "", question)
  }

  /// The controller with a name, a number, or a path of names such as `nav.topViewController`.
  func subject(called name: String) throws(LuaError) -> Subject {
    let evidence = Evidence(stage: world.stage, names: sessionWorld.names)
    if let controller = controller(at: name) { return evidence.subject(controller.id) }
    let name = name.trimmingQuotes
    if let found = evidence.subjects(called: name).last { return found }
    if let error = unanswered(name, evidence) { throw error }
    let names = evidence.hierarchy.identifiers.map(evidence.name) + Question.all.map(\.word)
    let guess = nearest(to: name, in: names).map { "did you mean '\($0)'?" }
    let others = "use a name or a #number from :tree, and a question that :why lists"
    if guess == nil, evidence.hierarchy.identifiers.isEmpty, evidence.trace.events.isEmpty {
      throw LuaError("no controller named '\(name)': there are none yet")
    }
    throw LuaError("no controller named '\(name)'; \(guess ?? others)")
  }

  /// That a question about a controller has no answer, and which have one; nil if a text doesn't ask
  /// about a controller.
  private func unanswered(_ text: String, _ evidence: Evidence) -> LuaError? {
    guard let end = text.lastIndex(where: { $0 == " " || $0 == "." }) else { return nil }
    let (who, word) = (String(text[..<end]), String(text[text.index(after: end)...]))
    let known = controller(at: who).map { evidence.subject($0.id) }
    guard let subject = known ?? evidence.subjects(called: who).last else { return nil }
    let words = Question.aboutState.map(\.word)
    let guess = nearest(to: word, in: Question.all.map(\.word)).map { "did you mean '\($0)'?" }
    let list =
      "it answers \(words.joined(separator: ", ")), and callbacks such as viewWillAppear"
    return LuaError(
      ":why has no answer about '\(word)' of \(subject.text); \(guess ?? list)")
  }

  /// The controller that a path of names leads to, beginning with a global: `nav.topViewController`.
  private func controller(at path: String) -> UIViewController? {
    guard path.wholeMatch(of: /[A-Za-z_]\w*(\.\w+|\[\d+\])*/) != nil else { return nil }
    let value = world.interpreter.withoutUsingAddresses { () -> LuaValue? in
      // Text that is no program, or leads nowhere, is a name.
      guard let function = try? world.interpreter.load("return \(path)", named: "why") else {
        return nil
      }
      defer { world.interpreter.forgetMissingGlobals() }  // a title isn't a global
      return try? world.call(function).first
    }
    return value?.object(in: world.interpreter) as? UIViewController
  }

  private static func firstLine(of program: String) -> String {
    let lines = program.split(separator: "\n")
    let first = lines.first.map { String($0).cut(toWidth: 60) } ?? ""
    return lines.count > 1 ? first + " …" : first
  }

  /// A line for each question; in a narrow terminal what it asks is below it.
  private static func listOfQuestions(columns: Int?) -> String {
    let rows =
      Question.aboutState.map { ($0.usage, $0.sentence) } + [
        ("WHO viewWillAppear", "Why was a callback called, or why not?")
      ]
    let width = rows.map(\.0.count).max() ?? 0
    let isNarrow = columns.map { $0 < width + 40 } ?? false
    return rows.map { usage, sentence in
      let space = String(repeating: " ", count: width - usage.count + 3)
      return ":why \(usage)\(isNarrow ? "\n  " : space)\(sentence)\n"
    }.joined() + "WHO is a name or #number from :tree, or a variable.\n"
  }
}

extension String {
  /// The text without quotes around it.
  fileprivate var trimmingQuotes: String {
    guard count > 1, let first, first == last, first == "\"" || first == "'" else { return self }
    return String(dropFirst().dropLast())
  }
}
