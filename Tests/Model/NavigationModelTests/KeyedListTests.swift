import NavigationModel
import Testing

/// A keyed list against pairs in an array.
struct KeyedListTests {
  @Test func keepsItsOrderWhateverComesAndGoes() {
    var random = SystemRandomNumberGenerator()
    var list = KeyedList<Int, String>(), expected: [(key: Int, value: String)] = []
    for step in 0..<2_000 {
      let key = Int.random(in: 0..<40, using: &random), value = "\(step)"
      if Bool.random(using: &random) {
        list[key] = value
        if let index = expected.firstIndex(where: { $0.key == key }) {
          expected[index].value = value
        } else {
          expected.append((key, value))
        }
      } else {
        list[key] = nil
        expected.removeAll { $0.key == key }
      }
      #expect(list.values == expected.map(\.value))
    }
    #expect(list.count == expected.count)
    #expect(list.pairs.map(\.key) == expected.map(\.key))
  }

  @Test func removesWhatFulfilsACondition() {
    var list = KeyedList<Int, Int>()
    for number in 0..<20 { list[number] = number }
    list.removeAll { !$0.isMultiple(of: 5) }
    #expect(list.values == [0, 5, 10, 15])
    #expect(list[5] == 5)
    #expect(list[6] == nil)
  }
}
