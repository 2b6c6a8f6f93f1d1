import Console
import Lua

/// A block of a spec file: `describe`, `it` and their relatives, or the file itself.
final class SpecBlock {
  let kind: Kind
  let name: String
  /// The line that stands for it: its first one, or that of its row in `each`.
  let line: Int
  /// The lines of its body; of the call as well, if that is right before.
  let lines: ClosedRange<Int>
  let body: LuaFunction
  /// The limits of its tests, where they differ from those around it.
  let limits: BlockLimits
  // A block outlives its children.
  unowned let parent: SpecBlock?
  /// The names from the outermost block to this one; the file has none.
  let names: [String]
  /// The children that were found when its body ran.
  var children: [SpecBlock] = []
  /// What its body has called without a function, by number, until that follows.
  var promises: [Int: SpecPromise] = [:]
  /// The hooks around its tests.
  var hooks: [Hook: [SpecHook]] = [:]
  /// The scope of its global variables.
  var scope: LuaTable?
  /// Whether its children run in random order; nil if it isn't set.
  var isShuffled: Bool?
  /// The seed of its random order, if it sets one.
  var shuffleSeed: Int?
  /// Whether its lazy set-up has run and passed.
  var lazySetup: Bool?
  /// Whether it may end with something active: its name says so, or that of a block around it.
  let mayEndActive: Bool
  /// Whether its limits, or those of a block around it, are not the usual ones.
  private let hasLimits: Bool
  /// Whether something runs before or after each of its tests; asked when its body has run.
  private(set) lazy var hasHooksOfTests: Bool =
    parent?.hasHooksOfTests == true || hooks[.beforeEach] != nil || hooks[.afterEach] != nil

  /// The kinds of blocks.
  enum Kind: String {
    case it, describe, file, insulate, expose, pending, property

    /// Whether it is a test, which contains no other blocks.
    var isTest: Bool { self == .it || self == .pending || self == .property }
    /// Whether the changes of its body are reverted when it ends.
    var isInsulated: Bool { self == .file || self == .insulate }
  }

  /// The kinds of hooks.
  enum Hook: String {
    case beforeEach = "before_each"
    case afterEach = "after_each"
    case lazySetup = "lazy_setup"
    case lazyTeardown = "lazy_teardown"
    case strictSetup = "strict_setup"
    case strictTeardown = "strict_teardown"

    /// Whether it runs before the tests of its block.
    var isSetup: Bool { self == .lazySetup || self == .strictSetup }
  }

  /// A block inside another.
  init(
    _ kind: Kind, _ name: String, line: Int, lines: ClosedRange<Int>, body: LuaFunction,
    limits: BlockLimits = BlockLimits(), in parent: SpecBlock?
  ) {
    self.limits = limits
    self.kind = kind
    self.name = name
    self.line = line
    self.lines = lines
    self.body = body
    self.parent = parent
    mayEndActive =
      parent?.mayEndActive == true || kind != .file && Tags(in: name).contains(Tags.unsettled)
    hasLimits = parent?.hasLimits == true || limits != BlockLimits()
    names = kind == .file ? [] : Self.names(parent?.names ?? [], name)
  }

  private static func names(_ outer: [String], _ name: String) -> [String] {
    var names: [String] = []
    names.reserveCapacity(outer.count + 1)
    names += outer
    names.append(name)
    return names
  }

  nonisolated deinit {}
}

/// The limits that a test or block has of its own.
struct BlockLimits: Equatable {
  /// Seconds on the wall clock.
  var seconds: Double?
  /// Lua instructions.
  var instructions: Int?
  /// Bytes.
  var memory: Int?

  /// No limits of its own.
  init() {}

  /// Reads the table of the Lua side.
  init(_ table: LuaTable) {
    switch table["timeout"] {
    case .number(let value): seconds = value
    case .integer(let value): seconds = Double(value)
    default: break
    }
    if case .integer(let value) = table["maxInstructions"] { instructions = value }
    if case .integer(let value) = table["maxMemory"] { memory = value }
  }

  /// The limits of a block in one with others; an untrusted script can only lower them.
  func applied(to limits: Limits) -> Limits {
    func chosen<Value: Comparable>(_ own: Value?, _ outer: Value?) -> Value? {
      guard let own, let outer else { return own ?? outer }
      return limits.isSandboxed ? min(own, outer) : own
    }
    var result = limits
    result.seconds = chosen(seconds, limits.seconds)
    result.instructions = chosen(instructions, limits.instructions)
    result.memory = chosen(memory, limits.memory)
    return result
  }
}

/// A word that was called without its function, which may follow: `it("name")(function() ... end)`.
struct SpecPromise {
  let word: String
  let title: String
  let line: Int

  /// What is wrong if it doesn't follow.
  var sentence: String {
    if word.hasSuffix(".each") { return "\(word) was not called with a name and a function" }
    let isTest = word == "it" || word == "spec" || word == "test"
    return "\(word) has no function"
      + (isTest ? "; a test to be written is `pending(\"name\")`" : "")
  }
}

/// A function that runs around tests.
struct SpecHook {
  /// Its name in the file.
  let name: String
  let line: Int
  let body: LuaFunction
}

extension SpecBlock {
  /// The limits of its tests within those of a run.
  func limits(in limits: Limits) -> Limits {
    hasLimits ? chain.reduce(limits) { $1.limits.applied(to: $0) } : limits
  }

  /// The block and those around it, the file first.
  var chain: [SpecBlock] { (parent?.chain ?? []) + [self] }

  /// The hooks of a kind in the order in which they were written.
  func hooks(_ kind: Hook) -> [SpecHook] { hooks[kind] ?? [] }

  /// Its names, with the numbers of blocks and tests that have the name of an earlier one beside them.
  var key: [String] {
    guard let parent else { return [] }
    let earlier = parent.children.prefix { $0 !== self }.count { $0.name == name }
    return parent.key + [name] + (earlier == 0 ? [] : ["\(earlier + 1)"])
  }

  /// The lines where the functions of a test are defined: its own, and the hooks around it.
  var definitions: Set<Int> {
    let hooks = chain.dropLast().flatMap { $0.hooks(.beforeEach) + $0.hooks(.afterEach) }
    return Set(hooks.map(\.line) + [lines.lowerBound])
  }

  /// Whether a line is one of its body, or the one that stands for it.
  func contains(_ line: Int) -> Bool { line == self.line || lines.contains(line) }

  /// Whether a line belongs to this block itself, and not to one of the blocks in it.
  func isMeant(by line: Int) -> Bool {
    contains(line) && !children.contains { $0.contains(line) }
  }
}
