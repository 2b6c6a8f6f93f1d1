// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UINavigationBar {
  /// The calls to what its program gives it.
  enum Calls {
    static let shouldPush = Call(.shouldPush, "navigationBar(_:shouldPush:)", to: { (owner: UINavigationBar) in owner.delegate }, or: { (owner: UINavigationBar) in owner.navigationController }, default: true as Bool)
    static let didPush = Call(.didPush, "navigationBar(_:didPush:)", to: { (owner: UINavigationBar) in owner.delegate }, or: { (owner: UINavigationBar) in owner.navigationController }, in: .didChangeItems)
    static let shouldPop = Call(.shouldPop, "navigationBar(_:shouldPop:)", to: { (owner: UINavigationBar) in owner.delegate }, or: { (owner: UINavigationBar) in owner.navigationController }, default: true as Bool)
    static let didPop = Call(.didPop, "navigationBar(_:didPop:)", to: { (owner: UINavigationBar) in owner.delegate }, or: { (owner: UINavigationBar) in owner.navigationController }, in: .didChangeItems)

    static var rows: [CallRow] {
      [shouldPush.row, didPush.row, shouldPop.row, didPop.row]
    }
  }
}

extension UINavigationBarDelegate {
  /// `true` where it is left out.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { DefaultBody.reached(by: self) }
}
