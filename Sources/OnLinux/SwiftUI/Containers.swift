import Foundation

// Views of SwiftUI's own that hold others. They keep their contents, and nothing is laid out.

/// Views below each other.
///
/// [VStack](https://developer.apple.com/documentation/swiftui/vstack)
nonisolated public struct VStack<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Views beside each other.
///
/// [HStack](https://developer.apple.com/documentation/swiftui/hstack)
nonisolated public struct HStack<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Views in front of each other.
///
/// [ZStack](https://developer.apple.com/documentation/swiftui/zstack)
nonisolated public struct ZStack<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Views that are changed together.
///
/// [Group](https://developer.apple.com/documentation/swiftui/group)
nonisolated public struct Group<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Views that lead to others.
///
/// [NavigationView](https://developer.apple.com/documentation/swiftui/navigationview)
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Views that lead to others.
///
/// [NavigationStack](https://developer.apple.com/documentation/swiftui/navigationstack)
nonisolated public struct NavigationStack<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Views that can be scrolled.
///
/// [ScrollView](https://developer.apple.com/documentation/swiftui/scrollview)
nonisolated public struct ScrollView<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(
    _ axes: Axis = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Rows.
///
/// [List](https://developer.apple.com/documentation/swiftui/list)
nonisolated public struct List<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Rows for input.
///
/// [Form](https://developer.apple.com/documentation/swiftui/form)
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// Rows of a list that belong together.
///
/// [Section](https://developer.apple.com/documentation/swiftui/section)
nonisolated public struct Section<Content: View>: View {
  private let content: Content
  /// Creates it with its contents.
  @MainActor public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates it with a header and its contents.
  @MainActor public init<Header: View>(header: Header, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A view for each element of a collection.
///
/// [ForEach](https://developer.apple.com/documentation/swiftui/foreach)
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View {
  /// The collection.
  public let data: Data
  /// What makes a view of an element; it isn't called.
  public let content: (Data.Element) -> Content

  /// Creates views of elements that have an identity.
  @MainActor public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    (self.data, self.content) = (data, content)
  }
  /// Creates views of elements with the identity that a key path has.
  @MainActor public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Content: View { (self.data, self.content) = (data, content) }
  /// Creates views of numbers.
  @MainActor public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Content: View { (self.data, self.content) = (data, content) }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A button.
///
/// [Button](https://developer.apple.com/documentation/swiftui/button)
nonisolated public struct Button<Label: View>: View {
  private let label: Label
  /// What is called; nothing taps it.
  private let action: @MainActor () -> Void
  /// Creates a button with a view.
  @MainActor public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.action, self.label) = (action, label()) }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
  /// Creates a button with a text.
  @_disfavoredOverload @MainActor
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// A text with a picture.
///
/// [Label](https://developer.apple.com/documentation/swiftui/label)
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  /// Creates it from its parts.
  @MainActor public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

extension Label where Title == Text, Icon == Image {
  /// Creates it with a picture of the program's.
  @MainActor public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// Creates it with a picture of the system's.
  @MainActor public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates it with a picture of the system's.
  @_disfavoredOverload @MainActor
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

/// Room that is left.
///
/// [Spacer](https://developer.apple.com/documentation/swiftui/spacer)
nonisolated public struct Spacer: View {
  /// Creates it.
  public init(minLength: CGFloat? = nil) {}
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A line.
///
/// [Divider](https://developer.apple.com/documentation/swiftui/divider)
nonisolated public struct Divider: View {
  /// Creates it.
  public init() {}
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A field for text.
///
/// [TextField](https://developer.apple.com/documentation/swiftui/textfield)
nonisolated public struct TextField: View {
  private let title: LocalizedStringKey
  private let text: Binding<String>
  /// Creates a field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (title, self.text) = (titleKey, text)
  }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A field for a password.
///
/// [SecureField](https://developer.apple.com/documentation/swiftui/securefield)
nonisolated public struct SecureField: View {
  private let title: LocalizedStringKey
  private let text: Binding<String>
  /// Creates a field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (title, self.text) = (titleKey, text)
  }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

/// A switch.
///
/// [Toggle](https://developer.apple.com/documentation/swiftui/toggle)
nonisolated public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Binding<Bool>
  /// Creates a switch with a view.
  @MainActor public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}

extension Toggle where Label == Text {
  /// Creates a switch with a text.
  @MainActor public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

/// A view that leads to another.
///
/// [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink)
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let destination: Destination
  /// Creates a link with a view.
  @MainActor public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  /// There is none.
  @MainActor public var body: Never { fatalError("a view of SwiftUI's own has no body") }
}
