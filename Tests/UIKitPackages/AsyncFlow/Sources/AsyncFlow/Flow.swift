import UIKit

/// Asks the user questions, one screen after the other.
@MainActor
public final class Flow {
  private let presenter: UIViewController
  public private(set) var log: [String] = []

  public init(presenter: UIViewController) { self.presenter = presenter }

  /// Shows a question and returns the answer, when the screen has gone.
  public func ask(_ question: String) async -> Answer {
    let screen = QuestionViewController(question: question)
    await presenter.present(screen, animated: true)
    log.append("asked")
    let answer = await screen.answer
    await presenter.dismiss(animated: true)
    log.append("answered")
    return answer
  }

  /// Asks until an answer is yes; returns how many questions that took.
  public func askUntilYes(_ questions: some Sequence<String>) async -> Int? {
    var count = 0
    for question in questions {
      count += 1
      if await ask(question) == .yes { return count }
    }
    return nil
  }
}

/// What the user says.
public enum Answer: Sendable, Equatable {
  case yes, no
}

/// A screen with a question.
public final class QuestionViewController: UIViewController {
  public let question: String
  private var continuation: CheckedContinuation<Answer, Never>?
  private var early: Answer?

  public init(question: String) {
    self.question = question
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    title = question
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  /// The answer, as soon as there is one.
  var answer: Answer {
    get async {
      if let early { return early }
      return await withCheckedContinuation { continuation = $0 }
    }
  }

  /// The user answers.
  public func reply(_ answer: Answer) {
    early = answer
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
