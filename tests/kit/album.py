"""A folder of pictures of screens, and which of them the documentation has."""

from collections.abc import Callable, Collection
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from puntobanco.words import ENGLISH, Language
from puntobanco.words.languages import parse_language
from tests.kit.browsing import PHONE, TERMINAL, switch_language
from tests.kit.layout import layout_faults

SIZES = {"1280": TERMINAL, "390": PHONE}
ON_A_PHONE = (
    "lobby",
    "terminal-betting",
    "limits",
    "dealer",
    "office-overview",
    "progressive-terminal",
)
"""Screens that the documentation also shows on a phone, in English."""
TRANSLATED = ("terminal-betting", "dealer", "office-overview")
"""Screens that the documentation also shows in these languages, as a terminal."""
LANGUAGES = tuple(map(parse_language, ("zh-Hans", "zh-Hant", "vi", "ja")))
QUALITY = 55


class Album:
    """Takes the pictures of the documentation, or every screen in the given languages."""

    def __init__(
        self,
        folder: Path,
        *,
        names: Collection[str] = (),
        languages: Collection[Language] = (),
        lossless: bool = False,
    ) -> None:
        self._folder = folder
        self._names = names
        self._languages = languages
        self._lossless = lossless
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, names: Collection[str]) -> bool:
        """Whether any of these screens is wanted."""
        return not self._names or any(name in self._names for name in names)

    def languages(self, name: str) -> tuple[Language, ...]:
        """The languages in which a screen is wanted."""
        if not self.wants([name]):
            return ()
        if self._languages:
            return tuple(self._languages)
        return (ENGLISH, *LANGUAGES) if name in TRANSLATED else (ENGLISH,)

    def sizes(self, name: str, language: Language) -> tuple[str, ...]:
        """The sizes in which a screen is wanted."""
        if self._languages or (language == ENGLISH and name in ON_A_PHONE):
            return tuple(SIZES)
        return ("1280",)

    def take(self, page: Page, name: str, language: Language, *, at: str = "body") -> None:
        """A window in each wanted size, on a phone scrolled to what `at` selects."""
        for size in self.sizes(name, language):
            resize(page, size)
            page.locator("body" if size == "1280" else at).first.evaluate(
                "it => it.scrollIntoView()"
            )
            self.take_one(page, name, language, size)
        resize(page, "1280")

    def take_one(self, page: Page, name: str, language: Language, size: str) -> None:
        """One picture of a window in its present size."""
        page.wait_for_timeout(600)
        ending = "png" if self._lossless else "jpg"
        path = self._folder / f"{picture_name(name, language, size)}.{ending}"
        taken = page.screenshot()
        if self._lossless:
            path.write_bytes(taken)
        else:
            with Image.open(BytesIO(taken)) as picture:
                picture.convert("RGB").save(path, quality=QUALITY, optimize=True, progressive=True)
        print(path.name, *layout_faults(page), sep="\n  ", flush=True)

    def take_all(
        self,
        page: Page,
        name: str,
        *,
        at: str = "body",
        repeat: Callable[[], None] = lambda: None,
    ) -> None:
        """A window in each wanted language; `repeat` repeats what the house says only once."""
        for language in self.languages(name):
            if language != ENGLISH:
                switch_language(page, language)
                repeat()
            self.take(page, name, language, at=at)
        switch_language(page, ENGLISH)


def resize(page: Page, size: str) -> None:
    """Give a window one of the sizes."""
    shape = SIZES[size]
    page.set_viewport_size({"width": shape["width"], "height": shape["height"]})


def picture_name(name: str, language: Language, size: str) -> str:
    """The name of a picture's file, without its ending; English is not named."""
    return "-".join([name, *([] if language == ENGLISH else [language.lower()]), size])


def documented(names: Collection[str]) -> set[str]:
    """The files of the documentation's pictures of these screens."""
    return (
        {f"{picture_name(name, ENGLISH, '1280')}.jpg" for name in names}
        | {f"{picture_name(name, ENGLISH, '390')}.jpg" for name in ON_A_PHONE}
        | {
            f"{picture_name(name, language, '1280')}.jpg"
            for name in TRANSLATED
            for language in LANGUAGES
        }
    )
