import Testing

struct ObservingTests {
  @Test(arguments: [
    ("@objc dynamic var a = 1", "dynamic var a = 1 { didSet { drilldownValueDidChange() } }"),
    (
      "@objc public dynamic var a: Int { didSet { b() } }",
      "public dynamic var a: Int { didSet { drilldownValueDidChange(); b() } }"
    ),
    (
      "@objc dynamic var a = 1 { willSet { b() } }",
      "dynamic var a = 1 { willSet { b() } didSet { drilldownValueDidChange() } }"
    ),
    ("@objc dynamic var a: Int { 1 }", "dynamic var a: Int { 1 }"),
    ("@objc dynamic lazy var a = 1", "dynamic lazy var a = 1"),
    ("dynamic var a = 1", "dynamic var a = 1"),
  ])
  func aDynamicPropertySaysThatItWasSet(_ property: String, _ expected: String) {
    #expect(
      squeezed(rewritten("class A: NSObject { \(property) }"))
        == "class A: NSObject { \(expected) }")
  }

  @Test func allMembersOfAClassMayBeObjectiveCs() {
    #expect(
      squeezed(rewritten("@objcMembers class A: NSObject { dynamic var a = 1 }"))
        == "class A: NSObject { dynamic var a = 1 { didSet { drilldownValueDidChange() } } }")
  }
}
