"""Pictures for readers: WebP, made by the browser that took them."""

from base64 import b64decode, b64encode

from playwright.sync_api import Browser

LIGHT = 120_000  # a picture has fewer bytes
QUALITIES = range(80, 45, -5)  # letters are sharp at each of them
TO_WEBP = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality / 100);
}"""


def to_webp(browser: Browser, png: bytes) -> bytes:
    """The same picture, as good as a light one can be."""
    with browser.new_page() as page:
        for quality in QUALITIES:
            made = page.evaluate(TO_WEBP, [b64encode(png).decode(), quality])
            kind, _comma, text = made.partition(",")
            assert kind == "data:image/webp;base64", f"this browser makes no WebP but {kind}"
            if len(data := b64decode(text)) < LIGHT:
                return data
    raise AssertionError("this picture cannot be made light; show less of it")
