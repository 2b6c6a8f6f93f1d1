import HeadlessUIKit

/// A contact; its contents are irrelevant here.
public typealias ABRecord = Any
/// The number of a property of contacts, such as their phone numbers.
public typealias ABPropertyID = Int32
/// The number of one of several values of a property.
public typealias ABMultiValueIdentifier = Int32

/// One value of a contact.
struct PersonDetail {
  let person: ABRecord
  let property: ABPropertyID
  let identifier: ABMultiValueIdentifier

  /// Reads a detail from a choice of a contact and two numbers.
  init?(_ choice: Choice) {
    guard choice.values.count == 3 else { return nil }
    self.init(choice.values[1...], of: choice.values[0])
  }

  /// Reads a detail of the contact on screen from a choice of two numbers.
  init?(_ choice: Choice, of person: ABRecord?) {
    guard let person, choice.values.count == 2 else { return nil }
    self.init(choice.values[...], of: person)
  }

  private init?(_ numbers: ArraySlice<Any>, of person: ABRecord) {
    let numbers = numbers.compactMap { $0 as? Int }
    guard numbers.count == 2 else { return nil }
    self.person = person
    property = ABPropertyID(clamping: numbers[0])
    identifier = ABMultiValueIdentifier(clamping: numbers[1])
  }
}
