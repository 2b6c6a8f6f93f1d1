print "a"
--> a
print "SURPRISE"
