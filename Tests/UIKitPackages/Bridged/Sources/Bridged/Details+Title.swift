public extension Details {
  @available(iOS 15, *)
  override var title: String? {
    get { super.title ?? "Details" }
    set { super.title = newValue }
  }
}
