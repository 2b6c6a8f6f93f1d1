import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import Texts

extension ScriptWorld {
  /// The families as a sequence of tables that prints as a text table.
  func tableOfFamilies() throws(LuaError) -> LuaValue {
    let hierarchy = stage.hierarchy
    let families = hierarchy.families.map { family in
      ScriptFamily(
        root: stage.controller(family.root), members: family.members.map(member(in: hierarchy)))
    }
    return try list(families, printedAs: FamilyPrinter(hierarchy).text())
  }

  /// A sequence that prints as a text.
  func list(
    _ list: any LuaConvertible, printedAs text: String
  ) throws(LuaError) -> LuaValue {
    let printed = try interpreter.load(Texts["UIKitLua/Lua/printed.lua"], named: "printed")
    return try interpreter.call(printed, [list, text]).first ?? .nil
  }

  private func member(in hierarchy: Hierarchy) -> (Hierarchy.ID) -> ScriptMember {
    { [stage] id in
      ScriptMember(
        controllers: [stage.controller(id)]
          + Hierarchy.Relation.allCases.map { relation in
            hierarchy.relative(relation, of: id).flatMap { stage.controller($0) }
          })
    }
  }
}

/// A family as a table in scripts.
struct ScriptFamily: LuaStructure {
  let root: UIViewController?
  let members: [ScriptMember]

  init(root: UIViewController?, members: [ScriptMember]) {
    self.root = root
    self.members = members
  }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("families come from the hierarchy")
  }

  static var luaType: String { "family" }
  static let luaSummary = "A root and everything in its containers or presented from it."
  static let luaFields = [
    LuaField("root", UIViewController?.self, "The controller at the top."),
    LuaField("members", [ScriptMember].self, "The controllers of the family, root first."),
  ]

  var fieldValues: [any LuaConvertible] { [root, members] }
}

/// A member of a family as a table in scripts: the controller and its related controllers.
struct ScriptMember: LuaStructure {
  let controllers: [UIViewController?]

  init(controllers: [UIViewController?]) { self.controllers = controllers }

  init(fields: LuaFields) throws(LuaMismatch) {
    throw LuaMismatch("members of families come from the hierarchy")
  }

  static var luaType: String { "family member" }
  static let luaSummary = "A controller and its relationships."
  static let luaFields =
    [LuaField("vc", UIViewController?.self, "The controller itself.")]
    + Hierarchy.Relation.allCases.map { LuaField($0.rawValue, UIViewController?.self) }

  var fieldValues: [any LuaConvertible] { controllers }
}
