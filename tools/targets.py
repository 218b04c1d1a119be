"""List the targets of the Makefile, for `make help`: those with a comment after two hashes."""

import re

from tools.stamp import ROOT

if __name__ == "__main__":
    for target, said in re.findall(
        r"^([a-z]+):.*?## (.+)", (ROOT / "Makefile").read_text("utf-8"), re.M
    ):
        print(f"  make {target:11} {said}")
