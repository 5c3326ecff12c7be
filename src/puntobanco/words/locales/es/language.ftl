language-name = Español
language-status = draft
