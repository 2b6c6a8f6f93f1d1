import Foundation
import HeadlessUIKit
import Lua

/// How a script's cells are made and configured.
final class ScriptedCellRegistration: LuaObject {
  static var luaType: String { "UICollectionViewCellRegistration" }

  /// The registration of the framework.
  private(set) var cells: UICollectionView.CellRegistration<UICollectionViewCell, LuaValue>

  /// Registers a class of cells, or without one that of plain cells.
  init(_ make: LuaValue, world: ScriptWorld) {
    weak var registration: ScriptedCellRegistration?
    cells = UICollectionView.CellRegistration(
      making: { [weak world] in
        guard !make.isNil else { return UICollectionViewListCell(frame: .zero) }
        let made = world?.makeCell(make, "registration") as? UICollectionViewCell
        return made ?? UICollectionViewCell(frame: .zero)
      },
      handler: { [weak world] cell, path, item in
        guard let world, let registration else { return }
        world.callBack("the handler of a registration") { () throws(LuaError) in
          try world.interpreter.callSlot(of: registration, "handler", cell, path, item)
        }
      })
    registration = self
  }
}

extension ScriptWorld {
  var cellRegistration: ClassDescriptor<ScriptedCellRegistration> {
    ClassDescriptor(
      "UICollectionViewCellRegistration", of: ScriptedCellRegistration.self,
      receiver: "registration", summary: "How cells of a class are made, and configured for items."
    )
    .initializer("cellClass") { [unowned self] arguments throws(LuaError) in
      let make: LuaValue = try arguments.read("cellClass")
      return ScriptedCellRegistration(make, world: self)
    }
    .label("cellClass", LuaValue.self, "The class of cells; UICollectionViewListCell without it.")
    .slot(
      "handler", type: "function", taking: LuaValue.functions,
      summary: "Configures a cell for an item."
    )
    .typed(
      nil,
      .function(
        [
          LuaType.Component("cell", UICollectionViewCell.luaDescription),
          LuaType.Component("indexPath", IndexPath.luaDescription),
          LuaType.Component("item", LuaValue.luaDescription),
        ], returns: [])
    )
  }
}
