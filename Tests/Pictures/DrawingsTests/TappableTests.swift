import Drawings
import HeadlessUIKit
import NavigationModel
import Testing

/// What can be tapped is drawn, in the device.
@MainActor
struct TappableTests {
  @Test(arguments: Situation.names(in: "Situations"), [Profile.modern.name, Profile.classic.name])
  func targetsAreDrawn(_ name: String, _ profile: String) throws {
    let situation = try Situation(name, in: "Situations", Profile.named(profile) ?? .modern)
    let drawing = situation.device, targets = situation.screen.targets
    // What isn't seen is outside of the screen, or covered by what moves.
    if situation.moment.motions.isEmpty {
      #expect(targets.filter { !drawing.targets.contains($0) }.map(\.text) == [])
    }
    let screen = situation.screen.traits.screen
    let whole = Frame(x: 0, y: 0, width: screen.width, height: screen.height)
    let taps = targets.map {
      Screen.Touch(.button, $0.text, Screen.Gesture("tap"), at: .target($0.id))
    }
    #expect(drawing.places(of: taps).allSatisfy { whole.covers($0.frame) })
  }
}
