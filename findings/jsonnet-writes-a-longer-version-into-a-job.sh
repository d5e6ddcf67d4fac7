#!/bin/sh
# jsonnet 0.22.0 (C++ and Go) generates the image "web:1.3999999999999999" from `'web:' + 1.4` in a job file; rjsonnet 0.5.6 generates "web:1.4".
# jsonnet writes a number into a text with 17 digits. 1.2, 1.3 and 1.5 look right, 1.1 and 1.4 do not, also with `%s`, std.toString and a version that
# std.parseYaml read without quotes; `%g` is right. HCL writes 1.4. The same holds for `Env` of a task and for a constraint: go-version accepts
# `~> 1.3999999999999999`, and 1.4.0 does not match. Hurts anyone who generates JSON jobs or .tf.json: a template that worked for 1.2 and 1.3 is still valid
# for 1.4, but the image is not found and no node or module fits, or the result depends on the program that renders it. Needs Python 3.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
cat > job.jsonnet <<'JSONNET'
local settings = std.parseYaml('release: 1.4');
local task(version) = {
  Config: { image: 'web:' + version },
  Env: { VERSION: std.toString(version), SHORT: '%g' % version },
  Constraints: [{ LTarget: '${meta.web}', Operand: 'version', RTarget: '~> %s' % version }],
};
{ Tasks: [task(version) for version in [1.1, 1.2, 1.3, settings.release, 1.5]] }
JSONNET
cat > main.py <<'PY'
import json

import _gojsonnet
import _jsonnet
import rjsonnet

for name, module in ("jsonnet", _jsonnet), ("gojsonnet", _gojsonnet), ("rjsonnet", rjsonnet):
    print(f"{name}:")
    for task in json.loads(module.evaluate_file("job.jsonnet"))["Tasks"]:
        env = task["Env"]
        print(f"  {task['Config']['image']} | {env['VERSION']} | {env['SHORT']} | {task['Constraints'][0]['RTarget']}")
PY
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check jsonnet==0.22.0 gojsonnet==0.22.0 rjsonnet==0.5.6
echo "jsonnet 0.22.0, gojsonnet 0.22.0, rjsonnet 0.5.6, $(python3 --version)"
python/bin/python main.py > output
cat output
cat > expected <<'OUT'
jsonnet:
  web:1.1000000000000001 | 1.1000000000000001 | 1.1 | ~> 1.1000000000000001
  web:1.2 | 1.2 | 1.2 | ~> 1.2
  web:1.3 | 1.3 | 1.3 | ~> 1.3
  web:1.3999999999999999 | 1.3999999999999999 | 1.4 | ~> 1.3999999999999999
  web:1.5 | 1.5 | 1.5 | ~> 1.5
gojsonnet:
  web:1.1000000000000001 | 1.1000000000000001 | 1.1 | ~> 1.1000000000000001
  web:1.2 | 1.2 | 1.2 | ~> 1.2
  web:1.3 | 1.3 | 1.3 | ~> 1.3
  web:1.3999999999999999 | 1.3999999999999999 | 1.4 | ~> 1.3999999999999999
  web:1.5 | 1.5 | 1.5 | ~> 1.5
rjsonnet:
  web:1.1 | 1.1 | 1.1 | ~> 1.1
  web:1.2 | 1.2 | 1.2 | ~> 1.2
  web:1.3 | 1.3 | 1.3 | ~> 1.3
  web:1.4 | 1.4 | 1.4 | ~> 1.4
  web:1.5 | 1.5 | 1.5 | ~> 1.5
OUT
diff expected output && echo 'The surprise is as described: 1.1 and 1.4 become longer, in two of three programs.'
