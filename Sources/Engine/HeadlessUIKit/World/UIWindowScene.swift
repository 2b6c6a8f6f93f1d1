import Foundation
import NavigationModel

/// A scene with windows.
///
/// [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene)
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Its windows, in the order of creation.
  open var windows: [UIWindow] {
    stage.registry.windows.compactMap(\.window).filter { $0.windowScene === self }
  }

  /// The window of the scene that receives keyboard input (iOS 15; F22).
  open var keyWindow: UIWindow? {
    stage.hierarchy.keyWindow(ofScene: number).flatMap { stage.registry.windows[$0 - 1].window }
  }

  /// The status bar above its windows.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(on: stage) }

  /// The screen that shows it.
  open var screen: UIScreen { .main }

  /// The space of its windows: that of the screen, as a scene has all of it here.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// How its contents are turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(stage.traits) }

  /// Its traits: those of the device, and what it overrides (F100).
  open var traitCollection: UITraitCollection {
    traitState?.current ?? stage.updatedTraits
  }

  /// Called after its traits have changed; does nothing (F101).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What it stores about traits; nil while nothing needs them.
  var traitState: TraitState?

  /// The sizes that the user can give its window; nil on a phone, kept, no effect.
  open var sizeRestrictions: UISceneSizeRestrictions? {
    stage.traits.device == .iPad ? ownSizeRestrictions : nil
  }
  private lazy var ownSizeRestrictions = UISceneSizeRestrictions()

  /// Whether it has the whole screen (iOS 16).
  open var isFullScreen: Bool { stage.scenes.all.filter(\.isInForeground).count < 2 }

  /// Its present geometry (iOS 16).
  open var effectiveGeometry: Geometry {
    Geometry(
      interfaceOrientation: interfaceOrientation,
      isInterfaceOrientationLocked: stage.asCurrent { stage.locksOrientation })
  }

  /// Turns the contents to one of some orientations, if the controller that decides supports it
  /// (iOS 16; E86).
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let refusal = stage.turnScreen(toOneOf: wanted)
    guard let refusal, let handler = Handler(.sceneRequest, errorHandler) else { return }
    stage.after(.zero) {
      handler.run(UISceneError(.geometryRequestDenied, refusal), on: self.stage)
    }
  }

  /// What a scene asks of the system for its windows.
  @preconcurrency @MainActor
  open class GeometryPreferences {
    fileprivate init() {}

    /// The preferences of a scene on an iPhone or iPad.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The orientations that it would have.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Asks for one of some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The geometry of a scene.
  nonisolated public struct Geometry: Sendable, Equatable {
    /// How the contents are turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether they stay so when the device is turned (iOS 26; F105).
    public let isInterfaceOrientationLocked: Bool
  }

  /// The traits that its windows have in place of those of the device (iOS 17; F100).
  open var traitOverrides: any UITraitOverrides {
    get {
      stage.note(.traitOverrides)
      return ownOverrides
    }
    set { ownOverrides.take(newValue) }
  }

  nonisolated deinit {}
}

/// The sizes that the user can give the window of a scene; kept, no effect (iOS 13).
///
/// [UISceneSizeRestrictions](https://developer.apple.com/documentation/uikit/uiscenesizerestrictions)
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points; kept, no effect.
  open var minimumSize = CGSize.zero
  /// The largest size, in points; kept, no effect.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether it may have the whole screen; kept, no effect.
  open var allowsFullScreen = true

  nonisolated deinit {}
}

/// Is notified of a scene's life cycle, and has its window.
///
/// [UIWindowSceneDelegate](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate)
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  /// Called when the user has chosen a shortcut at the application's icon while the scene runs.
  // no row: only programs in Swift have it
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { DefaultBody.reached(by: self) }
}
