#!/bin/sh
# A Nomad template with `env = true` takes the quotes out of unquoted JSON: CONFIG={"port": 8080} reaches the task as {port: 8080}, without an error.
# go-envparse, the parser of Nomad for such a file, removes quotes anywhere in a value, as a shell does. dotenv and python-dotenv remove only quotes
# around the whole value. A `#` without a space before it ends a value, even in the middle of a password; python-dotenv keeps it. The output of the
# template function `toJSON` is right in Nomad and wrong in dotenv; single quotes are right in all three. Hurts anyone who moves an .env file or a JSON
# setting into a Nomad job: the task starts and reads a wrong value. A real Nomad 2.0.5 does the same. Needs Go, Node.js and Python 3.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > lines <<'ENV'
VALUE={"port": 8080}
VALUE=["a", "b"]
VALUE=secret#1
VALUE="a"b
VALUE="{\"port\": 8080}"
VALUE='{"port": 8080}'
ENV
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"github.com/hashicorp/go-envparse"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		values, err := envparse.Parse(strings.NewReader(lines.Text()))
		if err != nil {
			fmt.Println("error:", err)
			continue
		}
		fmt.Println(values["VALUE"])
	}
}
GO
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import dotenv from 'dotenv'
for (const line of readFileSync(0, 'utf8').trim().split('\n')) console.log(dotenv.parse(line).VALUE)
JS
cat > read.py <<'PY'
import io, logging, sys
from dotenv import dotenv_values

logging.disable()
for line in sys.stdin:
    print(dotenv_values(stream=io.StringIO(line)).get("VALUE", "(no value)"))
PY
go mod init finding 2> /dev/null
go get github.com/hashicorp/go-envparse@v0.1.0 2> /dev/null
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund dotenv@17.4.2 > /dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-dotenv==1.2.4
echo "go-envparse v0.1.0, dotenv 17.4.2, python-dotenv 1.2.4, $(go version | cut -d ' ' -f 3), Node.js $(node --version)"
go run . < lines > nomad
node read.mjs < lines > node
python/bin/python read.py < lines > python-values
paste -d '|' lines nomad node python-values | sed 's/|/ | /g' > output
echo 'line of the file | Nomad (go-envparse) | dotenv | python-dotenv'
cat output
cat > expected <<'OUT'
VALUE={"port": 8080} | {port: 8080} | {"port": 8080} | {"port": 8080}
VALUE=["a", "b"] | [a, b] | ["a", "b"] | ["a", "b"]
VALUE=secret#1 | secret | secret | secret#1
VALUE="a"b | ab | "a"b | (no value)
VALUE="{\"port\": 8080}" | {"port": 8080} | {\"port\": 8080} | {"port": 8080}
VALUE='{"port": 8080}' | {"port": 8080} | {"port": 8080} | {"port": 8080}
OUT
diff expected output && echo 'The surprise is as described: unquoted JSON loses its quotes in Nomad only.'
