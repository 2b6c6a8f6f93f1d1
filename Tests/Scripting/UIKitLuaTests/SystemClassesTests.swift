import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers
import Testing
import UIKitLua

struct SystemClassesTests {
  @Test func delegatesAndContentsThatReferToTheirOwnersAreCollected() {
    let script = Script(
      """
      for i = 1, 200 do
        local mail = MFMailComposeViewController{}
        mail.mailComposeDelegate = { didFinishWith = function() return mail end }
        local card = ABPersonViewController{ displayedPerson = {} }
        card.displayedPerson.card = card
        local film = MPMoviePlayerViewController{}
        film.playbackDidFinish = function() return film end
        local picker = GKPeerPickerController{}
        picker.delegate = { didCancel = function() return picker end }
        picker:show()
        last = weak(picker)
      end
      """)
    script.world.collect()
    #expect(script.error == nil)
    #expect(script.world.stage.hierarchy.identifiers.isEmpty)
    script.run("print(last:get())")
    #expect(script.lines == ["nil"])
  }

  @Test func stacksOfTheSystemTakeNoChildren() {
    let script = Script("UIImagePickerController{ UIViewController 'Mine' }")
    #expect(script.error?.message.contains("has its own contents") == true)
  }
}
