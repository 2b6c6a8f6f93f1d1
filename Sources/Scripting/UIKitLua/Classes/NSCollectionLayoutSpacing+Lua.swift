import Foundation
import HeadlessUIKit
import Lua

extension NSCollectionLayoutSpacing: LuaObject {}

extension ScriptWorld {
  var layoutSpacing: ClassDescriptor<NSCollectionLayoutSpacing> {
    ClassDescriptor(
      "NSCollectionLayoutSpacing", of: NSCollectionLayoutSpacing.self, receiver: "spacing",
      summary: "A distance between the items of a group."
    )
    .function("fixed", "points", summary: "A distance of some points.") {
      (points: Double) -> NSCollectionLayoutSpacing in .fixed(points)
    }
    .function("flexible", "points", summary: "At least some points; it grows to fill the group.") {
      (points: Double) -> NSCollectionLayoutSpacing in .flexible(points)
    }
    .spacing()
  }
}
