import Foundation
import HeadlessUIKit
import Lua

extension NSCollectionLayoutSize: LuaObject {}

extension ScriptWorld {
  var layoutSize: ClassDescriptor<NSCollectionLayoutSize> {
    ClassDescriptor(
      "NSCollectionLayoutSize", of: NSCollectionLayoutSize.self, receiver: "size",
      summary: "The size of an item, a group or a header in a compositional layout."
    )
    .initializer("widthDimension", "heightDimension") { arguments throws(LuaError) in
      NSCollectionLayoutSize(
        widthDimension: try arguments.read("widthDimension"),
        heightDimension: try arguments.read("heightDimension"))
    }
    .widthDimension("How wide it is in its container.")
    .heightDimension("How high it is in its container.")
  }
}
