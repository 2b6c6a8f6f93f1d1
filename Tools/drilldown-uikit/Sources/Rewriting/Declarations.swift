import SwiftSyntax

/// A method as a selector may name it.
struct MethodRecord: Equatable {
  var type: String
  var base: String
  var labels: [String?]
  var isThrowing: Bool
  var isStatic: Bool
  /// The name in `@objc(name)`.
  var explicitName: String?

  /// The name of its selector.
  var selector: String {
    explicitName ?? SelectorName.method(base, labels, throwing: isThrowing)
  }
}

/// A class with what it inherits and declares.
struct ClassRecord {
  var name: String
  var inherited: [String] = []
  var isOnMainActor = false
  /// The methods with their labels: `tableView(_:didSelectRowAt:)`.
  var methods: Set<String> = []
  /// Whether all of its members are Objective-C's.
  var isObjectiveC = false
  /// The methods and properties that it overrides.
  var overrides: Set<String> = []
}

/// What the files of a package declare, as far as the rewriting of other files depends on it.
public struct Declarations {
  private(set) var methods: [String: [MethodRecord]] = [:]
  private(set) var classes: [String: ClassRecord] = [:]
  /// What types of any kind say that they conform to or inherit from.
  private var conformances: [String: Set<String>] = [:]
  /// The optional methods of the package's own protocols and of UIKit's, by protocol.
  private(set) var optionalMethods: [String: Set<String>] = [:]
  /// Whether an optional method of one of the package's protocols returns a value, by name.
  private var ownOptionalMethods: [String: Bool] = [:]

  /// How many classes have a name, with the types around them; those under conditions count twice.
  private var classCounts: [String: Int] = [:]

  public init() {}

  mutating func add(_ method: MethodRecord) { methods[method.base, default: []].append(method) }

  mutating func inherit(_ names: [String], by type: String) {
    classes[type, default: ClassRecord(name: type)].inherited += names
  }

  mutating func setOnMainActor(_ type: String) {
    classes[type, default: ClassRecord(name: type)].isOnMainActor = true
  }

  mutating func add(method: String, to type: String) {
    classes[type, default: ClassRecord(name: type)].methods.insert(method)
  }

  mutating func setObjectiveC(_ type: String) {
    classes[type, default: ClassRecord(name: type)].isObjectiveC = true
  }

  /// Whether all members of a class are Objective-C's.
  func isObjectiveC(_ type: String) -> Bool { classes[type]?.isObjectiveC ?? false }

  mutating func count(class name: String) { classCounts[name, default: 0] += 1 }

  /// The names that exactly one class has, without `#if` around it.
  public var uniqueClasses: Set<String> { Set(classCounts.filter { $0.value == 1 }.keys) }

  mutating func add(override name: String, in type: String) {
    classes[type, default: ClassRecord(name: type)].overrides.insert(name)
  }

  /// Whether a subclass of a class overrides a member.
  func isOverridden(_ name: String, below type: String) -> Bool {
    classes.values.contains { record in
      record.overrides.contains(name) && superclasses(of: record.name).contains { $0.name == type }
    }
  }

  /// Whether a class of the package declares a method, and doesn't override it.
  func isDeclared(_ method: String) -> Bool {
    classes.values.contains {
      $0.methods.contains(method) && !$0.overrides.contains(method)
    }
  }

  /// Notes what a type of any kind says that it conforms to or inherits from.
  mutating func conform(_ type: String, to names: [String]) {
    conformances[type, default: []].formUnion(names)
  }

  /// Whether a type is a part of a user interface of SwiftUI's, whose contents nothing asks for.
  func isOfSwiftUI(_ type: String) -> Bool {
    !Self.partsOfSwiftUI.isDisjoint(with: conformances[type] ?? [])
  }

  private static let partsOfSwiftUI = Set(
    [
      "View", "ViewModifier", "PreviewProvider", "ButtonStyle", "PrimitiveButtonStyle",
      "LabelStyle", "ToggleStyle", "TextFieldStyle",
    ].flatMap { [$0, "SwiftUI.\($0)"] })

