import Foundation
import NavigationModel

extension UINavigationBar {
  /// The calls to its delegate: of a managed bar, the stack or what its class overrides (B36).
  enum Calls {
    static let shouldPush = Call(
      .shouldPush, "navigationBar(_:shouldPush:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, default: true)
    static let didPush = Call(
      .didPush, "navigationBar(_:didPush:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, in: .didChangeItems)
    static let shouldPop = Call(
      .shouldPop, "navigationBar(_:shouldPop:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, default: true)
    static let didPop = Call(
      .didPop, "navigationBar(_:didPop:)", to: { (bar: UINavigationBar) in bar.delegate },
      or: { bar in bar.navigationController }, in: .didChangeItems)

    static var rows: [CallRow] {
      [
        shouldPush.row, didPush.row, shouldPop.row, didPop.row,
      ]
    }
  }
}
