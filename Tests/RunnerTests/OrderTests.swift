import Foundation
import Testing

@testable import Runner
@testable import Specs

struct OrderTests {
  @Test(arguments: ["a_spec.lua", "{a", "ü\tb", "two\nlines", "", "1\t2", "\r"])
  func ordersAreLines(_ path: String) {
    for options in [nil, TestOptions()] {
      let order = Worker.Order(path: path, options: options, expected: 12)
      #expect(!order.line.contains(0x0A))
      #expect(Worker.Order(line: order.line) == order)
    }
  }

  @Test(arguments: ["", "a", "x\ta", "{", "{}"])
  func anythingElseIsNone(_ line: String) { #expect(Worker.Order(line: Array(line.utf8)) == nil) }
}
