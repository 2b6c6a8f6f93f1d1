print("a")
-->
do return end
print("b")
--> c
