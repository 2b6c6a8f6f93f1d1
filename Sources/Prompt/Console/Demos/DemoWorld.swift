import Demos
import Lua
import LuaSyntax
import UIKitLua

extension Demo {
  /// The number of pages that run a part of the script.
  var pageCount: Int { Transcript(source: source).blocks.count }

  /// The script up to a page; its local variables are global as well, unless a global has the name.
  func program(throughPage page: Int, without globals: [String]) -> String {
    let transcript = Transcript(source: source)
    let lines = transcript.lines.prefix(transcript.blocks[page].range.upperBound)
    let program = lines.map(\.whole).joined()
    let names = TopLevelLocals(in: program).names.filter { !globals.contains($0) }
    guard !names.isEmpty else { return program }
    let targets = names.map { "_G.\($0)" }.joined(separator: ", ")
    return program + "\(targets) = \(names.joined(separator: ", "))\n"
  }
}

extension Session {
  /// A session in the world of a demo as it is after a page.
  convenience init(demo: Demo, afterPage page: Int) {
    self.init()
    let program = demo.program(throughPage: page, without: world.interpreter.globalNames)
    executeAndRecord(.demo(program, name: demo.name))
  }

  /// Runs the beginning of a demo, without output.
  func runDemo(_ text: String, _ name: String) {
    let former = (write, writeError)
    (write, writeError) = ({ _ in }, { _ in })
    defer { (write, writeError) = former }
    run(script: text) { program in
      attempt { () throws(LuaError) in try world.call(load(program, named: "\(name).lua")) }
    }
    world.onTurnEnd()
  }
}

/// The names of a program's local variables that are visible at its end.
struct TopLevelLocals {
  /// The names, in the order of their declarations.
  private(set) var names: [String] = []

  /// The local variables of a program.
  init(in program: String) {
    let bytes = Array(program.utf8)
    let tokens = SavedTranscript.tokens(of: program).filter { $0.kind != .comment }
    let texts = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    var nesting = LuaNesting()
    for (index, token) in tokens.enumerated() {
      if texts[index] == "local", nesting.isAtTop { add(texts[(index + 1)...]) }
      nesting.consume(texts[index], token.kind)
    }
  }

  /// Adds the names after a `local`: `a, b <const> =`, or `function f`.
  private mutating func add(_ texts: ArraySlice<String>) {
    var rest = texts.first == "function" ? texts.dropFirst() : texts
    while let name = rest.popFirst() {
      if !names.contains(name) { names.append(name) }
      if rest.first == "<" { rest = rest.dropFirst(3) }
      guard rest.first == "," else { return }
      rest = rest.dropFirst()
    }
  }
}
