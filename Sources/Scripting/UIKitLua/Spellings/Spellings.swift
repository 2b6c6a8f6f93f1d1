import Lua

/// What UIKit's members and the words around it are called in Objective-C, in Swift and in older
/// releases, where no rule forms the name: reviewed rows, by class.
enum Spellings {
  /// The dictionary of all scripts.
  static let book = SpellingBook(
    classes: controllers.merging(containers) { $0 + $1 }.merging(views) { $0 + $1 }
      .merging(tables) { $0 + $1 }.merging(transitions) { $0 + $1 },
    common: common, globals: globals + notifications, lists: lists)

  /// What Swift's arrays and Objective-C's have; sequences are tables of Lua here.
  private static let lists = [
    Spelling("count", "#list"), Spelling("isEmpty", "#list == 0"),
    Spelling("first", "list[1]"), Spelling("firstObject", "list[1]"),
    Spelling("last", "list[#list]"), Spelling("lastObject", "list[#list]"),
    Spelling("objectAtIndex", "list[index + 1]"),
  ]

  /// What every object has in Objective-C.
  private static let common = [
    Spelling("alloc", note: "a class is called with one table"),
    Spelling("retain", note: "objects are released by themselves"),
    Spelling("release", note: "objects are released by themselves"),
    Spelling("autorelease", note: "objects are released by themselves"),
    Spelling("retainCount", note: "objects are released by themselves"),
    Spelling("dealloc", "deinit(self)", note: "a function of a class that you define"),
    Spelling("isKindOfClass:", "isKind(Class)"),
    Spelling("isMemberOfClass:", "isKind(Class)"),
    Spelling("respondsToSelector:", "object.method ~= nil"),
    Spelling("isEqual:", "a == b"),
    Spelling("performSelector:", "object:method()", note: "call the method itself"),
    Spelling("performSelector:withObject:", "object:method(argument)"),
    Spelling(
      "performSelector:withObject:afterDelay:", "after(seconds, function() object:method() end)"),
  ]
}
