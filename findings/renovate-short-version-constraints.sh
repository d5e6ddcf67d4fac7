#!/bin/sh
# Renovate reads a short version in a constraint as npm does. go-version, by which OpenTofu and Terraform choose a module, reads it as a full version.
# `version = "1"` on a module call installs exactly 1.0.0; for Renovate it is any 1.x.y, and Renovate proposes no update. For `= 1.2` Renovate proposes
# 1.9.3 and writes `1.9`, which installs 1.9.0: not the version that the pull request names. If there is no 1.9.0, nothing can be installed. `> 1, < 2`
# loses its first half. Hurts anyone who pins modules with short versions and relies on Renovate: fixes do not arrive, and nothing reports it.
# A version of three parts is read alike (last two lines). Needs Go and Node.js; the packages take 350 MB.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > constraints <<'TXT'
1
<= 1
= 1.2
<= 1.2
> 1, < 2
= 1.2.0
<= 1.2.0
TXT
echo '["0.9.0", "1.0.0", "1.2.0", "1.2.5", "1.9.0", "1.9.3"]' > versions.json
cat > main.go <<'GO'
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/hashicorp/go-version"
)

// main prints for each constraint the newest version that matches it.
func main() {
	source, _ := os.ReadFile("versions.json")
	var candidates []string
	if err := json.Unmarshal(source, &candidates); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		newest := "none"
		constraint := version.MustConstraints(version.NewConstraint(lines.Text()))
		for _, candidate := range candidates {
			if constraint.Check(version.Must(version.NewVersion(candidate))) {
				newest = candidate
			}
		}
		fmt.Println(newest)
	}
}
GO
cat > installed.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { api } from 'renovate/dist/modules/versioning/hashicorp/index.js'
const versions = JSON.parse(readFileSync('versions.json', 'utf8'))
for (const constraint of readFileSync(0, 'utf8').trim().split('\n')) console.log(api.getSatisfyingVersion(versions, constraint) ?? 'none')
JS
cat > updated.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { api } from 'renovate/dist/modules/versioning/hashicorp/index.js'
for (const currentValue of readFileSync(0, 'utf8').trim().split('\n'))
  console.log(api.getNewValue({ currentValue, rangeStrategy: 'replace', currentVersion: '1.2.0', newVersion: '1.9.3' }))
JS
go mod init finding 2> /dev/null
go get github.com/hashicorp/go-version@v1.9.0 2> /dev/null
npm init --yes > /dev/null
npm install --silent --ignore-scripts --no-audit --no-fund renovate@44.121.2 > /dev/null
echo "go-version v1.9.0, Renovate 44.121.2, $(go version | cut -d ' ' -f 3), Node.js $(node --version)"
echo "versions: $(cat versions.json)"
go run . < constraints > module
node installed.mjs < constraints > renovate
node updated.mjs < constraints > updated
go run . < updated > module-updated
paste -d '|' constraints module renovate updated module-updated | sed 's/|/ | /g' > output
echo 'constraint | module call installs | Renovate takes for installed | Renovate writes for 1.9.3 | module call installs then'
cat output
cat > expected <<'OUT'
1 | 1.0.0 | 1.9.3 | 1 | 1.0.0
<= 1 | 1.0.0 | 1.9.3 | <= 1 | 1.0.0
= 1.2 | 1.2.0 | 1.2.5 | 1.9 | 1.9.0
<= 1.2 | 1.2.0 | 1.2.5 | <= 1.9 | 1.9.0
> 1, < 2 | 1.9.3 | none | < 2 | 1.9.3
= 1.2.0 | 1.2.0 | 1.2.0 | 1.9.3 | 1.9.3
<= 1.2.0 | 1.2.0 | 1.2.0 | <= 1.9.3 | 1.9.3
OUT
diff expected output && echo 'The surprise is as described: short versions are ranges for Renovate only.'
