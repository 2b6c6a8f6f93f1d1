import HeadlessUIKit
import Lua
import SystemControllers

// The values that delegates of system controllers receive.

extension EKEventEditViewAction: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.canceled, .saved, .deleted] }
}

extension EKEventViewAction: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.done, .responded, .deleted] }
}

extension GKPeerPickerConnectionType: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.online, .nearby] }
}

extension MFMailComposeResult: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.cancelled, .saved, .sent, .failed] }
}

extension MessageComposeResult: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.cancelled, .sent, .failed] }
}

extension MPMovieFinishReason: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.playbackEnded, .playbackError, .userExited] }
}

extension MPMoviePlaybackState: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.stopped, .playing, .paused] }
}

extension UINavigationController.Operation: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.none, .push, .pop] }
}
