import Lua
import Support
import Testing
import UIKitLua

/// Where a Swift type is optional, scripts read nil and may write it (C16).
struct OptionalTypeTests {
  private let catalog = ScriptWorld().catalog

  @Test(.slow("it reads what the compiler says of all modules"))
  func propertiesThatMayBeNilInSwiftMayBeNilInLua() throws {
    let declared = try declarations()
    var compared = 0
    for (owner, member) in members(.property) {
      guard let type = declared[owner]?[member.name]?.compactMap(Self.type).first else { continue }
      compared += 1
      if type.hasSuffix("?") {
        #expect(member.type?.takesNil == true, "\(owner).\(member.name) is \(type) in Swift")
      }
    }
    #expect(compared > 180)
  }

  @Test(.slow("it reads what the compiler says of all modules"))
  func argumentsThatMayBeNilInSwiftMayBeNilInLua() throws {
    let declared = try declarations()
    var compared = 0
    for (owner, member) in members(.method) {
      let count = member.parameters.count
      let fitting = (declared[owner]?[member.name] ?? []).map(Self.parameterTypes)
      guard fitting.count == 1, let types = fitting.first, types.count == count else { continue }
      compared += 1
      for (parameter, type) in zip(member.parameters, types) where type.hasSuffix("?") {
        #expect(
          parameter.type.takesNil, "\(parameter.name) of \(owner).\(member.name) is \(type)")
      }
    }
    #expect(compared > 60)
  }

  @Test(.slow("it reads what the compiler says of all modules"))
  func resultsThatMayBeNilInSwiftMayBeNilInLua() throws {
    let declared = try declarations()
    var compared = 0
    for kind in [Member.Kind.method, .callback] {
      for (owner, member) in members(kind) where member.results.isEmpty {
        let results = (declared[owner]?[member.name] ?? []).compactMap(Self.resultType)
        guard !results.isEmpty, results.allSatisfy({ $0.hasSuffix("?") }) else { continue }
        compared += 1
        #expect(member.type?.takesNil == true, "\(owner).\(member.name) returns \(results)")
      }
    }
    #expect(compared > 15)
  }

  /// What the descriptions promise, of lists, for an object of each class.
  @Test(.slow("it reads what the compiler says of all modules")) func listsTakeNil() throws {
    let declared = try declarations()
    var compared = 0
    for (owner, member) in members(.property) where !member.isReadOnly {
      guard let type = declared[owner]?[member.name]?.compactMap(Self.type).first,
        type.hasPrefix("["), type.hasSuffix("]?")
      else { continue }
      compared += 1
      let script = Script(
        """
        simulator.device = "iPad"
        local controller = UIViewController{ modalPresentationStyle = "popover" }
        local object = \(Self.constructions[owner] ?? "\(owner)()")
        object.\(member.name) = nil
        print(object.\(member.name))
        """)
      #expect(script.error == nil, "\(owner).\(member.name)")
      #expect(script.lines == ["nil"], "\(owner).\(member.name)")
    }
    #expect(compared > 5)
  }

  /// How a script comes by an object that it doesn't create without arguments.
  private static let constructions = [
    "NSUserActivity": "NSUserActivity{ activityType = 'reading' }",
    "UIPopoverController": "UIPopoverController{ contentViewController = controller }",
    "UIPopoverPresentationController": "controller.popoverPresentationController",
  ]

  /// The members of each class, under the names of the class and its ancestors.
  private func members(_ kind: Member.Kind) -> [(owner: String, member: Member)] {
    catalog.classes.flatMap { descriptor in
      descriptor.members.filter { $0.kind == kind }.map { (descriptor.name, $0) }
    }
  }

  /// The declarations of each class, by the name of the member.
  private func declarations() throws -> [String: [String: [String]]] {
    var result: [String: [String: [String]]] = [:]
    for symbol in try PublicSwiftAPI.graph.get().symbols where symbol.path.count > 1 {
      result[symbol.owner, default: [:]][symbol.baseName, default: []].append(symbol.declaration)
    }
    return result
  }

  /// The type of a property: `var title: String? { get set }`.
  private static func type(of declaration: String) -> String? {
    guard declaration.hasPrefix("var "), let colon = declaration.firstIndex(of: ":") else {
      return nil
    }
    return declaration[declaration.index(after: colon)...].prefix { $0 != "{" && $0 != "=" }
      .split(separator: " ").joined(separator: " ")
  }

  /// The type of a function's result: `func popViewController(animated: Bool) -> UIViewController?`.
  private static func resultType(of declaration: String) -> String? {
    guard let end = declaration.lastIndex(of: ")"),
      let arrow = declaration[end...].firstRange(of: "-> ")
    else { return nil }
    return String(declaration[arrow.upperBound...])
  }

  /// The types of a function's parameters, without their defaults.
  private static func parameterTypes(of declaration: String) -> [String] {
    guard let start = declaration.firstIndex(of: "(") else { return [] }
    var depth = 0
    var parts: [String] = [""]
    for character in declaration[declaration.index(after: start)...] {
      if character == ")" && depth == 0 { break }
      depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
      if character == "," && depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { $0.contains(":") }.map { part in
      let type = part[part.index(after: part.firstIndex(of: ":") ?? part.startIndex)...]
      let bare = type.firstRange(of: " = ").map { type[..<$0.lowerBound] } ?? type
      return bare.split(separator: " ").joined(separator: " ")
    }
  }
}
