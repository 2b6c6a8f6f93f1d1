#if !canImport(ObjectiveC)
  import Foundation

  /// A time in seconds since the beginning of 2001.
  ///
  /// [CFAbsoluteTime](https://developer.apple.com/documentation/corefoundation/cfabsolutetime)
  public typealias CFAbsoluteTime = Double

  /// The time now, in seconds since the beginning of 2001.
  ///
  /// [CFAbsoluteTimeGetCurrent](https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent())
  nonisolated public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date().timeIntervalSinceReferenceDate
  }

  /// The array of Core Foundation, which a Swift array is cast to.
  ///
  /// [CFArray](https://developer.apple.com/documentation/corefoundation/cfarray)
  public typealias CFArray = [Any]

  /// The string of Core Foundation, which a Swift string is cast to.
  ///
  /// [CFString](https://developer.apple.com/documentation/corefoundation/cfstring)
  public typealias CFString = String

  /// The number of nanoseconds in a second.
  ///
  /// [NSEC_PER_SEC](https://developer.apple.com/documentation/dispatch/nsec_per_sec)
  nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  ///
  /// [NSEC_PER_MSEC](https://developer.apple.com/documentation/dispatch/nsec_per_msec)
  nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of microseconds in a second.
  ///
  /// [USEC_PER_SEC](https://developer.apple.com/documentation/dispatch/usec_per_sec)
  nonisolated public let USEC_PER_SEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  ///
  /// [NSEC_PER_USEC](https://developer.apple.com/documentation/dispatch/nsec_per_usec)
  nonisolated public let NSEC_PER_USEC: UInt64 = 1_000
  /// The number of milliseconds in a second.
  ///
  /// [MSEC_PER_SEC](https://developer.apple.com/documentation/dispatch/msec_per_sec)
  nonisolated public let MSEC_PER_SEC: UInt64 = 1_000
#endif
