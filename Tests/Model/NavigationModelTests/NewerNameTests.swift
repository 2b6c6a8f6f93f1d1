import NavigationModel
import Testing

/// The names that older releases didn't have.
struct NewerNameTests {
  @Test(arguments: [
    (Era.iOS5, 36), (.iOS7, 34), (.iOS8, 18), (.iOS13, 2), (.iOS18, 0),
  ])
  func eachEraMissesSome(era: Era, count: Int) {
    #expect(NewerName.all.count { $0.isMissing(in: era) } == count)
  }

  @Test func everyNameIsThereOnce() {
    #expect(Set(NewerName.all.map(\.name)).count == NewerName.all.count)
    #expect(NewerName.all.allSatisfy { !$0.instead.isEmpty })
  }

  @Test func stylesHaveTheirRows() {
    #expect(NewerName.style(.popover) == .popover)
    #expect(NewerName.style(.overFullScreen) == .overFullScreen)
    #expect(NewerName.style(.formSheet) == nil)
  }
}
