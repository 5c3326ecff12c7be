"""Examples of the shapes in `server/routes/account.py`."""

from puntobanco.server.routes.account import AccountShown, NewPassword, OwnSession, SignInShown

EXAMPLES = (
    NewPassword(old="correct horse", new="another horse"),
    AccountShown(
        name="ann",
        sessions=(
            OwnSession(
                number="0123456789abcdef",
                here=True,
                began=1_800_000_000_000,
                seen=1_800_000_060_000,
                address="192.0.2.7",
                device="Firefox · Linux",
            ),
        ),
        unusual=(
            SignInShown(
                what="device",
                at=1_799_990_000_000,
                address="198.51.100.9",
                device="Chrome · Android",
            ),
        ),
    ),
)
