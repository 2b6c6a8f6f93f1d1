import Lua

/// The host's object that the floors have as well: a number, a text, another object, two methods.
class BenchmarkNode: LuaObject {
  static let descriptor = ClassDescriptor(
    "Node", of: BenchmarkNode.self, summary: "An object of a host."
  )
  .initializer { _ in BenchmarkNode() }
  .property("number", summary: "A number.", get: { $0.number }, set: { $0.number = $1 })
  .property("text", summary: "A text.", get: { $0.text }, set: { $0.text = $1 })
  .property("other", summary: "Another one.", get: { $0.other }, set: { $0.other = $1 })
  .method("tick", summary: "Counts.") { $0.tick() }
  .method("attach", "other", "counts", summary: "Takes another one.") {
    (node, other: BenchmarkNode, counts: Bool) in node.attach(other, counts: counts)
  }

  var number = 0
  var text = ""
  var other: BenchmarkNode?

  func tick() -> Int {
    number += 1
    return number
  }

  nonisolated deinit {}

  func attach(_ other: BenchmarkNode, counts: Bool) {
    if counts { number += 1 }
    self.other = other
  }
}
