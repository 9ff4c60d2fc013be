### The form for house rules.

rulesform-of-card = { $card }: { $label }
rulesform-fix = { $switch }: { $value }
rulesform-yes = yes
rulesform-no = no
rulesform-none = none
rulesform-no-such-switch = There’s no switch called “{ $switch }”.
rulesform-line = Line { $line }: { $problem }
