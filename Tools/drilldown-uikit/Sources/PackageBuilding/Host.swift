/// The device that tests run on, and the release of iOS.
struct Host {
  /// What the process of the tests is started with.
  let environment: [String: String]

  /// The variables that Drilldown's UIKit reads as it starts.
  private static let (deviceVariable, profileVariable) = ("DRILLDOWN_DEVICE", "DRILLDOWN_PROFILE")

  /// Checks the names; nil leaves it at an iPhone of today.
  init(device: String?, profile: String?, of face: UIKitFace) throws {
    environment = [
      Self.deviceVariable: try device.map { try Self.checked($0, "--device", face.devices) },
      Self.profileVariable: try profile.map { try Self.checked($0, "--profile", face.profiles) },
    ].compactMapValues(\.self)
  }

  private static func checked(
    _ name: String, _ option: String, _ names: [String]
  ) throws -> String {
    if names.contains(name) { return name }
    let same = names.first { $0.lowercased() == name.lowercased() }
    throw Failure(
      "\(option) \(name.quoted): "
        + (same.map { "did you mean \($0.quoted)?" }
          ?? "it can be \(names.map(\.quoted).joined(separator: ", "))"),
      .wrongUsage)
  }
}
