import HeadlessUIKit
import Lua
import SystemControllers

extension ScriptWorld {
  /// Registers the system's controllers as globals.
  func registerSystemClasses() {
    registerContactClasses()
    registerEventClasses()
    registerGameClasses()
    registerMessageClasses()
    registerMediaClasses()
    registerSharingClasses()
  }

  private func registerContactClasses() {
    registerSystemClass(
      ABNewPersonViewController(), extends: "UIViewController",
      summary: "Lets the user enter a new contact; belongs in a navigation controller.",
      delegate: "newPersonViewDelegate"
    ) { $0.newPersonViewDelegate = $1 }
    registerSystemClass(
      ABPeoplePickerNavigationController(),
      summary: "Lets the user choose a contact, or one of its values.",
      delegate: "peoplePickerDelegate"
    ) { $0.peoplePickerDelegate = $1 }
    registerSystemClass(
      ABPersonViewController(), extends: "UIViewController",
      summary:
        "Shows a contact; belongs in a navigation controller, and is left with the back button.",
      delegate: "personViewDelegate"
    ) {
      $0.personViewDelegate = $1
    } members: {
      $0.content("displayedPerson", "The contact that is shown.") { $0.displayedPerson = $1 }
    }
    registerSystemClass(
      ABUnknownPersonViewController(), extends: "UIViewController",
      summary: "Shows a person who isn't among the contacts; belongs in a navigation controller.",
      delegate: "unknownPersonViewDelegate"
    ) {
      $0.unknownPersonViewDelegate = $1
    } members: {
      $0.content("displayedPerson", "The contact that is shown.") { $0.displayedPerson = $1 }
    }
  }

  private func registerEventClasses() {
    registerSystemClass(
      EKEventEditViewController(), summary: "Lets the user create or edit an event.",
      delegate: "editViewDelegate", type: "EKEventEditViewDelegate"
    ) {
      $0.editViewDelegate = $1
    } members: {
      $0.content("event", "The event to edit; nil creates a new one.") { $0.event = $1 }
    }
    registerSystemClass(
      EKEventViewController(), extends: "UIViewController",
      summary: "Shows an event; belongs in a navigation controller.",
      delegate: "delegate", type: "EKEventViewDelegate"
    ) {
      $0.delegate = $1
    } members: {
      $0.content("event", "The event that is shown.") { $0.event = $1 }
    }
  }

  private func registerGameClasses() {
    describe("GKGameCenterViewController") {
      $0.systemClass(
        GKGameCenterViewController(), summary: "Shows the player's Game Center content.")
    }
    registerSystemClass(
      GKAchievementViewController(), extends: "GKGameCenterViewController",
      summary: "Shows a player's achievements.",
      delegate: "achievementDelegate"
    ) { $0.achievementDelegate = $1 }
    registerSystemClass(
      GKLeaderboardViewController(), extends: "GKGameCenterViewController",
      summary: "Shows the leaderboard of a game.",
      delegate: "leaderboardDelegate"
    ) { $0.leaderboardDelegate = $1 }
    registerSystemClass(
      GKMatchmakerViewController(), summary: "Lets a player find others for a match.",
      delegate: "matchmakerDelegate"
    ) {
      $0.matchmakerDelegate = $1
    } members: {
      $0.property(
        "isHosted", summary: "Whether the delegate receives players instead of a match.",
        get: { $0.isHosted }, set: { $0.isHosted = $1 })
    }
    registerSystemClass(
      GKTurnBasedMatchmakerViewController(),
      summary: "Lets a player start, continue or quit turn-based matches.",
      delegate: "turnBasedMatchmakerDelegate"
    ) { $0.turnBasedMatchmakerDelegate = $1 }
    describe("GKPeerPickerController") { $0.peerPicker }
  }

  private func registerMessageClasses() {
    registerSystemClass(
      MFMailComposeViewController(), summary: "Lets the user write mail.",
      delegate: "mailComposeDelegate"
    ) {
      $0.mailComposeDelegate = $1
    } members: { [unowned self] descriptor in
      descriptor.function("canSendMail", summary: "Whether a mail account is set up.") {
        [unowned self] in stage.asCurrent { MFMailComposeViewController.canSendMail() }
      }
    }
    registerSystemClass(
      MFMessageComposeViewController(), summary: "Lets the user write a text message.",
      delegate: "messageComposeDelegate"
    ) {
      $0.messageComposeDelegate = $1
    } members: { [unowned self] descriptor in
      descriptor.function("canSendText", summary: "Whether texts can be sent.") {
        [unowned self] in stage.asCurrent { MFMessageComposeViewController.canSendText() }
      }
    }
  }

  private func registerMediaClasses() {
    registerSystemClass(
      MPMediaPickerController(), extends: "UIViewController",
      summary: "Lets the user choose songs.",
      delegate: "delegate"
    ) { $0.delegate = $1 }
    describe("MPMoviePlayerController") { $0.filmPlayer }
    describe("MPMoviePlayerViewController") { $0.moviePlayer }
    describe("UIImagePickerController") { world in
      world.systemClass(
        UIImagePickerController(), summary: "Lets the user take or choose a picture."
      )
      .delegate(
        type: "UIImagePickerControllerDelegate",
        summary: Self.systemDelegateSummary, as: ScriptedPickerDelegate.self, in: world
      ) { $0.delegate = $1 }
    }
    describe("UIVideoEditorController") { world in
      world.systemClass(UIVideoEditorController(), summary: "Lets the user trim a video.")
        .delegate(
          type: "UIVideoEditorControllerDelegate", summary: Self.systemDelegateSummary,
          as: ScriptedPickerDelegate.self, in: world
        ) { $0.delegate = $1 }
    }
  }
}
