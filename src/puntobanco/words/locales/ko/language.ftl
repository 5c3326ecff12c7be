# 이 언어의 이름.
language-name = 한국어
# 한국어 사용자가 모든 파일을 확인할 때까지 "draft".
language-status = draft
