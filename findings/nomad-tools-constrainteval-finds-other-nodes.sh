#!/bin/sh
# nomad-tools 0.5.8, `constrainteval`: it evaluates constraints "without running a job", and matches nodes that Nomad refuses, and the reverse.
# `>` and `<` compare text, so a node with 16 cores has fewer than 9. `set_contains a,b` looks for one item "a,b", where Nomad looks for both, and keeps the
# spaces of "a, b". `version` follows Python: "= 1.8.4" does not match 1.8.4+ent, and ">= 1.0" matches 1.9.0-beta1; `~> 1.8` ends with a KeyError.
# Hurts anyone who checks the constraints of a pull request with it, or lists the nodes to drain: no node is found, or the wrong ones, with the usual exit
# codes. A real Nomad 2.0.5 placed a task, or did not, as the third column says. The node is in the script. Needs Python 3.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
cat > constraints <<'TXT'
attr.cpu.numcores|>=|9|match
attr.cpu.numcores|<|9|none
meta.roles|set_contains|a,b|match
meta.spaced|set_contains|b|match
meta.release|version|= 1.8.4|match
meta.release|version|~> 1.8|match
meta.beta|version|>= 1.0|none
meta.roles|set_contains|a|match
meta.release|version|>= 1.8.4|match
meta.roles|regexp|^a|match
TXT
cat > main.py <<'PY'
import json
import subprocess
import time

attributes = {
    "node.unique.name": "node-1",
    "attr.cpu.numcores": "16",
    "meta.roles": "a,b,c",
    "meta.spaced": "a, b",
    "meta.release": "1.8.4+ent",
    "meta.beta": "1.9.0-beta1",
}
with open("nodes.json", "w") as file:
    json.dump({"timestamp": time.time(), "nodes": [{"node": {"Name": "node-1"}, "attributes": attributes}]}, file)
for line in open("constraints"):
    name, operator, value, nomad = line.strip().split("|")
    constraint = ["${" + name + "}", operator, value]
    run = subprocess.run(["python/bin/nomad-tools", "constrainteval", "--cache=nodes.json", *constraint], capture_output=True, text=True)
    result = {0: "match", 2: "none"}.get(run.returncode, run.stderr.strip().rsplit("\n", 1)[-1])
    print(f"{name} ({attributes[name]}) {operator} {value} | nomad-tools {result} | Nomad {nomad}")
PY
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check nomad-tools==0.5.8 clickdc==0.1.1 packaging==26.4
echo "nomad-tools 0.5.8, $(python3 --version)"
python/bin/python main.py > output
cat output
cat > expected <<'OUT'
attr.cpu.numcores (16) >= 9 | nomad-tools none | Nomad match
attr.cpu.numcores (16) < 9 | nomad-tools match | Nomad none
meta.roles (a,b,c) set_contains a,b | nomad-tools none | Nomad match
meta.spaced (a, b) set_contains b | nomad-tools none | Nomad match
meta.release (1.8.4+ent) version = 1.8.4 | nomad-tools none | Nomad match
meta.release (1.8.4+ent) version ~> 1.8 | nomad-tools KeyError: '~>' | Nomad match
meta.beta (1.9.0-beta1) version >= 1.0 | nomad-tools match | Nomad none
meta.roles (a,b,c) set_contains a | nomad-tools match | Nomad match
meta.release (1.8.4+ent) version >= 1.8.4 | nomad-tools match | Nomad match
meta.roles (a,b,c) regexp ^a | nomad-tools match | Nomad match
OUT
diff expected output && echo 'The surprise is as described: seven of ten constraints have a different result.'
