import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The delegate of a scroll view.
class ScriptedScrollDelegate: ScriptedDelegate, UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    let result = run(.willEndDragging, [scrollView, velocity, target]) ?? .nil
    guard !result.isNil else { return }
    if let point = point(result) { return targetContentOffset.pointee = point }
    wrong(.willEndDragging, "a CGPoint or nil", result)
  }

  /// A table with two finite numbers, of which a missing one is 0.
  private func point(_ result: LuaValue) -> CGPoint? {
    guard case .table(let table) = result, let x = number(table["x"]), let y = number(table["y"])
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func number(_ value: LuaValue) -> Double? {
    if value.isNil { return 0 }
    guard let number = value.anyNumber, number.isFinite else { return nil }
    return number
  }
}
