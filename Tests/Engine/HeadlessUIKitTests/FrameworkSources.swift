import NavigationModel
import Support

/// What the sources of the framework, of the system controllers and of what programs import do, by types.
struct FrameworkSources {
  private typealias Symbol = SourceIndex.Symbol
  private typealias Occurrence = SourceIndex.Occurrence

  private let index: SourceIndex
  private let definitions: [Occurrence]
  private let uses: [Occurrence]
  /// The names of the parameters of functions that are closures.
  private let closures: [Symbol: [String]]
  /// Where a function first goes to the table of calls.
  private let waysOut: [Symbol: Occurrence]

  /// The framework.
  static var framework: FrameworkSources { get throws { try parts.get()[0] } }
  /// The examples of what it mustn't do.
  static var mistakes: FrameworkSources { get throws { try parts.get()[1] } }

  private static let folders = ["Sources/Engine/", "Sources/OnLinux/UIKit/"]
  private static let examples = "Tests/Engine/HeadlessUIKitTests/FrameworkMistakes.swift"
  private static let parts = Result {
    let index = try SourceIndex { path in
      (folders + ["Sources/Model/NavigationModel/", examples]).contains(where: path.hasPrefix)
    }
    return [folders, [examples]].map { FrameworkSources(index, in: $0) }
  }

  private init(_ index: SourceIndex, in folders: [String]) {
    self.index = index
    definitions = index.definitions.filter { folders.contains(where: $0.path.hasPrefix) }
    uses = index.uses.filter { folders.contains(where: $0.path.hasPrefix) }
    closures = index.closures
    waysOut = index.waysOut(ofFunctionsWith: closures)
  }

  /// What uses declarations, by their names with their types.
  func users(of names: [String]) -> Set<String> {
    let words = Set(names.map { String($0.drop { $0 != "." }.dropFirst()) })
    let found = uses.filter { use in
      words.contains(use.symbol.name) && names.contains(index.name(of: use.symbol))
    }
    return Set(found.map(name))
  }

  /// Where something is used: the declaration whose body it is in.
  private func name(_ use: Occurrence) -> String { use.user.map(index.name) ?? use.path }

  private func properties(_ hasType: (String) -> Bool) -> [Symbol] {
    definitions.map(\.symbol).filter { symbol in
      [.property, .staticProperty].contains(symbol.kind) && !symbol.name.contains("(")
        && symbol.declaration.split(separator: " : ").last.map { hasType(String($0)) } == true
    }
  }
}

// MARK: Tables

extension FrameworkSources {
  /// The rows of the tables of calls, and those of them that no list has.
  var rows: (all: [String], unlisted: [String]) {
    let types = ["Call<", "HandlerCall", "OverridableMember"].map { "HeadlessUIKit.\($0)" }
    let lists = ["CallRow", "HandlerCall", "OverridableMember"].map { "<HeadlessUIKit.\($0)>" }
    let isList = Set(properties { lists.contains(where: $0.hasSuffix) })
    let listed = uses.filter { use in
      use.user.map { isList.contains($0) || index.owner(of: $0).map(isList.contains) == true }
        == true
    }
    let rows = properties { types.contains(where: $0.hasPrefix) }.filter { $0.kind != .property }
    return (rows.map(index.name), Set(rows).subtracting(listed.map(\.symbol)).map(index.name))
  }

  /// The members of classes and protocols: `UIView.hitTest(_:with:)`.
  var members: Set<String> {
    let found = definitions.filter { [.class, .protocol].contains($0.related(.child)?.kind) }
    return Set(found.map { index.name(of: $0.symbol) })
  }

  /// The defaults of a protocol's methods that don't note that they were called.
  var unnoticedDefaults: Set<String> {
    let noted = Set(uses.filter { $0.symbol.name.hasPrefix("reached(") }.compactMap(\.user))
    let methods = definitions.filter { $0.symbol.kind == .method }
    let required = methods.filter { $0.related(.child)?.kind == .protocol }
    let defaults = methods.filter {
      $0.related(.child)?.kind == .extension && !noted.contains($0.symbol)
    }
    return Set(defaults.map { index.name(of: $0.symbol) })
      .intersection(required.map { index.name(of: $0.symbol) })
  }
}

// MARK: Calls of what programs implement or pass

extension FrameworkSources {
  /// The calls of members that a program may implement, but for those of an object's own members, by
  /// functions that don't go to the table before.
  func callsPastTable(of members: Set<String>) throws -> Set<String> {
    let found = try uses.filter { use in
      guard use.roles.contains(.dynamic), !isInTable(use),
        index.roots(of: use.symbol).contains(where: { members.contains(index.name(of: $0)) })
      else { return false }
      let before = try use.surroundings().before
      return before.last == "." && !before.hasSuffix("self.")
    }
    return Set(found.map { "\(name($0)): \($0.symbol.name)" })
  }

  private func isInTable(_ use: Occurrence) -> Bool {
    use.user.map { isInTable((use.line, use.column), of: $0) } ?? false
  }

  /// Whether a function goes to the table before a place.
  private func isInTable(_ place: (Int, Int), of function: Symbol) -> Bool {
    waysOut[function].map { ($0.line, $0.column) < place } ?? false
  }

