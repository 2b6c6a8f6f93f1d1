import Foundation
import HeadlessUIKit
import Lua

extension NSCollectionLayoutDimension: LuaObject {}

extension ScriptWorld {
  var layoutDimension: ClassDescriptor<NSCollectionLayoutDimension> {
    ClassDescriptor(
      "NSCollectionLayoutDimension", of: NSCollectionLayoutDimension.self, receiver: "dimension",
      summary: "A width or a height in a compositional layout."
    )
    .function("fractionalWidth", "fraction", summary: "A fraction of the container's width.") {
      (fraction: Double) -> NSCollectionLayoutDimension in .fractionalWidth(fraction)
    }
    .function("fractionalHeight", "fraction", summary: "A fraction of the container's height.") {
      (fraction: Double) -> NSCollectionLayoutDimension in .fractionalHeight(fraction)
    }
    .function("absolute", "points", summary: "A fixed number of points.") {
      (points: Double) -> NSCollectionLayoutDimension in .absolute(points)
    }
    .function(
      "estimated", "points",
      summary: "A number of points until the cell is there, whose contents decide then."
    ) { (points: Double) -> NSCollectionLayoutDimension in .estimated(points) }
    .dimension()
  }
}
