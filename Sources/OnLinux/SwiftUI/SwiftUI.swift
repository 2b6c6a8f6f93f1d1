@_exported import Combine
@_exported import UIKit

// As much of SwiftUI as a program needs whose flow is UIKit's: views that are boxes with a name. What is
// in them is never asked for: `drilldown-uikit` compiles `body` and its like as nothing, so that what
// they use need not be here. Here is what stands around them: types of properties, what is passed to
// views, and what changes a view before it is hosted.

/// A part of a user interface; it isn't evaluated.
///
/// [View](https://developer.apple.com/documentation/swiftui/view)
@preconcurrency @MainActor
public protocol View {
  /// The type of its contents.
  associatedtype Body: View
  /// Its contents.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Joins the views of a closure.
///
/// [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder)
@resultBuilder
nonisolated public enum ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  /// One of two views.
  public static func buildEither<One: View, Other: View>(
    first: One
  ) -> _ConditionalContent<One, Other> { .one(first) }
  /// The other one of two views.
  public static func buildEither<One: View, Other: View>(
    second: Other
  ) -> _ConditionalContent<One, Other> { .other(second) }
  /// A view of a release.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
  /// A view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

extension Optional: View where Wrapped: View {
  /// There is none.
  public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Nothing.
///
/// [EmptyView](https://developer.apple.com/documentation/swiftui/emptyview)
nonisolated public struct EmptyView: View {
  /// Creates nothing.
  public init() {}
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Several views.
///
/// [TupleView](https://developer.apple.com/documentation/swiftui/tupleview)
nonisolated public struct TupleView<Views>: View {
  /// The views.
  public var value: Views
  /// Joins views.
  public init(_ value: Views) { self.value = value }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// One of two views, as a condition says.
///
/// [_ConditionalContent](https://developer.apple.com/documentation/swiftui/conditionalcontent)
nonisolated public enum _ConditionalContent<One: View, Other: View>: View {
  case one(One)
  case other(Other)
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A view that shows a text.
///
/// [Text](https://developer.apple.com/documentation/swiftui/text)
nonisolated public struct Text: View {
  /// The text.
  package let content: String
  /// Creates a view of a text.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }
  /// Creates a view of a text that would be translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { content = key.text }
  /// Creates a view of a text as it is.
  public init(verbatim content: String) { self.content = content }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A view of any type.
///
/// [AnyView](https://developer.apple.com/documentation/swiftui/anyview)
nonisolated public struct AnyView: View {
  /// The name of the view's type.
  package let name: String
  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) { name = "\(Content.self)" }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A controller that shows a view of SwiftUI's; here a box with its name.
///
/// [UIHostingController](https://developer.apple.com/documentation/swiftui/uihostingcontroller)
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    objectName = "\(Content.self)"
  }

  /// Creates a controller from an archive and a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Views of SwiftUI's aren't archived: nil.
  public required init?(coder aDecoder: NSCoder) { nil }
}
