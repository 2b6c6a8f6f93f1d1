import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Removes files, processes and Lua's internals from scripts; what remains of `os` uses the
  /// world's time.
  package func confine(to folder: String) {
    let library = interpreter.global("os")
    interpreter.confine(to: folder)
    guard case .table(let os) = library, case .function(let date) = os["date"] else { return }
    interpreter.register(table: "os", functions: [clock, time, difference, self.date(by: date)])
  }

  /// Apple's reference date, at which a world begins: 1 January 2001 in Greenwich.
  private static let epoch = 978_307_200

  private var seconds: Int { Self.epoch + Int(stage.now.inSeconds) }

  private var clock: Member {
    .function("clock", [], "The virtual time in seconds.") { [unowned self] in stage.now.inSeconds }
  }

  private var difference: Member {
    .function("difftime", ["later", "earlier"], "The seconds between two times.") {
      (later: Double, earlier: Double?) in later - (earlier ?? 0)
    }
  }

  private var time: Member {
    .function("time", ["date"], "Seconds since 1970 in the virtual time, or of a table's date.") {
      [unowned self] (date: CalendarDate?) in date?.secondsSince1970 ?? seconds
    }
  }

  private func date(by library: LuaFunction) -> Member {
    .function("date", ["format", "time"], "The virtual time, or a given one, as text or table.") {
      [unowned self] (format: String?, time: Int?) throws(LuaError) -> LuaValue in
      let format = format ?? "%c"
      let utc = format.hasPrefix("!") ? format : "!" + format
      return try interpreter.call(library, [utc, time ?? seconds]).first ?? .nil
    }
  }
}

/// A date as `os.time` accepts it, in Greenwich; fields beyond their range carry over.
private struct CalendarDate: LuaStructure {
  private let year: Int
  private let month: Int
  private let day: Int
  private let hour: Int?
  private let min: Int?
  private let sec: Int?

  init(fields: LuaFields) throws(LuaMismatch) {
    year = try fields.read("year")
    month = try fields.read("month")
    day = try fields.read("day")
    hour = try fields.read("hour")
    min = try fields.read("min")
    sec = try fields.read("sec")
    let parts = [year, month, day, hour ?? 0, min ?? 0, sec ?? 0]
    guard parts.allSatisfy({ abs($0) < 1 << 31 }) else {
      throw LuaMismatch("a field of the date is out of bounds")
    }
  }

  static var luaType: String { "Date" }
  static var luaSummary: String { "A date as `os.time` accepts it, in Greenwich." }
  static var luaFields: [LuaField] {
    [
      LuaField("year", Int.self, "The year, in full."), LuaField("month", Int.self, "From 1."),
      LuaField("day", Int.self, "From 1."), LuaField("hour", Int?.self, "12 if it is missing."),
      LuaField("min", Int?.self, "0 if it is missing."),
      LuaField("sec", Int?.self, "0 if it is missing."),
    ]
  }

  var fieldValues: [any LuaConvertible] { [year, month, day, hour, min, sec] }

  var secondsSince1970: Int {
    ((days * 24 + (hour ?? 12)) * 60 + (min ?? 0)) * 60 + (sec ?? 0)
  }

  /// Counted in years that begin with March, so that a leap day comes last.
  private var days: Int {
    let months = year * 12 + month - 3
    let year = Self.quotient(months, 12)
    let ofYear = ((months - year * 12) * 153 + 2) / 5
    let leaps = Self.quotient(year, 4) - Self.quotient(year, 100) + Self.quotient(year, 400)
    return year * 365 + leaps + ofYear + day - 719_469
  }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    (number - ((number % divisor) + divisor) % divisor) / divisor
  }
}
