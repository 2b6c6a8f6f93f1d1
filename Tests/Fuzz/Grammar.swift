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
  /// The names of the values of enumerations, by type.
  private(set) var cases: [String: [String]] = [:]

  /// Asks a world.
  init() throws {
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
    cases = try Self.cases(in: world, of: classes)
  }

  private static let functions = [
    "after", "families", "leaks", "mark", "now", "record", "screen", "settle", "timeline", "tree",
    "wait", "warnings", "weak",
  ]

  /// A wrong name is an error that lists the right ones.
  private static func cases(
    in world: ScriptWorld, of classes: [Class]
  ) throws -> [String: [String]] {
    var cases: [String: [String]] = [:]
    for each in classes {
      for member in each.members where member.kind == .property && !member.isReadOnly {
        let script = """
          local made, object = pcall(\(each.name), {})
          if not made then return end
          return select(2, pcall(function() object.\(member.name) = "?" end))
          """
        guard let answer = try? world.run(script, named: "cases").first,  // not every class is made
          case .string(let message) = answer, let list = message.range(of: " valid: ")
        else { continue }
        let names = message[list.upperBound...].split(separator: "'").map(String.init)
          .filter { $0.allSatisfy { $0.isLetter || $0.isNumber } }
        cases[bare(member.type ?? "")] = names
      }
    }
    return cases
  }

  /// A type without the sign of an optional.
  static func bare(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }
}
