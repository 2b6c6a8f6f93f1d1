import Support
import Testing

/// A file is about one class: one named for a class about that one, one of a topic about no more than
/// one; small classes are with those that use them.
struct FilesOfClassesTests {
  private static let framework = [
    "Sources/Engine/HeadlessUIKit/", "Sources/Engine/SystemControllers/", "Sources/OnLinux/UIKit/",
    "Tests/",
  ]

  /// The classes of ours that many files are about.
  private static let world: Set = ["ActiveTransition", "Stage", "TransitionEngine"]

  @Test func filesAreAboutOneClass() throws {
    let index = try SourceIndex.sources.get()
    let classes = Self.classes(in: index)
    let folders = Self.framework + ["Sources/Scripting/UIKitLua/Classes/"]
    let uses = Dictionary(grouping: index.uses, by: \.path)
    let files = Dictionary(grouping: index.definitions, by: \.path).filter { path, _ in
      folders.contains(where: path.hasPrefix) && !path.contains("/Generated/")
    }
    #expect(files.count > 600)
    let found = files.compactMap { path, definitions in
      let file = SourceFile(
        index: index, path: path, definitions: definitions, uses: uses[path] ?? [])
      let others = file.others(of: classes, Self.world)
      return others.isEmpty ? nil : "\(path): \(others.joined(separator: " "))"
    }
    #expect(
      found.sorted() == [
        "Tests/Engine/HeadlessUIKitTests/FrameworkMistakes.swift: UIMistakes UITabBarController",
        "Tests/Teaching/FactsTests/UIExample+Mistakes.swift: UIOtherExample",
      ])
  }

  /// The classes that UIKit has, and those.
  private static func classes(in index: SourceIndex) -> Set<String> {
    let prefixes = ["UI", "MF", "EK", "GK", "AB", "MP", "MK", "SF", "PH", "NS", "CA"]
    let names = index.definitions.filter { place in
      place.symbol.kind == .class && framework.contains(where: place.path.hasPrefix)
        && prefixes.contains(where: place.symbol.name.hasPrefix)
    }
    return world.union(names.map(\.symbol.name))
  }
}

/// A file with what is in it.
private struct SourceFile {
  let index: SourceIndex
  let path: String
  let definitions: [SourceIndex.Occurrence]
  let uses: [SourceIndex.Occurrence]

  /// The classes, other than that of its name, which it is about.
  ///
  /// A file that is named for no class may be about one and the world, may have private members of
  /// others, and may make any conform to a protocol that it declares.
  func others(of classes: Set<String>, _ world: Set<String>) -> [String] {
    let name = String(path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "")
    let isOfClass = classes.contains(name)
    var found = extensions(thatAreSeen: !isOfClass).union(largeClasses).union(describedClasses)
    found.formIntersection(classes)
    if isOfClass { found.remove(name) } else { found.subtract(world) }
    return isOfClass || found.count > 1 ? found.sorted() : []
  }

  /// The types that it extends: all, or those with conformances or members that other files see.
  private func extensions(thatAreSeen: Bool) -> Set<String> {
    let protocols = definitions.map(\.symbol).filter { $0.kind == .protocol }
    let found = uses.filter { use in
      guard let place = use.related(.extended) else { return false }
      let adopted = uses.filter { $0.related(.base) == place }.map(\.symbol)
      let members = definitions.filter { $0.related(.child) == place }
      return !adopted.contains(where: protocols.contains)
        && (!thatAreSeen || !adopted.isEmpty
          || members.contains { !$0.symbol.declaration.contains("in _") })
    }
    return Set(found.map { outermost($0.symbol).name })
  }

  private func outermost(_ symbol: SourceIndex.Symbol) -> SourceIndex.Symbol {
    index.owner(of: symbol).map(outermost) ?? symbol
  }

  /// The classes that are longer than those that are with their owners.
  private var largeClasses: [String] {
    let starts = definitions.filter { index.owner(of: $0.symbol) == nil }
    return zip(starts, starts.dropFirst().map(\.line) + [.max]).filter { start, next in
      start.symbol.kind == .class
        && (definitions + uses).contains { $0.line >= start.line + 19 && $0.line < next }
    }.map(\.0.symbol.name)
  }

  /// The classes that descriptors describe.
  private var describedClasses: [String] {
    zip(uses, uses.dropFirst()).filter { use, next in
      use.symbol.name == "ClassDescriptor" && next.symbol.kind == .class
    }.map(\.1.symbol.name)
  }
}
