import AsyncFlow
import Testing
import UIKit

@MainActor
struct FlowSuite {
  @Test func aScreenHasItsQuestionAsTitle() {
    #expect(QuestionViewController(question: "Sure?").title == "Sure?")
  }

  @Test func aPresentationWithoutAnAnimationIsOverWhenItReturns() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let screen = QuestionViewController(question: "Sure?")
    await root.present(screen, animated: false)
    #expect(root.presentedViewController === screen)
    await root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }
}
