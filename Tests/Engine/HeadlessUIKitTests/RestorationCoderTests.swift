import Foundation
import HeadlessUIKit
import NavigationModel
import StoredValues
import Testing

/// The values that a coder stores.
@Suite(.serialized)
struct RestorationCoderTests {
  @Test func valuesComeBackAsTheyWere() {
    let coder: NSCoder = RestorationCoder(on: World().stage)
    coder.encode(true, forKey: "flag")
    coder.encode(Int32(-7), forKey: "small")
    coder.encode(Int64.max, forKey: "large")
    coder.encode(Float(0.5), forKey: "half")
    coder.encode(1.25, forKey: "number")
    coder.encode("text", forKey: "text")
    coder.encode(Data([0, 255]), forKey: "data")
    coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    coder.encode(CGPoint(x: 5, y: 6), forKey: "point")
    coder.encode(CGSize(width: 7, height: 8), forKey: "size")
    #expect(coder.decodeBool(forKey: "flag"))
    #expect(coder.decodeInt32(forKey: "small") == -7)
    #expect(coder.decodeInt64(forKey: "large") == .max)
    #expect(coder.decodeFloat(forKey: "half") == 0.5)
    #expect(coder.decodeDouble(forKey: "number") == 1.25)
    #expect(coder.decodeObject(forKey: "text") as? String == "text")
    #expect(coder.decodeObject(forKey: "data") as? Data == Data([0, 255]))
    #expect(coder.decodeCGRect(forKey: "frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 5, y: 6))
    #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 7, height: 8))
  }

  @Test func boxesKeepTheirTypes() {
    let coder = RestorationCoder(on: World().stage)
    coder.encode(
      [NSNumber(value: true), NSNumber(value: 1), NSNumber(value: 1.5), NSString("s")] as [Any],
      forKey: "boxes")
    #expect(
      coder.values["boxes"]
        == .list([.bool(true), .integer(1), .number(1.5), .string("s")]))
    #expect(coder.decodeObject(of: NSString.self, forKey: "absent") == nil)
  }

  @Test func recordsThatLookLikeReferencesAreRecords() {
    let coder = RestorationCoder(on: World().stage)
    let odd: [[String: Any]] = [
      ["$controller": ["nav", 0] as [Any]], ["$record": ["a": 1]], ["$record": 2], ["$x": [:]],
    ]
    coder.encode(odd, forKey: "odd")
    let read = coder.decodeObject(forKey: "odd") as? [[String: Any]]
    #expect(read.map { "\($0)" } == "\(odd)")
  }

  @Test func nilTakesAValueAway() {
    let coder = RestorationCoder(on: World().stage)
    coder.encode("text", forKey: "key")
    coder.encode(nil, forKey: "key")
    #expect(!coder.containsValue(forKey: "key"))
  }

  @Test func otherTypesReadAsNothing() {
    let coder = RestorationCoder(on: World().stage)
    coder.encode("text", forKey: "key")
    #expect(coder.decodeInteger(forKey: "key") == 0)
    #expect(!coder.decodeBool(forKey: "key"))
    #expect(coder.decodeCGRect(forKey: "key") == .zero)
    coder.encode(Double.infinity, forKey: "key")
    #expect(coder.decodeInteger(forKey: "key") == 0)
  }

  @Test func whatCannotBeStoredRaises() {
    let world = World()
    let coder = RestorationCoder(on: world.stage)
    var endless: [Any] = []
    for _ in 0..<300 { endless = [endless] }
    for object in [UIView(), ["a": NSObject()], [[1: "a"]], endless] as [Any] {
      coder.encode(1, forKey: "key")
      let raised = world.stage.exceptions { coder.encode(object, forKey: "key") }
      #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
      #expect(!coder.containsValue(forKey: "key"))
    }
  }

  @Test func aCoderByHandRefersToTheLiving() {
    let world = World()
    let nav = world.stack("A", "B", "C")
    nav.restorationIdentifier = "nav"
    for child in nav.viewControllers { child.restorationIdentifier = "page" }
    let coder = RestorationCoder(on: world.stage)
    coder.encode(nav.viewControllers, forKey: "pages")
    coder.encode(UIViewController(), forKey: "stranger")
    #expect(coder.decodeObject(forKey: "pages") as? [UIViewController] == nav.viewControllers)
    #expect(!coder.containsValue(forKey: "stranger"))
    nav.popViewController(animated: false)
    world.stage.settle()
    #expect((coder.decodeObject(forKey: "pages") as? [UIViewController])?.count == 2)
  }
}
