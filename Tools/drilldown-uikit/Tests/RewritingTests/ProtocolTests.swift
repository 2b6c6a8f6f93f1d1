import Testing

struct ProtocolTests {
  @Test func optionalMethodsThrowByDefault() {
    let text = """
      @objc public protocol Delegate {
        func needed()
        @objc optional func did(_ x: Int, at place: String) -> Bool
      }
      """
    let lines = rewritten(text).split(separator: "\n").map { squeezed(String($0)) }
    #expect(lines[0] == "public protocol Delegate: AnyObject {")
    #expect(lines[1] == "func needed()")
    #expect(lines[2] == "func did(_ x: Int, at place: String) throws -> Bool")
    #expect(
      lines[3] == """
        }; public struct _Delegate_did { fileprivate let object: any Delegate; \
        @discardableResult public func callAsFunction(_ p0: Int, at p1: String) -> Bool? \
        { try? object.did(p0, at: p1) } }; \
        extension Delegate { public func did(_ p0: Int, at p1: String) throws -> Bool \
        { throw CancellationError() }; \
        public var `did`: _Delegate_did? { _Delegate_did(object: self) } }
        """)
  }

  @Test func optionalPropertiesAreRequiredByAProtocolOfTheirOwn() {
    let text =
      "@objc protocol Delegate: NSObjectProtocol {\n  @objc optional var name: String { get }\n}"
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { squeezed(String($0)) }
    #expect(lines[0] == "protocol Delegate: AnyObject, _Delegate_optional, NSObjectProtocol {")
    #expect(lines[1] == "")
    #expect(
      lines[2] == """
        }; protocol _Delegate_optional: AnyObject { @_disfavoredOverload var name: String \
        { get throws } }; extension _Delegate_optional { @_disfavoredOverload var name: String \
        { get throws { throw CancellationError() } } }; extension Delegate { var name: String? \
        { func value(_ object: any _Delegate_optional) throws -> String { try object.name }; \
        return try? value(self) } }
        """)
  }

  @Test func aMethodWithoutParametersIsRequiredElsewhere() {
    let text = "@objc protocol Delegate {\n  @objc optional func didEnd() -> Bool\n}"
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { squeezed(String($0)) }
    #expect(lines[0] == "protocol Delegate: AnyObject, _Delegate_optional {")
    #expect(lines[1] == "")
    #expect(
      lines[2] == """
        }; protocol _Delegate_optional: AnyObject { func didEnd() throws -> Bool }; \
        extension _Delegate_optional { func didEnd() throws -> Bool \
        { throw CancellationError() } }; struct _Delegate_didEnd \
        { fileprivate let object: any Delegate; @discardableResult func callAsFunction() -> Bool? \
        { try? (object as any _Delegate_optional).didEnd() } }; extension Delegate \
        { var `didEnd`: _Delegate_didEnd? { _Delegate_didEnd(object: self) } }
        """)
  }

  @Test func theWordClassStaysInFront() {
    let text = "@objc protocol D: class {\n  @objc optional func didEnd()\n}"
    #expect(rewritten(text).contains("protocol D: class, _D_optional {"))
  }

  @Test func methodsOfOneNameAreCalledThroughOneStruct() {
    let text = """
      @objc protocol D {
        @objc optional func did(a: Int)
        @objc optional func did(b: Int)
      }
      """
    #expect(rewritten(text).split(separator: "struct _D_did").count == 2)
    #expect(rewritten(text).split(separator: "callAsFunction").count == 3)
  }

  @Test func aProtocolWithoutOptionalRequirementsIsForClassesOnly() {
    #expect(
      squeezed(rewritten("@objc protocol D { func f() }")) == "protocol D: AnyObject { func f() }")
  }

  @Test(arguments: ["AnyObject", "class", "A, AnyObject"])
  func aProtocolForClassesIsOne(_ inherited: String) {
    #expect(
      squeezed(rewritten("@objc protocol D: \(inherited) { func f() }"))
        == "protocol D: \(inherited) { func f() }")
  }

  @Test func protocolsOfSwiftStay() {
    #expect(rewritten("protocol D { func f() }") == "protocol D { func f() }")
  }

  @Test func aPropertyThatIsSetIsRemarkedOn() {
    #expect(
      remarks("@objc protocol D {\n  @objc optional var a: Int { get set }\n}") == [
        "2:3 an optional property can't be set through the protocol here"
      ])
  }

  @Test(arguments: [
    (
      "let f = d?.item(_:didMoveTo:)",
      "let f = d?.item.map { call in { _ = call($0, didMoveTo: $1) } }"
    ),
    (
      "if d.height(of:) != nil {}", "if d.height.map { call in { call(of: $0) } } != nil {}"
    ),
    ("d?.item?(a, didMoveTo: b)", "d?.item?(a, didMoveTo: b)"),
    (
      "d?.item(_:didMoveTo:)?(a, b)",
      "d?.item.map { call in { _ = call($0, didMoveTo: $1) } }?(a, b)"
    ),
    ("let f = d.other(_:)", "let f = d.other(_:)"),
  ])
  func anOptionalMethodIsAClosureAsAValue(_ text: String, _ expected: String) {
    let other = """
      @objc protocol D {
        @objc optional func item(_ i: I, didMoveTo place: Int)
        @objc optional func height(of i: I) -> Int
        func other(_ x: Int)
      }
      """
    #expect(rewritten(text, others: [other]) == expected)
    let isValue = text != expected && !text.contains(")?(")
    #expect(remarks(text, others: [other]).count == (isValue ? 1 : 0))
  }
}