  /// The properties whose closures are called by functions that don't go to the table before.
  var storedClosuresCalledPastTable: Set<String> {
    get throws {
      let closures = Set(properties { $0.contains("->") })
      let found = try uses.filter { use in
        try closures.contains(use.symbol) && use.roles.contains(.read) && !isInTable(use)
          && use.surroundings().after.beginsWithCall
      }
      return Set(found.map { index.name(of: $0.symbol) })
    }
  }

  /// The public functions that call a closure that is passed to them and don't go to the table before: not
  /// all uses of parameters are noted, so that these are read in the text.
  var functionsCallingClosures: Set<String> {
    get throws {
      let places = definitions.filter { $0.symbol.kind != .parameter }
      let found = try zip(places, places.dropFirst() + places.suffix(1)).filter { place, next in
        guard let names = closures[place.symbol] else { return false }
        let modifiers = try place.surroundings().before.split(separator: " ")
        let text = try place.lines().prefix(next.path == place.path ? next.line - place.line : .max)
        return (modifiers.contains("public") || modifiers.contains("open"))
          && zip(text.indices, text).contains { line, text in
            names.flatMap(text.ranges).contains { range in
              let column = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
              return text[..<range.lowerBound].last.map { !$0.isLetter && $0 != "." } == true
                && text[range.upperBound...].beginsWithCall
                && !isInTable((line + 1, column), of: place.symbol)
            }
          }
      }
      return Set(found.map { index.name(of: $0.0.symbol) })
    }
  }

  /// What uses the view of a controller as if there had to be one: a `loadView` may make none (A8).
  var uncheckedViews: Set<String> {
    get throws {
      let found = try uses.filter { use in
        guard use.symbol.name == "view", use.roles.isSuperset(of: [.read, .dynamic]),
          index.name(of: use.symbol) == "UIViewController.view"
        else { return false }
        let (before, after) = try use.surroundings()
        return !before.hasSuffix(" let ") && after.first.map { ".!,)".contains($0) } == true
      }
      return Set(found.map(name))
    }
  }
}

// MARK: The engine

extension FrameworkSources {
  private func isOfEngine(_ symbol: Symbol) -> Bool {
    ["TransitionEngine", "ActiveTransition", "DeliveryRow"].contains(symbol.name)
      || index.owner(of: symbol).map(isOfEngine) == true
  }

  /// The classes of containers and presentations that the engine uses.
  var classesInEngine: Set<String> {
    let found = uses.filter { use in
      use.symbol.kind == .class && use.user.map(isOfEngine) == true
        && index.superclasses(of: use.symbol).contains {
          ["UIViewController", "UIPresentationController"].contains($0.name)
        }
    }
    return Set(found.map { "\(name($0)): \($0.symbol.name)" })
  }

  /// What delivers callbacks of appearance or layout, or any that it doesn't name, past the engine.
  var deliveriesPastEngine: Set<String> {
    let others = Callback.allCases.map(\.name).filter {
      !$0.contains("ppear") && !$0.hasSuffix("LayoutSubviews") && !$0.hasPrefix("update")
    }
    let users = uses.filter { use in
      use.user.map(isOfEngine) == false
        && (use.symbol.name == "receive(_:animated:parent:)"
          || use.symbol.name.hasPrefix("deliver(") && isOfEngine(use.symbol))
    }
    let named = uses.filter { index.owner(of: $0.symbol)?.name == "Callback" }
    return Set(users.map(name)).filter { user in
      let callbacks = named.filter { name($0) == user }.map(\.symbol.name)
      return callbacks.isEmpty || !callbacks.allSatisfy(others.contains)
    }
  }
}

extension Substring {
  /// Whether what has a name is called: `?(1)`, `[index](1)`.
  fileprivate var beginsWithCall: Bool {
    prefixMatch(of: /[?!]?(\[[^\]]*\][?!]?)?\(/) != nil
  }
}

extension SourceIndex {
  fileprivate var closures: [Symbol: [String]] {
    var found: [Symbol: [String]] = [:]
    for place in definitions where place.symbol.kind == .parameter {
      // `body #1 : () -> A in HeadlessUIKit.Stage.asCurrent<A>(() -> A) -> A`
      let type = place.symbol.declaration.split(separator: " in ")[0]
      guard let function = place.related(.child), type.contains("->") else { continue }
      found[function, default: []].append(place.symbol.name)
    }
    return found
  }

  /// Where a function first goes to the table of calls: to what makes calls, to a handler, or with a closure
  /// to a function that does.
  fileprivate func waysOut(ofFunctionsWith closures: [Symbol: [String]]) -> [Symbol: Occurrence] {
    let starts: Set = ["callOut(on:if:_:_:)", "DefaultBody.answer(of:by:_:)"]
    let types: Set = ["Handler", "AnsweringHandler", "DelegateNotification"]
    var ways = Set(uses.map(\.symbol)).filter { symbol in
      starts.contains(name(of: symbol))
        || symbol.kind == .initializer && owner(of: symbol).map { types.contains($0.name) } == true
    }
    while true {
      let places = uses.filter { ways.contains($0.symbol) }
      let more = places.compactMap(\.user).filter { closures[$0] != nil && !ways.contains($0) }
      ways.formUnion(more)
      guard more.isEmpty else { continue }
      let users = places.compactMap { use in use.user.map { ($0, use) } }
      return Dictionary(users, uniquingKeysWith: { first, _ in first })
    }
  }
}
