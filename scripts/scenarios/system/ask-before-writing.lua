-- facts: P112, P113
-- The class says whether mail and texts can be sent; the simulator sets it.
print(MFMailComposeViewController.canSendMail(), MFMessageComposeViewController.canSendText())
simulator.canSendMail = false
print(MFMailComposeViewController.canSendMail(), MFMessageComposeViewController.canSendText())
--> true true
--> false true
