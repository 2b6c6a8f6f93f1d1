import Testing

@testable import PackageBuilding

struct HostTests {
  private func face(in folder: Folder) throws -> UIKitFace {
    try folder.add(
      "Sources/Model/NavigationModel/DeviceModel.swift",
      "enum M {\n  case iPhone8 = \"iPhone 8\"\n}")
    try folder.add(
      "Sources/Model/NavigationModel/Profile.swift",
      "\"modern\": { .modern }, \"ios16\": { .ios16 },")
    return UIKitFace(folder.path)
  }

  @Test func theNamesArePassedToTheTests() throws {
    let folder = try Folder()
    let face = try face(in: folder)
    #expect(try Host(device: nil, profile: nil, of: face).environment.isEmpty)
    #expect(
      try Host(device: "iPhone 8", profile: "ios16", of: face).environment
        == ["DRILLDOWN_DEVICE": "iPhone 8", "DRILLDOWN_PROFILE": "ios16"])
  }

  @Test func othersAreRefused() throws {
    let folder = try Folder()
    let face = try face(in: folder)
    let device = #expect(throws: Failure.self) {
      try Host(device: "ipad", profile: nil, of: face)
    }
    #expect(device?.description == "--device 'ipad': did you mean 'iPad'?")
    let profile = #expect(throws: Failure.self) {
      try Host(device: nil, profile: "ios3", of: face)
    }
    #expect(profile?.description == "--profile 'ios3': it can be 'modern', 'ios16'")
  }
}
