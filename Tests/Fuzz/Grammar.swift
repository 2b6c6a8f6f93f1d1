import Foundation
import Lua
import UIKitLua

/// What scripts can say: the classes, their members and the names of values, asked of the binding
/// itself, so that whatever is added to it is tried.
struct Grammar {
  /// A class with all its members, inherited ones included.
  struct Class {
    let name: String
    let members: [Member]
  }

  private(set) var classes: [Class] = []
  private(set) var userFunctions: [String] = []
  private(set) var globalFunctions: [String] = []

  /// Asks a world.
  init() {
    let world = ScriptWorld()
    let descriptors = world.interpreter.classDescriptors
    let byName = Dictionary(uniqueKeysWithValues: descriptors.map { ($0.name, $0) })
    for descriptor in descriptors {
      let line = sequence(first: descriptor) { $0.parent.flatMap { byName[$0] } }
      let members = Array(line).flatMap(\.members)
      classes.append(Class(name: descriptor.name, members: members))
    }
    if case .table(let user) = world.interpreter.global("user") {
      userFunctions = user.sortedStringKeys
    }
    globalFunctions = Self.functions.filter {
      if case .function = world.interpreter.global($0) { true } else { false }
    }
  }

  private static let functions = [
    "after", "families", "leaks", "mark", "now", "record", "screen", "settle", "timeline", "tree",
    "wait", "warnings", "weak",
  ]
}
