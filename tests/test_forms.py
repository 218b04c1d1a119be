"""Forms of actions: notation, parts and numbers, and the way between them."""

from types import SimpleNamespace
from typing import Any

import pytest

from tangledbank import BadNotation, Form, Forms, Id, Ordinal, Phrase, Row, Word

SHOES = SimpleNamespace(ids=["boot", "clog"], number_of={"boot": 0, "clog": 1})
SHOE, PEG = Id("shoe", where="hall"), Ordinal("peg", 12)
LACE = Phrase("lace", "{colour}[ {length}]", colour=Word("colour", "red", "dun"),
              length=Ordinal("length", 9))  # fmt: skip
HANG, TIE, DROP, STAND = range(4)
ALL: list[tuple[int, dict[str, Any]]] = [
    (HANG, {"shoe": 1, "peg": 11}),
    (HANG, {"shoe": 0, "peg": None}),
    (TIE, {"laces": [{"colour": 1, "length": 0}]}),
    (TIE, {"laces": [{"colour": 0, "length": None}, {"colour": 1, "length": 8}]}),
    (DROP, {"shoes": [0]}),
    (DROP, {"shoes": [1, 0]}),
    (STAND, {}),
]
KNOWN = dict(enumerate(ALL))
HALL = Forms(
    "Hall",
    Form(HANG, "hang {shoe}[ on peg {peg}]", shoe=SHOE, peg=PEG),
    Form(TIE, "tie {laces}", laces=Row(LACE, ", ", most=3)),
    Form(DROP, "drop {shoes}", shoes=Row(SHOE)),
    Form(STAND, "stand there"),
    means=lambda _cards, action: action in KNOWN,
    unpack=lambda action: KNOWN[action],
    pack=lambda kind, numbers: ALL.index((kind, numbers)),
)
SAID: list[tuple[str, dict[str, Any]]] = [
    ("hang clog on peg 12", {"verb": "hang", "shoe": "clog", "peg": 11}),
    ("hang boot", {"verb": "hang", "shoe": "boot", "peg": None}),
    ("tie dun 1", {"verb": "tie", "laces": [{"colour": "dun", "length": 0}]}),
    ("tie red, dun 9", {"verb": "tie", "laces": [{"colour": "red", "length": None},
                                                 {"colour": "dun", "length": 8}]}),
    ("drop boot", {"verb": "drop", "shoes": ["boot"]}),
    ("drop clog boot", {"verb": "drop", "shoes": ["clog", "boot"]}),
    ("stand there", {"verb": "stand there"}),
]  # fmt: skip


@pytest.mark.parametrize(("action", "text", "parts"), [(at, *one) for at, one in enumerate(SAID)])
def test_one_action_in_numbers_in_words_and_in_parts(
    action: int, text: str, parts: dict[str, Any]
) -> None:
    assert HALL.write(SHOES, action) == text
    assert HALL.parts(SHOES, action) == parts
    assert HALL.read(SHOES, text) == HALL.number(SHOES, parts) == action


