import Console
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// Tries what a finger can do in a world, and notes where a hit isn't what `user` does.
@MainActor
struct HitWalk {
  private let world: ScriptWorld
  private(set) var problems: [String] = []
  /// The kinds that were found.
  private(set) var kinds: Set<Hit.Kind> = []
  private(set) var performed: [String] = []

  init(in world: ScriptWorld) { self.world = world }

  /// The hits, each checked by itself.
  mutating func look() -> [Hit] {
    let hits = PossibleSteps(in: world).hits
    kinds.formUnion(hits.map(\.kind))
    let screen = world.stage.traits.screen
    let whole = Frame(x: 0, y: 0, width: screen.width, height: screen.height)
    var lines: Set<String> = []
    for hit in hits {
      if !whole.covers(hit.frame) { note("outside of the screen", hit) }
      if hit.frame.width < 1 || hit.frame.height < 1 { note("without an extent", hit) }
      if hit.name.isEmpty { note("without a name", hit) }
      if !lines.insert(hit.line).inserted { note("there twice", hit) }
    }
    return hits
  }

  /// Tries all hits that do nothing, then performs some of the others, one after the other.
  mutating func walk(steps: Int) {
    for _ in 0..<steps {
      for hit in look() where hit.obstacle != nil { refuse(hit) }
      guard let hit = next(of: look()) else { return }
      perform(hit)
    }
  }

  /// A hit that wasn't performed yet, of a kind that was performed least often.
  private func next(of hits: [Hit]) -> Hit? {
    let left = hits.filter { $0.obstacle == nil && !performed.contains($0.line) }
    return left.min { tries($0.kind) < tries($1.kind) }
  }

  private func tries(_ kind: Hit.Kind) -> Int { counts[kind, default: 0] }
  private var counts: [Hit.Kind: Int] = [:]

  private mutating func refuse(_ hit: Hit) {
    switch result(of: hit.line) {
    case .refused(let reason) where reason == hit.obstacle: return
    case let other: note("not refused for its reason: \(other)", hit)
    }
  }

  private mutating func perform(_ hit: Hit) {
    performed.append(hit.line)
    counts[hit.kind, default: 0] += 1
    switch result(of: hit.line) {
    case .done, .failed: break
    case .refused(let reason) where Self.answers.contains(where: reason.contains): break
    case .refused(let reason): note("refused: \(reason)", hit)
    case .notFound(let text): note("not found: \(text)", hit)
    }
    if world.stage.isTouching { _ = result(of: "user.release()") }
    try? world.settle()  // what isn't idle in the end is the script's
  }

  /// What only the program can answer, so that it is known only when the gesture is made.
  static let answers = [
    "refused", "the delegate", "may not begin editing", "the user may not dismiss the presentation",
    "the data source has no page there", "the row has no actions there", "the row cannot be edited",
    "the row has swipe actions of its own", "has no menu", "nothing recognises it", "hitTest of",
    "point(inside:) of", "delivers no touches", "no responder performs",
  ]

  private enum Result {
    case done, failed(String), refused(String), notFound(String)
  }

  /// Performs a line; errors of the program's handlers are its own.
  private func result(of line: String) -> Result {
    do throws(LuaError) {
      let values = try world.run("return " + line, named: "hit")
      guard case .boolean(false)? = values.first else { return .done }
      guard values.count > 1, case .string(let reason) = values[1] else { return .refused("") }
      return .refused(reason)
    } catch {
      let text = "\(error)"
      return text.contains("hit:1:") ? .notFound(text) : .failed(text)
    }
  }

  private mutating func note(_ sentence: String, _ hit: Hit) {
    problems.append("\(hit.line) [\(hit.kind)] \(sentence) (after \(performed.suffix(3)))")
  }
}
