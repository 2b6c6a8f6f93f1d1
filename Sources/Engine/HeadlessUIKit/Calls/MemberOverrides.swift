import Foundation
import NavigationModel

/// Implements members in place of an object's own class, as a subclass does that the compiler can't see.
///
/// The only way in which members are overridden from outside; callbacks come through `respond`, because
/// there are many of them.
package protocol MemberOverrides: AnyObject {
  /// Whether it implements a member of an object.
  func overrides(_ member: String, of object: any Overridable) -> Bool
  /// Calls its implementation; nil if it has none.
  func call(
    _ member: OverridableMember, of object: any Overridable, _ arguments: [Any?]
  ) -> OverrideAnswer?
  /// The delegate or data source that an object's class implements itself.
  func delegate(of object: any Overridable) -> AnyObject?
  /// Whether it implements a callback.
  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool
  /// Calls its implementation of a callback.
  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?)
}

/// An object whose members can be overridden from outside.
package protocol Overridable: CallOwner {
  /// What overrides its members; nil if nothing does.
  var overrides: (any MemberOverrides)? { get }
}

extension UIViewController: Overridable {}
extension UIView: Overridable {}
extension UIPresentationController: Overridable {}
extension UICollectionViewLayout: Overridable {}
extension UIStoryboardSegue: Overridable {}
extension UIGestureRecognizer: Overridable {}

/// What an override answered.
package enum OverrideAnswer {
  /// No value.
  case none
  /// True or false.
  case flag(Bool)
  /// A controller, or several of them.
  case controllers([UIViewController])
  /// A case of an enumeration, as a word.
  case style(UIStatusBarStyle)
  /// Orientations.
  case orientations(UIInterfaceOrientationMask)
  /// One orientation.
  case orientation(UIInterfaceOrientation)
  /// A size.
  case size(CGSize)
  /// A rectangle.
  case frame(CGRect)
  /// Edges of the screen.
  case edges(UIRectEdge)
  /// How the status bar changes.
  case animation(UIStatusBarAnimation)

  /// Commands of keys.
  case commands([UIKeyCommand])

  /// Attributes of a layout.
  case attributes([UICollectionViewLayoutAttributes])
  /// A view.
  case view(UIView)
}

extension Overridable {
  /// Calls a member on behalf of the framework, and returns its answer: that of its override, recorded
  /// first if the row of the table says so, or else the class's own.
  func askMember<Answer: MemberAnswer>(
    _ member: @autoclosure () -> OverridableMember, _ arguments: @autoclosure () -> [Any?] = [],
    _ words: @autoclosure () -> [String?] = [], orOwn ownMember: () -> Answer
  ) -> Answer {
    guard let overrides, let answer = callOverride(by: overrides, member(), arguments, words)
    else { return ownMember() }
    return Answer.value(in: answer) ?? ownMember()
  }

  /// Calls a member that answers nothing: its override, or else the class's own; then reports an override
  /// that should have called super and did not.
  func callMember(
    _ member: @autoclosure () -> OverridableMember, _ arguments: @autoclosure () -> [Any?] = [],
    _ words: @autoclosure () -> [String?] = [], orOwn ownMember: () -> Void
  ) {
    let isOverridden =
      overrides.map { callOverride(by: $0, member(), arguments, words) != nil } ?? false
    if !isOverridden { ownMember() }
    guard let property = member().assignedBySuper, let controller = self as? UIViewController,
      controller[keyPath: property] != arguments().first as? Bool
    else { return }
    recordingStage.report(
      .superLeftOut, recordingStage.describe(controller), member().selector)
  }

  private func callOverride(
    by overrides: any MemberOverrides, _ member: OverridableMember, _ arguments: () -> [Any?],
    _ words: () -> [String?]
  ) -> OverrideAnswer? {
    guard overrides.overrides(member.name, of: self) else { return nil }
    let stage = recordingStage
    let number = stage.trace.count
    let answer = callOut(
      on: stage, if: member.isRecorded,
      stage.event(member.name, .callback, of: self, words().compactMap { $0 })
    ) { overrides.call(member, of: self, arguments()) }
    if member.isRecorded, case .flag(let flag)? = answer {
      stage.trace.setAnswer("\(flag)", of: number)
    }
    return answer
  }
}
