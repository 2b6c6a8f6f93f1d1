import Drawings
import HeadlessUIKit
import NavigationModel
import Testing
import UIKitLua

/// Where a finger can tap in a picture is what `user` accepts.
@MainActor
struct TappableTests {
  @Test(arguments: Situation.names(in: "Situations"), [Profile.modern.name, Profile.classic.name])
  func placesAgreeWithTheUser(_ name: String, _ profile: String) throws {
    let situation = try Situation(name, in: "Situations", Profile.named(profile) ?? .modern)
    let hits = situation.device.hits, targets = situation.screen.targets
    #expect(hits.map(\.target) == targets.filter { hits.map(\.target.id).contains($0.id) })
    // What isn't seen is outside of the screen, or covered by what moves.
    if situation.moment.motions.isEmpty {
      #expect(targets.filter { target in !hits.contains { $0.target == target } }.map(\.text) == [])
    }
    let screen = situation.screen.traits.screen
    let whole = Frame(x: 0, y: 0, width: screen.width, height: screen.height)
    #expect(hits.allSatisfy { whole.covers($0.frame) })
  }

  @Test func tappingWhatAPictureOffersWorks() throws {
    let world = ScriptWorld()
    _ = try world.run(
      """
      local home = UIViewController{ title = "Home" }
      for index, name in ipairs{ "Same", "Same", "Other" } do
        local button = UIButton{ title = name, action = function() mark(name .. index) end }
        button.frame = { x = 20, y = 60 + 60 * index, width = 120, height = 40 }
        home.view:addSubview(button)
      end
      window.rootViewController = UINavigationController{ home }
      settle()
      """, named: "buttons")
    let hits = DeviceDrawing(world.stage.screen, look: Look(.modern)).hits
    #expect(hits.map(\.text) == ["Same", nil, "Other"])
    #expect(hits.map(\.frame.y) == [120, 180, 240])
    let steps = PossibleSteps(in: world).actions.filter { $0.hasPrefix("user.tap(") }
    #expect(steps == hits.compactMap(\.text).map { "user.tap(\"\($0)\")" })
    for text in hits.compactMap(\.text) { try world.stage.user.tap(text) }
    let marks = world.stage.trace.events.filter { $0.kind == .mark }.map(\.text)
    #expect(marks == ["Same1", "Other3"])
  }
}
