// The keys of the message catalogue. Written by `python -m tools.message_keys`.

export type Key =
  | 'language-name'
  | 'language-status';
