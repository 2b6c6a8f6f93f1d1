import HeadlessUIKit
import Lua
import SystemControllers

// The values that delegates of system controllers receive.

extension EKEventEditViewAction: LuaEnumeration {
  package static var luaType: String { "EKEventEditViewAction" }
  package static var luaCases: KeyValuePairs<String, EKEventEditViewAction> {
    ["canceled": .canceled, "saved": .saved, "deleted": .deleted]
  }
}

extension EKEventViewAction: LuaEnumeration {
  package static var luaType: String { "EKEventViewAction" }
  package static var luaCases: KeyValuePairs<String, EKEventViewAction> {
    ["done": .done, "responded": .responded, "deleted": .deleted]
  }
}

extension GKPeerPickerConnectionType: LuaEnumeration {
  package static var luaType: String { "GKPeerPickerConnectionType" }
  package static var luaCases: KeyValuePairs<String, GKPeerPickerConnectionType> {
    ["online": .online, "nearby": .nearby]
  }
}

extension MFMailComposeResult: LuaEnumeration {
  package static var luaType: String { "MFMailComposeResult" }
  package static var luaCases: KeyValuePairs<String, MFMailComposeResult> {
    ["cancelled": .cancelled, "saved": .saved, "sent": .sent, "failed": .failed]
  }
}

extension MessageComposeResult: LuaEnumeration {
  package static var luaType: String { "MessageComposeResult" }
  package static var luaCases: KeyValuePairs<String, MessageComposeResult> {
    ["cancelled": .cancelled, "sent": .sent, "failed": .failed]
  }
}

extension MPMovieFinishReason: LuaEnumeration {
  package static var luaType: String { "MPMovieFinishReason" }
  package static var luaCases: KeyValuePairs<String, MPMovieFinishReason> {
    [
      "playbackEnded": .playbackEnded, "playbackError": .playbackError,
      "userExited": .userExited,
    ]
  }
}

extension MPMoviePlaybackState: LuaEnumeration {
  package static var luaType: String { "MPMoviePlaybackState" }
  package static var luaCases: KeyValuePairs<String, MPMoviePlaybackState> {
    ["stopped": .stopped, "playing": .playing, "paused": .paused]
  }
}

extension UINavigationController.Operation: LuaEnumeration {
  package static var luaType: String { "UINavigationController.Operation" }
  package static var luaCases: KeyValuePairs<String, UINavigationController.Operation> {
    ["none": .none, "push": .push, "pop": .pop]
  }
}
