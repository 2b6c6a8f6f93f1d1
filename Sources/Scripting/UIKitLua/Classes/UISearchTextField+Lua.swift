import HeadlessUIKit
import Lua

extension ScriptWorld {
  var searchTextField: ClassDescriptor<UISearchTextField> {
    ClassDescriptor(
      "UISearchTextField", of: UISearchTextField.self, extends: "UITextField", receiver: "field",
      summary: "The text field of a search bar."
    )
    .initializer { _ in UISearchTextField(frame: .zero) }
    .stringShorthand("placeholder")
    .tokens(owned: true)
    .allowsDeletingTokens()
    .allowsCopyingTokens()
    .tokenBackgroundColor()
    .method(
      "insertToken", "token", "index",
      summary: "Inserts a token before the one at an index from 0, or at the end."
    ) {
      [unowned self] (field: UISearchTextField, token: UISearchToken, index: Int) -> Void in
      let count = field.tokens.count
      field.insertToken(token, at: index)
      if field.tokens.count > count { interpreter.owner(field, gained: token, in: "tokens") }
    }
    .method("removeToken", "index", summary: "Removes the token at an index from 0.") {
      [unowned self] (field: UISearchTextField, index: Int) -> Void in
      let token = field.tokens.indices.contains(index) ? field.tokens[index] : nil
      field.removeToken(at: index)
      if let token { interpreter.owner(field, lost: token, in: "tokens") }
    }
  }
}
