import Foundation
import NavigationModel

// The world of a program that is linked with the module `UIKit`.
extension Stage {
  /// A world in real time, of the device and the release that the environment names: an iPhone of today
  /// without names.
  ///
  /// `DRILLDOWN_DEVICE` is `iPhone`, `iPad` or a model such as `iPhone 8`, `DRILLDOWN_PROFILE` a profile.
  static func hosted() -> Stage {
    let stage = Stage(profile: profileOfHost, time: .mainRunLoop)
    stage.traits.take(deviceOfHost)
    stage.nibLoader = nibFiles
    stage.awaitsHost = true
    return stage
  }

  private static var profileOfHost: Profile {
    guard let name = variable("DRILLDOWN_PROFILE") else { return .modern }
    guard let profile = Profile.named(name) else {
      fatalError("DRILLDOWN_PROFILE is '\(name)': \(Profile.names.joined(separator: ", "))")
    }
    return profile
  }

  private static var deviceOfHost: HostDevice? {
    guard let name = variable("DRILLDOWN_DEVICE") else { return nil }
    guard let device = HostDevice(name) else {
      fatalError("DRILLDOWN_DEVICE is '\(name)': \(HostDevice.names.joined(separator: ", "))")
    }
    return device
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// A device by its name, which is that of a kind or of a model.
private enum HostDevice {
  case kind(Traits.Device)
  case model(DeviceModel)

  static var names: [String] {
    Traits.Device.allCases.map(\.rawValue) + DeviceModel.allCases.map(\.rawValue)
  }

  init?(_ name: String) {
    if let kind = Traits.Device(rawValue: name) {
      self = .kind(kind)
    } else if let model = DeviceModel(rawValue: name) {
      self = .model(model)
    } else {
      return nil
    }
  }
}

extension Traits {
  fileprivate mutating func take(_ host: HostDevice?) {
    switch host {
    case .kind(let kind): device = kind
    case .model(let one): model = one
    case nil: break
    }
  }
}
