language-name = 繁體中文
language-status = checked
# A space between a Han character and a figure.
language-sets-figures-apart = yes
# Other tags that this language answers, with everything that begins with them.
language-matches = zh-TW zh-HK zh-MO
