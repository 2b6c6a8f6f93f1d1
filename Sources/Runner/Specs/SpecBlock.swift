import Lua

/// A block of a spec file: `describe`, `it` and their relatives, or the file itself.
final class SpecBlock {
  let kind: Kind
  let name: String
  /// The lines that it stands on.
  let lines: ClosedRange<Int>
  let body: LuaFunction
  // Who has children outlives them.
  unowned let parent: SpecBlock?
  /// The names from the outermost block to this one; the file has none.
  let names: [String]
  /// What it was found to hold when its body ran.
  var children: [SpecBlock] = []
  /// What runs around its tests.
  var hooks: [Hook: [SpecHook]] = [:]
  /// Where its global variables live.
  var scope: LuaTable?
  /// Whether its children run in random order; nil if it isn't set.
  var isShuffled: Bool?
  /// What chance begins with there, if it says so.
  var shuffleSeed: Int?
  /// Whether its lazy set-up has run, and went well.
  var lazySetup: Bool?

  /// The sorts of blocks.
  enum Kind: String {
    case file, describe, insulate, expose, it, pending, property

    /// Whether it is a test, which holds no other blocks.
    var isTest: Bool { self == .it || self == .pending || self == .property }
    /// Whether what its body changes is taken back when it ends.
    var isInsulated: Bool { self == .file || self == .insulate }
  }

  /// The sorts of hooks.
  enum Hook: String {
    case beforeEach = "before_each"
    case afterEach = "after_each"
    case lazySetup = "lazy_setup"
    case lazyTeardown = "lazy_teardown"
    case strictSetup = "strict_setup"
    case strictTeardown = "strict_teardown"
  }

  /// A block inside another.
  init(
    _ kind: Kind, _ name: String, lines: ClosedRange<Int>, body: LuaFunction, in parent: SpecBlock?
  ) {
    self.kind = kind
    self.name = name
    self.lines = lines
    self.body = body
    self.parent = parent
    names = kind == .file ? [] : (parent?.names ?? []) + [name]
  }
}

/// A function that runs around tests.
struct SpecHook {
  /// What it is called in the file.
  let name: String
  let line: Int
  let body: LuaFunction
}

extension SpecBlock {
  /// The block and those around it, the file first.
  var chain: [SpecBlock] { (parent?.chain ?? []) + [self] }

  /// The hooks of a kind in the order in which they were written.
  func hooks(_ kind: Hook) -> [SpecHook] { hooks[kind] ?? [] }

  /// Whether a line is about this block: it stands on it, and on none of the blocks in it.
  func isMeant(by line: Int) -> Bool {
    lines.contains(line) && !children.contains { $0.lines.contains(line) }
  }
}
