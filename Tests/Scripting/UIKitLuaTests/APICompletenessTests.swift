import Foundation
import Lua
import Support
import Testing
import UIKitLua

/// Scripts can do with a class everything that Swift can do with it.
struct APICompletenessTests {
  private let catalog: Catalog
  private let structures: [LuaType.Structure]
  private let enumerations: [LuaType.Enumeration]

  init() {
    catalog = ScriptWorld().catalog
    structures = catalog.structures
    enumerations = catalog.enumerations
  }

  @Test(.slow("it reads what the compiler says of all modules"))
  func everyPublicSwiftMemberHasADescriptor() throws {
    let graph = try PublicSwiftAPI.graph.get()
    let publicAPI = graph.symbols.filter {
      ["HeadlessUIKit", "SystemControllers"].contains($0.module)
    }
    #expect(publicAPI.count > 800)
    let gaps = Set(publicAPI.filter { !isDescribed($0) }.map(\.title)).sorted()
    let unexplained = gaps.filter { gap in !Omission.all.contains { $0.covers(gap) } }
    #expect(unexplained == [])
    let idle = Omission.all.filter { omission in !gaps.contains(where: omission.covers) }
    #expect(idle.map(\.pattern) == [], "these are described, or there is no such symbol")
  }

  private func isDescribed(_ symbol: SymbolGraph.Symbol) -> Bool {
    switch symbol.kind {
    case "swift.class", "swift.protocol": isKnown(symbol.title)
    case "swift.method", "swift.type.method": isFunction(symbol)
    case "swift.property": isProperty(symbol)
    case "swift.init": isConstruction(symbol)
    case "swift.enum.case": isCase(symbol.baseName, of: symbol.owner)
    case "swift.type.property":
      isCase(symbol.baseName, of: symbol.owner) || isProperty(symbol)
    default: true
    }
  }

  /// Whether a name is a class of scripts, or a table that they write.
  private func isKnown(_ name: String) -> Bool {
    catalog.named(name) != nil || catalog.delegates.contains { $0.name == name }
      || structures.contains { $0.name == name } || Self.substitutes[name] != nil
  }

  /// The members that scripts find, or that they write for a delegate.
  private func members(of owner: String) -> [Member] {
    let owner = Self.substitutes[owner] ?? owner
    let calls = catalog.delegates.first { $0.name == owner }?.members ?? []
    return (catalog.named(owner).map(catalog.allMembers) ?? []) + calls
  }

  /// The class that has the members of a protocol instead.
  private static let substitutes = [
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UISheetPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UITabBarController.Sidebar": "UITabBarControllerSidebar",
    "UIViewControllerTransitionCoordinatorContext": "UIViewControllerTransitionCoordinator",
  ]

  private func isProperty(_ symbol: SymbolGraph.Symbol) -> Bool {
    members(of: symbol.owner).contains { $0.name == symbol.baseName }
      || structures.contains { structure in
        structure.name == symbol.owner
          && structure.fields.contains { $0.name == symbol.baseName }
      }
  }

  private func isFunction(_ symbol: SymbolGraph.Symbol) -> Bool {
    members(of: symbol.owner).contains { $0.isCallable && symbol.may(beCalled: $0.name) }
  }

  /// Whether the labels of an initializer are labels or properties of the class's call.
  private func isConstruction(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard let owner = catalog.named(symbol.owner), owner.canBeCalled else { return false }
    let known = Set(members(of: symbol.owner).map(\.name)).union(owner.labels)
      .union(owner.labelledParts.map(\.name))
    return symbol.labels.allSatisfy { known.contains($0) }
  }

  private func isCase(_ name: String, of owner: String) -> Bool {
    enumerations.contains { $0.name == owner && $0.cases.contains(name) }
  }
}

extension SymbolGraph.Symbol {
  /// `UIView.addSubview(_:)`.
  fileprivate var title: String { path.joined(separator: ".") }
}
