import HeadlessUIKit
import Lua
import SystemControllers

// The values that delegates of system controllers receive.

extension EKEventEditViewAction: LuaEnumeration {}

extension EKEventViewAction: LuaEnumeration {}

extension GKPeerPickerConnectionType: LuaEnumeration {}

extension MFMailComposeResult: LuaEnumeration {}

extension MessageComposeResult: LuaEnumeration {}

extension MPMovieFinishReason: LuaEnumeration {}

extension MPMoviePlaybackState: LuaEnumeration {}

extension UINavigationController.Operation: LuaEnumeration {}
