---@meta
-- Written by `drilldown meta`; do not edit.

---The running app; its delegate is the table `app`.
---@class UIApplication : UIResponder
---@field connectedScenes UIScene[] The scenes that are in memory at present, oldest first. Read-only.
---@field openSessions UISceneSession[] The sessions, also those without a scene in memory. Read-only.
---@field supportsMultipleScenes boolean Whether several scenes can be open; on an iPad. Read-only.
UIApplication = {}

---The running app, the same one at each call.
---@return UIApplication
function UIApplication.shared() end

---Brings a session's scene to the front in the next turn; nil asks for a new scene. The function gets the code and the text of a refusal; the activity is to be continued there.
---@param session? UISceneSession
---@param errorHandler? fun()
---@param userActivity? NSUserActivity
function UIApplication:requestSceneSessionActivation(session, errorHandler, userActivity) end

---Brings the scene of a request to the front in the next turn: that of its `session`, else a new one, with its `userActivity`. The function gets the code and the text of a refusal.
---@param request UISceneSessionActivationRequest
---@param errorHandler? fun()
function UIApplication:activateSceneSession(request, errorHandler) end

---Closes a session's scene for good in the next turn; the last one stays.
---@param session UISceneSession
---@param errorHandler? fun()
function UIApplication:requestSceneSessionDestruction(session, errorHandler) end
