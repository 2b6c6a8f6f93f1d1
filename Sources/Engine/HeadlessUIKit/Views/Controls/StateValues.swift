/// What a control has for each of its states; a state without a value has that of the normal state (J14).
///
/// For anything but titles that is unconfirmed.
struct StateValues<Value> {
  private var own: [UIControl.State: Value] = [:]

  /// The value for a state; nil where the normal state has none either.
  subscript(state: UIControl.State) -> Value? {
    get { own[state] ?? own[.normal] }
    set { own[state] = newValue }
  }
}
