// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { answer(.shouldPush, [navigationBar, item]) ?? true }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { _ = run(.didPush, [navigationBar, item]) }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { answer(.shouldPop, [navigationBar, item]) ?? true }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { _ = run(.didPop, [navigationBar, item]) }
}

extension TableDescriptor {
  static var uiNavigationBarDelegate: TableDescriptor {
    TableDescriptor("UINavigationBarDelegate", "Methods to respond to changes of the items of a bar; for a managed bar, the controller implements them.")
      .call(.shouldPush, ["navigationBar": UINavigationBar.self, "item": UINavigationItem.self], returning: Bool.self, "Whether an item may be pushed. Only false refuses.", facts: "B43")
      .call(.didPush, ["navigationBar": UINavigationBar.self, "item": UINavigationItem.self], "Called when an item has been pushed; after the animation, if there is one.", facts: "B43")
      .call(.shouldPop, ["navigationBar": UINavigationBar.self, "item": UINavigationItem.self], returning: Bool.self, "Whether an item may be popped. Only false refuses.", facts: "B43", "B63")
      .call(.didPop, ["navigationBar": UINavigationBar.self, "item": UINavigationItem.self], "Called when an item has been popped; after the animation, if there is one.", facts: "B43")
  }
}
