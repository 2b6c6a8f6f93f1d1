import Foundation

/// What the compiler has noted about sources as it built them: where each declaration is and where it is
/// used, by types.
package struct SourceIndex: Sendable {
  /// The sources of the program, and the examples of what they mustn't do.
  package static let sources = Result {
    try SourceIndex { path in
      ["Sources/", "repl/"].contains(where: path.hasPrefix) || path.hasSuffix("Mistakes.swift")
    }
  }

  /// Where declarations are, file by file from the first line on.
  package let definitions: [Occurrence]
  /// Where they are used, in the same order.
  package let uses: [Occurrence]
  private var owners: [Symbol: Symbol] = [:]
  private var overridden: [Symbol: [Symbol]] = [:]
  private var superclasses: [Symbol: Symbol] = [:]

  /// Reads what is noted about the Swift files whose paths in the repository are included.
  package init(where isIncluded: (String) -> Bool) throws {
    var reader = try IndexReader()
    let places = try reader.occurrences(where: isIncluded)
    definitions = places.filter { $0.roles.contains(.definition) }
    uses = places.filter { $0.roles.contains(.reference) }
    for place in definitions {
      owners[place.symbol] = place.related(.child)
      overridden[place.symbol] = place.relations.filter { $0.roles.contains(.override) }.map(
        \.symbol)
    }
    for place in uses where place.symbol.kind == .class {
      if let symbol = place.related(.base) { superclasses[symbol] = place.symbol }
    }
  }

  /// The type or extension in which something is declared; for an accessor the property.
  package func owner(of symbol: Symbol) -> Symbol? { owners[symbol] }

  /// A declaration with the name of its type: `UIView.hitTest(_:with:)`.
  package func name(of symbol: Symbol) -> String {
    guard let owner = owners[symbol] else { return symbol.name }
    return owner.kind == .property ? name(of: owner) : "\(owner.name).\(symbol.name)"
  }

  /// A member and those that it overrides or satisfies.
  package func roots(of symbol: Symbol) -> [Symbol] {
    [symbol] + (overridden[symbol] ?? []).flatMap(roots)
  }

  /// The superclasses of a class, from the nearest one up.
  package func superclasses(of symbol: Symbol) -> [Symbol] {
    superclasses[symbol].map { [$0] + superclasses(of: $0) } ?? []
  }

  /// A declaration.
  package final class Symbol: Hashable, Sendable {
    /// Its name with the labels of its parameters, and what it is.
    package let name: String, kind: Kind?
    /// Its name in all programs, from which its type follows.
    package let id: String

    init(_ name: String, _ kind: Kind?, _ id: String) {
      (self.name, self.kind, self.id) = (name, kind, id)
    }

    /// Its name with those of its module and types, and with its own type.
    package var declaration: String {
      let mangled = "$s\(id.dropFirst(2))"
      guard let text = demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return id }
      defer { free(text) }
      return String(cString: text)
    }

    package static func == (one: Symbol, other: Symbol) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// What a declaration is; the numbers are the library's.
  package enum Kind: Int32, Sendable {
    case module = 1, `class` = 7, `protocol`, `extension`, enumCase = 15, method, property = 19
    case staticProperty = 21, initializer, parameter = 25
  }

  /// How a declaration occurs at a place, or is related to the one there; the bits are the library's.
  package struct Roles: OptionSet, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let definition = Self(rawValue: 1 << 1), reference = Self(rawValue: 1 << 2)
    package static let read = Self(rawValue: 1 << 3), write = Self(rawValue: 1 << 4)
    /// Which member is meant is only known when the program runs: it isn't one of `super`.
    package static let dynamic = Self(rawValue: 1 << 6)
    package static let implicit = Self(rawValue: 1 << 8), child = Self(rawValue: 1 << 9)
    package static let base = Self(rawValue: 1 << 10), override = Self(rawValue: 1 << 11)
    package static let received = Self(rawValue: 1 << 12), extended = Self(rawValue: 1 << 14)
    package static let contained = Self(rawValue: 1 << 16)
  }

  /// A place where a declaration is or is used, in a line and byte of a file of the repository.
  package struct Occurrence: Sendable {
    package let symbol: Symbol, roles: Roles
    package let path: String, line: Int, column: Int
    package let relations: [(roles: Roles, symbol: Symbol)]

    /// The declaration that has to do with it in a way.
    package func related(_ role: Roles) -> Symbol? {
      relations.first { $0.roles.contains(role) }?.symbol
    }

    /// The declaration whose body the place is in.
    package var user: Symbol? { related(.contained) }

    /// The file from its line on.
    package func lines() throws -> ArraySlice<Substring> {
      try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(line - 1)
    }

    /// What its line has before the name, and after it.
    package func surroundings() throws -> (before: Substring, after: Substring) {
      let text = try lines().first ?? ""
      let start = text.utf8.index(text.startIndex, offsetBy: column - 1)
      return (text[..<start], text[start...].dropFirst(symbol.name.prefix { $0 != "(" }.count))
    }
  }
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ count: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
