import Testing

struct SwiftUITests {
  private let head = "import SwiftUI\n"

  @Test(arguments: [
    (
      "struct A: View { @State var x = 1; var body: some View { Text(\"a\").padding() } }",
      "struct A: View { @State var x = 1; var body: some View { EmptyView() } }"
    ),
    (
      "extension A { func row(_ i: Int) -> some View { Text(\"a\") } }\nstruct A: SwiftUI.View {}",
      "extension A { func row(_ i: Int) -> some View { EmptyView() } }\nstruct A: SwiftUI.View {}"
    ),
    (
      "struct A: ViewModifier { func body(content: Content) -> some View { content.bold() } }",
      "struct A: ViewModifier { func body(content: Content) -> some View { EmptyView() } }"
    ),
    (
      "struct A: View { private var title: Text { Text(\"a\").bold() } }",
      "struct A: View { private var title: Text { Text(\"\") } }"
    ),
    (
      "extension View { func b() -> some View { modifier(B()) } }",
      "extension View { func b() -> some View { self } }"
    ),
    (
      "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
      "struct A_Previews: PreviewProvider { static var previews: some View { EmptyView() } }"
    ),
  ])
  func viewsHaveNoContents(_ text: String, _ expected: String) {
    #expect(rewritten(head + text) == head + expected)
  }

  @Test(arguments: [
    "struct A: View { func tap() { x += 1 } }",
    "struct Factory { func make() -> some View { model.load(); return A(model) } }",
    "protocol P { func make() -> some View }", "struct A: View { let content: AnyView }",
  ])
  func othersStay(_ text: String) { #expect(rewritten(head + text) == head + text) }

  @Test func linesKeepTheirNumbers() {
    let text =
      head + "struct A: View {\n  var body: some View {\n    Text(\"a\")\n  }\n}\nlet x = 1"
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    #expect(lines[6] == "let x = 1")
  }

  @Test func aViewOfAnotherModuleStays() {
    let text = "struct A: View { var body: some View { Text(\"a\") } }"
    #expect(rewritten(text) == text)
  }
}
