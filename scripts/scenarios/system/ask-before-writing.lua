-- facts: P112, P113
-- Whether mail and texts can be sent is asked of the class; the simulator says it.
print(MFMailComposeViewController.canSendMail(), MFMessageComposeViewController.canSendText())
simulator.canSendMail = false
print(MFMailComposeViewController.canSendMail(), MFMessageComposeViewController.canSendText())
--> true true
--> false true
