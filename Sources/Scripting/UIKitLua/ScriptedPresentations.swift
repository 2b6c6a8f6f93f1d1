import HeadlessUIKit
import Lua
import NavigationModel

/// The delegate of a presentation.
final class ScriptedPresentationDelegate: ScriptedDelegate,
  UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    let call = DelegateCall.willReposition
    let results = runForAll(call, [owner, rect.pointee, view.pointee])
    if let first = results.first, !first.isNil {
      if let new = CGRect(first) { rect.pointee = new } else { wrong(call, "a CGRect", first) }
    }
    guard let second = results.dropFirst().first, !second.isNil else { return }
    if let new = second.object(in: world.interpreter) as? UIView {
      view.pointee = new
    } else {
      wrong(call, "a UIView after the rectangle, or nothing", second)
    }
  }
}

/// The transitioning delegate of a presented controller; its functions receive no sender.
final class ScriptedTransitioningDelegate: ScriptedDelegate, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let call = DelegateCall.presentationControllerFor
    let result = run(call, [presented, presenting, source]) ?? .nil
    if let manager = result.object(in: world.interpreter) as? UIPresentationController {
      return world.adopted(manager)
    }
    if !result.isNil { wrong(call, "a UIPresentationController or nil", result) }
    return nil
  }
}

extension CGRect {
  /// The rectangle of a script's table, all of whose numbers must be finite; nil for anything else.
  init?(_ value: LuaValue) {
    guard case .table(let table) = value else { return nil }
    let numbers = ["x", "y", "width", "height"].map { table[$0].anyNumber ?? .nan }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
