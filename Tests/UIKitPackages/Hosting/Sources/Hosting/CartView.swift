import Combine
import SwiftUI

public final class Cart: ObservableObject {
  @Published public var items: [String] = []
  public init() {}
}

/// A view with more in it than Drilldown's SwiftUI has.
public struct CartView: View {
  @ObservedObject public var cart: Cart
  @State private var isShown = false
  @Binding public var note: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.margin) private var margin
  @FocusState private var isFocused: Bool
  let onPay: () -> Void

  public init(cart: Cart, note: Binding<String>, onPay: @escaping () -> Void) {
    (self.cart, self.onPay) = (cart, onPay)
    _note = note
  }

  public var body: some View {
    GeometryReader { space in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(cart.items, id: \.self) { row($0) }
      }
      .frame(width: space.size.width)
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Pay", action: pay) } }
    }
    .contextMenu { Stepper("Count", value: .constant(1)) }
    .framed()
  }

  private func row(_ item: String) -> some View {
    Label(item, systemImage: "cart").swipeActions { Button("Remove") {} }
  }

  public func pay() {
    isShown = true
    onPay()
    dismiss()
  }

  public func rename() { $note.wrappedValue = note + "!" }
}

struct Framed: ViewModifier {
  let color: Color
  func body(content: Content) -> some View { content.overlay(Rectangle().stroke(color)) }
}

extension View {
  public func framed() -> some View { modifier(Framed(color: .red)).drawingGroup() }
}

private struct MarginKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }

extension EnvironmentValues {
  var margin: CGFloat {
    get { self[MarginKey.self] }
    set { self[MarginKey.self] = newValue }
  }
}

/// A view of UIKit's.
public struct Field: UIViewRepresentable {
  @Binding public var text: String

  public func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  public func updateUIView(_ field: UITextField, context: Context) { field.text = text }
  public func makeCoordinator() -> Coordinator { Coordinator() }

  public final class Coordinator: NSObject, UITextFieldDelegate {}
}

struct CartView_Previews: PreviewProvider {
  static var previews: some View {
    CartView(cart: Cart(), note: .constant("")) {}.previewLayout(.sizeThatFits)
  }
}
