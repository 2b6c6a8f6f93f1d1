import HeadlessUIKit
import Lua

extension ScriptWorld {
  /// Makes the controllers that come with the system globals.
  func registerSystemClasses() {
    registerContactClasses()
    registerEventClasses()
    registerGameClasses()
    registerMessageClasses()
    registerMediaClasses()
  }

  private func registerContactClasses() {
    registerSystemClass(
      ABNewPersonViewController(), extends: "UIViewController",
      summary: "Where a person enters a new contact; stands in a navigation controller.",
      delegate: "newPersonViewDelegate"
    ) { $0.newPersonViewDelegate = $1 }
    registerSystemClass(
      ABPeoplePickerNavigationController(),
      summary: "Where a person chooses a contact, or one value of it.",
      delegate: "peoplePickerDelegate"
    ) { $0.peoplePickerDelegate = $1 }
    registerSystemClass(
      ABPersonViewController(), extends: "UIViewController",
      summary: "Shows a contact; stands in a navigation controller, and is left by Back.",
      delegate: "personViewDelegate"
    ) {
      $0.personViewDelegate = $1
    } members: {
      $0.content("displayedPerson", "The contact that is shown.") { $0.displayedPerson = $1 }
    }
    registerSystemClass(
      ABUnknownPersonViewController(), extends: "UIViewController",
      summary: "Shows somebody who is not among the contacts; stands in a navigation controller.",
      delegate: "unknownPersonViewDelegate"
    ) {
      $0.unknownPersonViewDelegate = $1
    } members: {
      $0.content("displayedPerson", "The contact that is shown.") { $0.displayedPerson = $1 }
    }
  }

  private func registerEventClasses() {
    registerSystemClass(
      EKEventEditViewController(), summary: "Where a person makes or changes an event.",
      delegate: "editViewDelegate", type: "EKEventEditViewDelegate"
    ) {
      $0.editViewDelegate = $1
    } members: {
      $0.content("event", "The event that is changed; nil makes a new one.") { $0.event = $1 }
    }
    registerSystemClass(
      EKEventViewController(), extends: "UIViewController",
      summary: "Shows an event; stands in a navigation controller.",
      delegate: "delegate", type: "EKEventViewDelegate"
    ) {
      $0.delegate = $1
    } members: {
      $0.content("event", "The event that is shown.") { $0.event = $1 }
    }
  }

  private func registerGameClasses() {
    describe("GKGameCenterViewController") {
      $0.systemClass(GKGameCenterViewController(), summary: "Shows what Game Center knows.")
    }
    registerSystemClass(
      GKAchievementViewController(), extends: "GKGameCenterViewController",
      summary: "Shows what a player has achieved.",
      delegate: "achievementDelegate"
    ) { $0.achievementDelegate = $1 }
    registerSystemClass(
      GKLeaderboardViewController(), extends: "GKGameCenterViewController",
      summary: "Shows the best players of a game.",
      delegate: "leaderboardDelegate"
    ) { $0.leaderboardDelegate = $1 }
    registerSystemClass(
      GKMatchmakerViewController(), summary: "Where a player finds others for a match.",
      delegate: "matchmakerDelegate"
    ) {
      $0.matchmakerDelegate = $1
    } members: {
      $0.property(
        "isHosted", summary: "Whether the program wants players instead of a match.",
        get: { $0.isHosted }, set: { $0.isHosted = $1 })
    }
    registerSystemClass(
      GKTurnBasedMatchmakerViewController(),
      summary: "Where a player begins, continues or gives up matches played in turns.",
      delegate: "turnBasedMatchmakerDelegate"
    ) { $0.turnBasedMatchmakerDelegate = $1 }
    describe("GKPeerPickerController") { $0.peerPicker }
  }

  private func registerMessageClasses() {
    registerSystemClass(
      MFMailComposeViewController(), summary: "Where a person writes mail.",
      delegate: "mailComposeDelegate"
    ) {
      $0.mailComposeDelegate = $1
    } members: { [unowned self] descriptor in
      descriptor.function("canSendMail", summary: "Whether there is an account to send mail with.")
      {
        [unowned self] in stage.perform { MFMailComposeViewController.canSendMail() }
      }
    }
    registerSystemClass(
      MFMessageComposeViewController(), summary: "Where a person writes a text.",
      delegate: "messageComposeDelegate"
    ) {
      $0.messageComposeDelegate = $1
    } members: { [unowned self] descriptor in
      descriptor.function("canSendText", summary: "Whether texts can be sent.") {
        [unowned self] in stage.perform { MFMessageComposeViewController.canSendText() }
      }
    }
  }

  private func registerMediaClasses() {
    registerSystemClass(
      MPMediaPickerController(), extends: "UIViewController",
      summary: "Where a person chooses songs.",
      delegate: "delegate"
    ) { $0.delegate = $1 }
    describe("MPMoviePlayerViewController") { $0.moviePlayer }
    describe("UIImagePickerController") { world in
      world.systemClass(
        UIImagePickerController(), summary: "Where a person takes or chooses a picture."
      )
      .delegate(
        type: "UIImagePickerControllerDelegate",
        summary: Self.hearing, as: ScriptedPickerDelegate.self, in: world
      ) { $0.delegate = $1 }
    }
    describe("UIVideoEditorController") { world in
      world.systemClass(UIVideoEditorController(), summary: "Where a person shortens a film.")
        .delegate(
          type: "UIVideoEditorControllerDelegate", summary: Self.hearing,
          as: ScriptedPickerDelegate.self, in: world
        ) { $0.delegate = $1 }
    }
  }
}
