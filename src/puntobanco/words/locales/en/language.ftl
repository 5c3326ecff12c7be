# What this language is called in its own words.
language-name = English
# "draft" until a native reader has checked the whole catalogue, else "checked".
language-status = checked
