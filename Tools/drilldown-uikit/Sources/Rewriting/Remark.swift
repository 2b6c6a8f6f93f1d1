/// Something that works on iOS and can't be made to work here, with its place.
public struct Remark: Equatable, Sendable {
  public var line: Int
  public var column: Int
  public var text: String

  public init(line: Int, column: Int, _ text: String) {
    self.line = line
    self.column = column
    self.text = text
  }
}
