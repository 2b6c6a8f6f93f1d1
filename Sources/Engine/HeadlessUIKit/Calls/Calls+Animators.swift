import Foundation
import NavigationModel

extension TransitionContext {
  /// The calls to the animator of a transition, and to what drives it.
  enum Calls {
    static let duration = Call(
      .transitionDuration, "transitionDuration(using:)",
      to: { (context: TransitionContext) in context.animator }, default: TimeInterval(0),
      isRecorded: false)
    static let animate = Call(
      .animateTransition, "animateTransition(using:)",
      to: { (context: TransitionContext) in context.animator }, in: .animate)
    static let animationEnded = Call(
      .animationEnded, "animationEnded(_:)",
      to: { (context: TransitionContext) in context.animator }, in: .animationEnded)
    static let wantsInteractiveStart = Call(
      .wantsInteractiveStart, "wantsInteractiveStart",
      to: { (context: TransitionContext) in context.driver }, default: false, isRecorded: false)
    static let startInteractive = Call(
      .startInteractiveTransition, "startInteractiveTransition(_:)",
      to: { (context: TransitionContext) in context.driver }, in: .animate)
    static let update = Call(
      .update, "update(_:)",
      to: { (context: TransitionContext) in context.percentDriver }, default: (),
      isRecorded: false)
    static let finish = Call(
      .finish, "finish()",
      to: { (context: TransitionContext) in context.percentDriver }, default: (),
      isRecorded: false)
    static let cancel = Call(
      .cancel, "cancel()",
      to: { (context: TransitionContext) in context.percentDriver }, default: (),
      isRecorded: false)

    static var rows: [CallRow] {
      [
        duration.row, animate.row, animationEnded.row, wantsInteractiveStart.row,
        startInteractive.row, update.row, finish.row, cancel.row,
      ]
    }
  }

  /// What drives it by percentages, as a program's gesture recognizer does.
  private var percentDriver: UIPercentDrivenInteractiveTransition? {
    driver as? UIPercentDrivenInteractiveTransition
  }
}

nonisolated extension DelegateCall {
  package static let transitionDuration = Self("transitionDuration")
  package static let animateTransition = Self("animateTransition")
  package static let animationEnded = Self("animationEnded")
  package static let wantsInteractiveStart = Self("wantsInteractiveStart")
  package static let startInteractiveTransition = Self("startInteractiveTransition")
  package static let update = Self("update")
  package static let finish = Self("finish")
  package static let cancel = Self("cancel")
}

extension TransitionContext: CallOwner {
  package var recordedSubject: Hierarchy.ID? { animated?.id }
  package var recordedName: String { animated?.label ?? "transition" }
  package var recordingStage: Stage { stage }
}
