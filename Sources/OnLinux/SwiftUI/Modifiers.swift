import Foundation

/// A view that was changed; the change has no effect.
///
/// [ModifiedContent](https://developer.apple.com/documentation/swiftui/modifiedcontent)
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier
  /// Joins both.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none.
  public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// What a view is changed by.
///
/// [ViewModifier](https://developer.apple.com/documentation/swiftui/viewmodifier)
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The view that the change is made to.
  typealias Content = _ViewModifier_Content<Self>
  /// The type of the changed view.
  associatedtype Body: View
  /// The changed view; it isn't asked for.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a change is made to.
///
/// [_ViewModifier_Content](https://developer.apple.com/documentation/swiftui/viewmodifier/content)
nonisolated public struct _ViewModifier_Content<Modifier>: View {
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// How a button looks.
///
/// [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle)
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// The type of the button's view.
  associatedtype Body: View
  /// The view; it isn't asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button.
///
/// [ButtonStyleConfiguration](https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration)
nonisolated public struct ButtonStyleConfiguration {
  /// What it shows.
  public let label = EmptyView()
  /// Whether it is pressed: false.
  public let isPressed = false
}

/// A view that is shown while a program is written.
///
/// [PreviewProvider](https://developer.apple.com/documentation/swiftui/previewprovider)
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the view.
  associatedtype Previews: View
  /// The view; it isn't asked for.
  @ViewBuilder static var previews: Previews { get }
}

// Changes of views before they are hosted. The view stays what it is.
extension View {
  /// The view with a change.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }
  /// Passes an object on to the views in it.
  public func environmentObject<Model: ObservableObject>(_ object: Model) -> some View { self }
  /// Sets a value for the views in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
  /// Leaves room around it, in points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Leaves room around it, in points.
  public func padding(_ length: CGFloat) -> some View { self }
  /// Leaves room around it, in points.
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Gives it a size, in points.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  /// Bounds its size, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Puts a view behind it.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  { self }
  /// Puts a view in front of it.
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  { self }
  /// Colours it.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Colours its controls.
  public func accentColor(_ accentColor: Color?) -> some View { self }
  /// Colours its controls.
  public func tint(_ tint: Color?) -> some View { self }
  /// Sets its font.
  public func font(_ font: Font?) -> some View { self }
  /// Makes it less opaque.
  public func opacity(_ opacity: Double) -> some View { self }
  /// Hides it.
  public func hidden() -> some View { self }
  /// Disables it.
  public func disabled(_ disabled: Bool) -> some View { self }
  /// Gives it an identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  /// Gives it a value.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
  /// Calls a closure when it appears; it isn't called.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Calls a closure when it disappears; it isn't called.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Calls a closure when it is tapped; it isn't called.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  /// Runs a task while it is shown; it isn't run.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Names it.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Names it.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Hides the bar above it.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Hides the button that leads back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  /// Lets it reach the edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Lets it reach the edges.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  /// Animates its changes.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Sets how its buttons look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { self }
  /// Sets its appearance.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  /// Sets the appearance that it prefers.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Gives it a name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Presents a message; none is presented.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Presents a view; none is presented.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Presents a view; none is presented.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
}
