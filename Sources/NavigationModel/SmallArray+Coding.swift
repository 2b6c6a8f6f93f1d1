/// The same as an array.
extension SmallArray: Encodable where Element: Encodable {
  @usableFromInline package func encode(to encoder: any Encoder) throws {
    try array.encode(to: encoder)
  }
}

extension SmallArray: Decodable where Element: Decodable {
  @usableFromInline package init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}
