import Foundation
import HeadlessUIKit

/// A control that chooses a date, a time or a length of time.
///
/// A test sets the date and sends `valueChanged`, as the user's finger does.
/// [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker)
@preconcurrency @MainActor
open class UIDatePicker: UIControl, TextShowing, ValueControl {
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { current = allowed(current) } }
  }
  /// The language; nil for that of the user.
  open var locale: Locale?
  /// The calendar; that of the user where it is set to nil.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set { ownCalendar = newValue }
  }
  private var ownCalendar: Calendar?
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone?
  /// The earliest date; nil for none.
  open var minimumDate: Date? { didSet { current = allowed(current) } }
  /// The latest date; nil for none.
  open var maximumDate: Date? { didSet { current = allowed(current) } }
  /// How many minutes are between two values, a part of 60; 1 by default, and instead of others.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 {
        minuteInterval = oldValue
      }
      if roundsToMinuteInterval { current = allowed(current) }
    }
  }
  /// Whether dates are rounded to that; true by default (iOS 15).
  open var roundsToMinuteInterval = true
  /// The style that the program prefers (iOS 13.4).
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The length of time, in seconds, in whole minutes and less than a day.
  open var countDownDuration: TimeInterval = 60 {
    didSet {
      let minutes = (max(countDownDuration, 60) / 60).rounded(.down)
      let whole = min(minutes, 24 * 60 - 1) * 60
      if whole != countDownDuration { countDownDuration = whole }
    }
  }
  private var current = Date()

  /// The date; set, it isn't earlier or later than allowed, and sends no action.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// The style: that which is preferred, or else wheels for a length of time, and a compact one.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// Chooses a date, without an action.
  open func setDate(_ date: Date, animated: Bool) { current = allowed(date) }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 330)
    case .automatic, .compact: CGSize(width: 190, height: 34.5)
    }
  }

  package var shownText: String? {
    var calendar = self.calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    func digits(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(count - "\(number)".count, 0)) + "\(number)"
    }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: current)
    let day = [digits(parts.year ?? 0, 4), digits(parts.month ?? 1), digits(parts.day ?? 1)]
    let time = "\(digits(parts.hour ?? 0)):\(digits(parts.minute ?? 0))"
    switch datePickerMode {
    case .time: return time
    case .date: return day.joined(separator: "-")
    case .dateAndTime: return "\(day.joined(separator: "-")) \(time)"
    case .yearAndMonth: return day.prefix(2).joined(separator: "-")
    case .countDownTimer:
      let minutes = Int(countDownDuration / 60)
      return "\(digits(minutes / 60)):\(digits(minutes % 60))"
    }
  }

  /// The nearest date that is allowed; with limits that contradict each other any is.
  private func allowed(_ date: Date) -> Date {
    var date = rounded(date)
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  /// The date at the interval of minutes before it; modes without a time have others as well.
  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, roundsToMinuteInterval,
      [.time, .dateAndTime].contains(datePickerMode)
    else { return date }
    let seconds = Double(minuteInterval * 60)
    let start = calendar.startOfDay(for: date)
    let passed = date.timeIntervalSince(start)
    return start.addingTimeInterval((passed / seconds).rounded(.down) * seconds)
  }

  /// What is chosen.
  ///
  /// [UIDatePicker.Mode](https://developer.apple.com/documentation/uikit/uidatepicker/mode)
  nonisolated public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }
}

/// How a picker of dates looks.
///
/// [UIDatePickerStyle](https://developer.apple.com/documentation/uikit/uidatepickerstyle)
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
