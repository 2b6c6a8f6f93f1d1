/// A class for a file that is about another one as well.
class UIExample {}

/// One that is small enough to be here.
class UIOtherExample {}

extension UIOtherExample {
  fileprivate var own: Int { 1 }
}
