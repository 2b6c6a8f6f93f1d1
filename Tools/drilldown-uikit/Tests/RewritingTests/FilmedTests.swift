import Testing

@testable import Rewriting

struct FilmedTests {
  private func filmed(_ attribute: String) -> String {
    let text = "import Testing\nstruct S { \(attribute) func a() { b() } }"
    let file = ParsedFile(text)
    var declarations = Declarations()
    file.collect(into: &declarations)
    let edited = file.rewritten(declarations, filming: true, path: "/S.swift").text.edited
    return squeezed(String(edited.split(separator: "\n")[1]))
  }

  private let trait = "TestFilms.FilmedTest(\"S.a\", in: \"/S.swift\", at: 2)"

  @Test func aTestOfSwiftTestingHasATrait() {
    #expect(
      filmed("@Test")
        == "struct S { @Test(\(trait)) func a() { TestFilms.TestFilm.reach(2, 2); b() } }")
    #expect(
      filmed("@Test(\"title\", .serialized)").contains("@Test(\"title\", \(trait), .serialized)"))
    #expect(filmed("@Test(arguments: [1])").contains("@Test(\(trait), arguments: [1])"))
  }
}
