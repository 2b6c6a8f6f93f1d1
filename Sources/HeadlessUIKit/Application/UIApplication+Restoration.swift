import Foundation
import NavigationModel
import Persistence

extension UIApplication {
  /// The saved state of the controllers; nil if the delegate doesn't want to save it.
  package func preservedState() -> StoredValue? {
    let preservation = StatePreservation(of: stage)
    let coder = preservation.coder()
    guard isWanted(.saving, coder) else { return nil }
    notifyDelegate(.willEncodeRestorableState) {
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
    notifyDelegate(.didDecodeRestorableState) {
      $0.application(self, didDecodeRestorableStateWith: coder)
    }
    restoration.finish()
  }

  /// A question about the state as a whole, as asked in each era, the newest first (B73).
  private struct RestorationQuestion {
    let secure: DelegateCall
    let plain: DelegateCall
    let askSecure: (any UIApplicationDelegate, UIApplication, NSCoder) -> Bool
    let askPlain: (any UIApplicationDelegate, UIApplication, NSCoder) -> Bool

    static let saving = RestorationQuestion(
      secure: .shouldSaveSecureApplicationState, plain: .shouldSaveApplicationState,
      askSecure: { $0.application($1, shouldSaveSecureApplicationState: $2) },
      askPlain: { $0.application($1, shouldSaveApplicationState: $2) })
    static let restoring = RestorationQuestion(
      secure: .shouldRestoreSecureApplicationState, plain: .shouldRestoreApplicationState,
      askSecure: { $0.application($1, shouldRestoreSecureApplicationState: $2) },
      askPlain: { $0.application($1, shouldRestoreApplicationState: $2) })
  }

  /// Asks in the form of the era; a delegate without the secure method is asked the older one.
  private func isWanted(_ question: RestorationQuestion, _ coder: NSCoder) -> Bool {
    if stage.profile.era == .modern,
      let answer = askDelegate(question.secure, [], { question.askSecure($0, self, coder) })
    {
      return answer
    }
    return askDelegate(question.plain, [], { question.askPlain($0, self, coder) }) ?? false
  }
}
