import NavigationModel
import Testing

/// Ordered identifiers against an array.
struct OrderedIdentifiersTests {
  @Test func findsEachWhateverComesAndGoes() {
    var random = SystemRandomNumberGenerator()
    var list = OrderedIdentifiers([0]), expected = [0]
    for new in 1..<1_000 {
      let target = expected.randomElement(using: &random) ?? 0
      let index = expected.firstIndex(of: target) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        list.insert([new, -new], beside: target, after: true)
        expected.insert(contentsOf: [new, -new], at: index + 1)
      case 1:
        list.insert([new], beside: target, after: false)
        expected.insert(new, at: index)
      case 2:
        list.moveToEnd(target)
        expected.append(expected.remove(at: index))
      default:
        guard expected.count > 1 else { continue }
        list.remove([target])
        expected.remove(at: index)
      }
      #expect(list.all == expected)
      let sought = expected.randomElement(using: &random) ?? 0
      #expect(list.index(of: sought) == expected.firstIndex(of: sought))
    }
    list.remove(Array(expected.dropFirst(3)) + [5_000])
    #expect(list.all == Array(expected.prefix(3)))
    #expect(list.index(of: 5_000) == nil)
  }
}
