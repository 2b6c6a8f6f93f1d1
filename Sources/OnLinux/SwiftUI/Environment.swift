import Foundation

/// What views find around them; here the values that these have without one.
///
/// [EnvironmentValues](https://developer.apple.com/documentation/swiftui/environmentvalues)
nonisolated public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Values that nothing was set for.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the appearance is light or dark: light.
  public var colorScheme = ColorScheme.light
  /// How a presented view ends; it does nothing.
  public var dismiss: DismissAction { DismissAction() }
  /// How a view is presented; it does nothing.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode())
  }
  /// Whether views respond to the user: true.
  public var isEnabled = true
  /// The size class across; nil, as no view is shown.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The size class up and down; nil, as no view is shown.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The language and the region.
  public var locale = Locale.current
  /// The calendar.
  public var calendar = Calendar.current
  /// What opens URLs; it does nothing.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Whether the scene is in the foreground: active.
  public var scenePhase = ScenePhase.active
}

/// A key of the values around views.
///
/// [EnvironmentKey](https://developer.apple.com/documentation/swiftui/environmentkey)
nonisolated public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// A value that views pass to those around them; none does here.
///
/// [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey)
nonisolated public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// Joins a value with the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A value that a view finds around it.
///
/// [Environment](https://developer.apple.com/documentation/swiftui/environment)
@propertyWrapper
@preconcurrency @MainActor
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  /// Creates a property of a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  /// The value.
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// Ends a presented view; nothing is presented by SwiftUI here.
///
/// [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction)
nonisolated public struct DismissAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Opens a URL; nothing is opened by SwiftUI here.
///
/// [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction)
nonisolated public struct OpenURLAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(_ url: URL) {}
}

/// Whether a view is presented; it isn't.
///
/// [PresentationMode](https://developer.apple.com/documentation/swiftui/presentationmode)
nonisolated public struct PresentationMode: Sendable {
  /// Whether it is: false.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

/// The appearance.
///
/// [ColorScheme](https://developer.apple.com/documentation/swiftui/colorscheme)
nonisolated public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// A size class.
///
/// [UserInterfaceSizeClass](https://developer.apple.com/documentation/swiftui/userinterfacesizeclass)
nonisolated public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// What a scene is doing.
///
/// [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase)
nonisolated public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
