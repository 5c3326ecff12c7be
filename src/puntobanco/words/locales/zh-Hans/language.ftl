language-name = 简体中文
language-status = checked
# A space between a Han character and a figure.
language-sets-figures-apart = yes
