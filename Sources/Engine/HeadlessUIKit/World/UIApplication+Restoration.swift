import Foundation
import NavigationModel
import StoredValues

extension UIApplication {
  /// The saved state of the controllers; nil if the delegate doesn't want to save it.
  package func preservedState() -> StoredValue? {
    let preservation = StatePreservation(of: stage)
    let coder = preservation.coder()
    guard isWanted(.saving, coder) else { return nil }
    call(Calls.willEncodeRestorableState) {
      $0.application(self, willEncodeRestorableStateWith: coder)
    }
    return preservation.archive(application: coder)
  }

  /// Restores the saved state, if the delegate wants that.
  func restoreState(from archive: StoredValue) {
    guard let archive = RestorationArchive(archive) else { return }
    let restoration = StateRestoration(of: archive, on: stage)
    let coder = restoration.coder(archive.application)
    guard isWanted(.restoring, coder) else { return }
    restoration.provideControllers()
    restoration.decode()
    call(Calls.didDecodeRestorableState) {
      $0.application(self, didDecodeRestorableStateWith: coder)
    }
    restoration.finish()
  }

  /// Asks in the form of the era; a delegate without the secure method is asked the older one (B73).
  private func isWanted(_ question: RestorationQuestion, _ coder: NSCoder) -> Bool {
    if stage.profile.hasScenes,
      let answer = ask(question.secure, [], { question.askSecure($0, self, coder) })
    {
      return answer
    }
    return call(question.plain) { question.askPlain($0, self, coder) }
  }

  /// A question about the state as a whole, as asked in each era, the newest first (B73).
  private struct RestorationQuestion {
    typealias Question = Call<UIApplication, any UIApplicationDelegate, Bool>
    typealias Asking = (any UIApplicationDelegate, UIApplication, NSCoder) -> Bool

    let secure: Question
    let plain: Question
    let askSecure: Asking
    let askPlain: Asking

    static let saving = RestorationQuestion(
      secure: Calls.shouldSaveSecureApplicationState, plain: Calls.shouldSaveApplicationState,
      askSecure: { $0.application($1, shouldSaveSecureApplicationState: $2) },
      askPlain: { $0.application($1, shouldSaveApplicationState: $2) })
    static let restoring = RestorationQuestion(
      secure: Calls.shouldRestoreSecureApplicationState,
      plain: Calls.shouldRestoreApplicationState,
      askSecure: { $0.application($1, shouldRestoreSecureApplicationState: $2) },
      askPlain: { $0.application($1, shouldRestoreApplicationState: $2) })
  }
}

extension UIApplication {
  /// The restoration class of a controller.
  func restorationClass(of controller: UIViewController) -> (any RestorationMaking)? {
    restorationClasses?.restorationClass(of: controller)
      ?? SwiftRestorationClass(of: controller.restorationClass)
  }

  /// The restoration class that was saved under a name.
  func restorationClass(named name: String) -> (any RestorationMaking)? {
    restorationClasses?.restorationClass(named: name) ?? SwiftRestorationClass(named: name)
  }
}

extension UIApplication {
  /// The controller that the delegate creates or finds for a path.
  func askForController(
    at components: [String], _ coder: NSCoder
  ) -> UIViewController? {
    call(
      Calls.viewControllerWithRestorationIdentifierPath, [components.joined(separator: "/")]
    ) {
      $0.application(
        self, viewControllerWithRestorationIdentifierPath: components, coder: coder)
    }
  }
}
