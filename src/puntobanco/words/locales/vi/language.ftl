language-name = Tiếng Việt
language-status = draft
