language-name = 日本語
language-status = draft
