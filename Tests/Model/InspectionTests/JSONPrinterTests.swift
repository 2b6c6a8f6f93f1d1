import Inspection
import NavigationModel
import Support
import Testing

struct JSONPrinterTests {
  @Test func controllersNameEachOtherByNumber() {
    var literal = HierarchyLiteral("Nav(A B*)=>Sheet")
    _ = literal.hierarchy.addUncontained(literal.loose("Guest"), to: literal["B"])
    literal.hierarchy.update(literal["B"]) { $0.title = "Bills / \"B\"" }
    literal.hierarchy.setViewLoaded(true, literal["B"])
    #expect(
      JSONPrinter(literal.hierarchy).text() == """
        {
          "controllers" : [
            {
              "children" : [
                2,
                3
              ],
              "class" : "Nav",
              "id" : 1,
              "loaded" : false,
              "name" : "Nav",
              "presented" : {
                "adaptedStyle" : "pageSheet",
                "leaving" : false,
                "node" : 4,
                "style" : "pageSheet"
              },
              "shown" : [
                3
              ],
              "state" : "appeared"
            },
            {
              "class" : "A",
              "id" : 2,
              "loaded" : false,
              "name" : "A",
              "state" : "disappeared"
            },
            {
              "class" : "B",
              "guests" : [
                5
              ],
              "id" : 3,
              "loaded" : true,
              "name" : "B",
              "state" : "appeared",
              "title" : "Bills / \\\"B\\\""
            },
            {
              "class" : "Guest",
              "id" : 5,
              "loaded" : false,
              "name" : "Guest",
              "state" : "disappeared"
            },
            {
              "class" : "Sheet",
              "id" : 4,
              "loaded" : false,
              "name" : "Sheet",
              "state" : "appeared"
            }
          ],
          "windows" : [
            {
              "number" : 1,
              "root" : 1,
              "visible" : true
            }
          ]
        }
        """)
  }

  @Test func aControllerByItself() {
    let literal = HierarchyLiteral("Nav(A B*)")
    #expect(
      JSONPrinter(literal.hierarchy).text(from: literal["A"]) == """
        {
          "controllers" : [
            {
              "class" : "A",
              "id" : 2,
              "loaded" : false,
              "name" : "A",
              "state" : "disappeared"
            }
          ]
        }
        """)
  }

  @Test func aWindowWithoutARoot() {
    var hierarchy = Hierarchy()
    _ = hierarchy.addWindow()
    #expect(
      JSONPrinter(hierarchy).text() == """
        {
          "controllers" : [

          ],
          "windows" : [
            {
              "number" : 1,
              "visible" : false
            }
          ]
        }
        """)
  }
}