def test_a_number_that_means_nothing_has_neither_words_nor_parts() -> None:
    for tell in (HALL.write, HALL.parts):
        with pytest.raises(BadNotation, match="The number 7 is no action of Hall"):
            tell(SHOES, 7)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sit", "'sit' is no action of Hall; actions are written 'hang SHOE[ on peg PEG]', "
                "'tie LACES', 'drop SHOES', 'stand there'."),
        ("hang", "'hang' is no action of Hall; "),
        ("hang boot on peg", "'hang boot on peg' is no action of Hall; "),
        ("hang boot on peg 123", "'hang boot on peg 123' is no action of Hall; "),
        ("hang sock", "There is no shoe 'sock' in this hall."),
        ("hang boot on peg 0", "There are pegs 1 to 12; 0 is none of them."),
        ("hang boot on peg 13", "There are pegs 1 to 12; 13 is none of them."),
        ("tie mauve", "There is no colour 'mauve'; there are red, dun."),
        ("tie red,", "'' is no lace; one is written 'COLOUR[ LENGTH]'."),
        ("tie red one", "'red one' is no lace; one is written 'COLOUR[ LENGTH]'."),
        ("tie red, red, red, red", "At most 3 are named at once."),
        ("drop boot sock", "There is no shoe 'sock' in this hall."),
        ("sit " * 999, f"'{('sit ' * 15)}' is no action of Hall; "),
    ],
)  # fmt: skip
def test_words_that_are_no_action_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        HALL.read(SHOES, text)

    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({}, "The verb of an action is a text, not nothing."),
        ({"verb": ["hang"]}, "The verb of an action is a text, not a list."),
        ({"verb": "sit"}, "Hall has no verb 'sit'."),
        ({"verb": "hang", "shoe": "boot"}, "'hang SHOE[ on peg PEG]' has shoe, peg, and nothing"),
        ({"verb": "hang", "shoe": "boot", "peg": 0, "leg": 0}, "'hang SHOE[ on peg PEG]' has "),
        ({"verb": "stand there", "peg": 0}, "'stand there' has no places, and nothing else."),
        ({"verb": "hang", "shoe": None, "peg": 0}, "The shoe is a text, not nothing."),
        ({"verb": "hang", "shoe": 1, "peg": 0}, "The shoe is a text, not a number."),
        ({"verb": "hang", "shoe": {"id": 1}, "peg": 0}, "The shoe is a text, not an object."),
        ({"verb": "hang", "shoe": "sock", "peg": 0}, "There is no shoe 'sock' in this hall."),
        ({"verb": "hang", "shoe": "boot", "peg": -1}, "There are pegs 1 to 12; 0 is none of"),
        ({"verb": "hang", "shoe": "boot", "peg": 12}, "There are pegs 1 to 12; 13 is none of"),
        ({"verb": "hang", "shoe": "boot", "peg": 10**5000}, "There are pegs 1 to 12; another"),
        ({"verb": "hang", "shoe": "boot", "peg": 1.0}, "The peg is a whole number, not a fracti"),
        ({"verb": "hang", "shoe": "boot", "peg": True}, "The peg is a whole number, not true or"),
        ({"verb": "hang", "shoe": "boot", "peg": "1"}, "The peg is a whole number, not a text."),
        ({"verb": "drop", "shoes": "boot"}, "Several are named in a list, not in a text."),
        ({"verb": "drop", "shoes": []}, "A list names at least one."),
        ({"verb": "drop", "shoes": ["boot"] * 61}, "At most 60 are named at once."),
        ({"verb": "drop", "shoes": [None]}, "The shoe is a text, not nothing."),
        ({"verb": "tie", "laces": ["red"]}, "The lace is an object, not a text."),
        ({"verb": "tie", "laces": [{"colour": "red"}]}, "'COLOUR[ LENGTH]' has colour, length, "),
        ({"verb": "tie", "laces": [{"colour": 0, "length": 0}]}, "The colour is a text, not a nu"),
        ({"verb": "tie", "laces": [{"colour": "mauve", "length": 0}]}, "There is no colour 'mauv"),
    ],
)  # fmt: skip
def test_parts_that_are_no_action_are_refused(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        HALL.number(SHOES, parts)

    assert str(refused.value).startswith(sentence)


def test_of_two_forms_with_one_verb_neither_is_taken() -> None:
    with pytest.raises(ValueError, match="Two forms of Hall have the same kind or the same verb"):
        Forms(
            "Hall",
            Form(0, "hang {shoe}", shoe=SHOE),
            Form(1, "hang {shoe} on peg {peg}", shoe=SHOE, peg=PEG),
            means=HALL.means,
            unpack=HALL.unpack,
            pack=HALL.pack,
        )


def test_a_form_says_its_types_in_typescript() -> None:
    hang, tie, drop, stand = [form.fields() for form in HALL.forms]

    assert hang == ["shoe: string", "peg: number | null"]
    assert tie == ['laces: ({ colour: "red" | "dun"; length: number | null })[]']
    assert drop == ["shoes: string[]"]
    assert stand == []
