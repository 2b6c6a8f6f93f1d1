import Inspection
import Testing

struct LeakPrinterTests {
  @Test func retainersAreListedBelowEachOther() {
    let printer = LeakPrinter([
      .init(name: "Detail", retainers: ["global last", "a timer due at 3.0 s"]),
      .init(name: "List", retainers: ["field list of Home"]),
    ])
    #expect(
      printer.text() == """
        Detail  global last
                a timer due at 3.0 s
        List    field list of Home
        """)
  }

  @Test func noLeakIsASentence() {
    #expect(LeakPrinter([]).text() == "no removed controller is still alive")
  }
}