  /// Whether a class is one of UIKit's, or inherits from one.
  func isOfUIKit(_ type: String) -> Bool {
    if type.hasPrefix("UI"), classCounts[type] == nil { return true }
    return lineage(of: type).contains { $0.inherited.contains { $0.hasPrefix("UI") } }
  }

  /// Notes an optional method of one of the package's protocols, and whether it returns a value.
  mutating func add(ownOptional method: String, returns: Bool) {
    ownOptionalMethods[method] = returns
  }

  /// Whether an optional method may return a value; nil if no protocol has one of that name: of the
  /// package's, or of UIKit's as well.
  func returnsValue(_ method: String, ofUIKit: Bool) -> Bool? {
    ownOptionalMethods[method]
      ?? (ofUIKit && optionalMethods.values.contains { $0.contains(method) } ? true : nil)
  }

  /// Whether a class may be one of UIKit's responders: below a class that isn't known to be another one.
  func mayBeResponder(_ type: String) -> Bool {
    guard let root = lineage(of: type).last?.inherited.first else { return false }
    let others = ["GestureRecognizer", "BarButtonItem", "BarItem", "Segue", "Layout", "XCTestCase"]
    return root != "NSObject" && !others.contains { root.hasSuffix($0) }
  }

  /// Notes an optional method of a protocol.
  public mutating func add(optional method: String, of protocolName: String) {
    optionalMethods[protocolName, default: []].insert(method)
  }

  /// The method that a base name means in a type; nil if there is none or several that differ.
  func method(_ base: String, in type: String?) -> MethodRecord? {
    guard let all = methods[base] else { return nil }
    let own = all.filter { $0.type == type }
    let candidates = own.isEmpty ? all : own
    guard let first = candidates.first else { return nil }
    return candidates.allSatisfy { $0.selector == first.selector } ? first : nil
  }

  /// The method with a base name and labels.
  func method(_ base: String, _ labels: [String?], in type: String?) -> MethodRecord? {
    let all = (methods[base] ?? []).filter { $0.labels == labels }
    return all.first { $0.type == type } ?? all.first
  }

  /// The superclass and its protocol with an optional method that only a subclass declares: what
  /// conforms to a protocol is settled with the superclass.
  func lateConformance(
    of method: String, in type: String
  ) -> (superclass: String, protocolName: String)? {
    guard classes[type]?.inherited.contains(where: { optional(method, in: $0) }) == false else {
      return nil
    }
    for superclass in superclasses(of: type) {
      if superclass.methods.contains(method) { return nil }
      if let found = superclass.inherited.first(where: { optional(method, in: $0) }) {
        return (superclass.name, found)
      }
    }
    return nil
  }

  /// Whether a class has tests of XCTest, and is on the main actor.
  func isTestOnMainActor(_ type: String) -> Bool {
    isTest(type) && lineage(of: type).contains(where: \.isOnMainActor)
  }

  /// Whether a class inherits methods without parameters from one that overrides them in tests on the main
  /// actor.
  func inherits(_ names: Set<String>, _ type: String) -> Bool {
    superclasses(of: type).contains { record in
      record.overrides.contains { names.contains(String($0.dropLast(2))) }
        && isTestOnMainActor(record.name)
    }
  }

  /// Whether a class has tests of XCTest.
  func isTest(_ type: String) -> Bool {
    lineage(of: type).contains { $0.inherited.contains("XCTestCase") }
  }

  private func lineage(of type: String) -> [ClassRecord] {
    [classes[type]].compactMap(\.self) + superclasses(of: type)
  }

  private func optional(_ method: String, in protocolName: String) -> Bool {
    optionalMethods[protocolName]?.contains(method) ?? false
  }

  /// The superclasses that are declared here, nearest first.
  private func superclasses(of type: String) -> [ClassRecord] {
    var found: [ClassRecord] = []
    var next = classes[type]
    while let current = next, found.count < 100 {
      next = current.inherited.lazy.compactMap { self.classes[$0] }.first {
        $0.name != current.name
      }
      next.map { found.append($0) }
    }
    return found
  }
}
