#!/bin/sh
# act evaluates the object filter `.*` of workflow expressions differently from @actions/expressions, the library of GitHub, and reports no error.
# A second `.*` filters nothing in act ("Array Array"): `contains(github.event.commits.*.modified.*, 'jobs/web.nomad.hcl')` is never true there, and its
# step is skipped. An element without the key stays as an empty item. A filter on an object from `fromJSON` has only empty items. The outputs of
# `needs.*` change their order, even within one step. Hurts anyone who tests with act which steps a push starts or how the outputs of jobs are joined:
# GitHub runs other steps with other values. The act 0.2.89 command does the same as its package does here. Needs Go and Node.js.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > contexts.json <<'JSON'
{
  "github": {"event": {"commits": [
    {"author": {"username": "ann"}, "modified": ["jobs/web.nomad.hcl", "README.md"]},
    {"author": {"name": "A machine"}, "modified": ["main.tf"]},
    {"author": {"username": "bob"}, "modified": []}
  ]}},
  "needs": {
    "linux": {"result": "success", "outputs": {"digest": "l"}},
    "macos": {"result": "success", "outputs": {"digest": "m"}},
    "windows": {"result": "success", "outputs": {"digest": "w"}}
  },
  "matrix": {"region": "eu", "count": 2}
}
JSON
cat > expressions <<'TXT'
join(github.event.commits.*.modified.*, ' ')
contains(github.event.commits.*.modified.*, 'jobs/web.nomad.hcl')
join(github.event.commits.*.author.username, ',')
join(fromJSON('{"eu": {"port": 1}, "us": {"port": 2}}').*.port, ',')
join(matrix.*, ',')
TXT
cat > main.go <<'GO'
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/nektos/act/pkg/exprparser"
	"github.com/nektos/act/pkg/model"
)

type contexts struct {
	GitHub model.GithubContext         `json:"github"`
	Needs  map[string]exprparser.Needs `json:"needs"`
	Matrix map[string]interface{}      `json:"matrix"`
}

func evaluate(given *contexts, expression string) interface{} {
	environment := &exprparser.EvaluationEnvironment{Github: &given.GitHub, Needs: given.Needs, Matrix: given.Matrix}
	interpreter := exprparser.NewInterpeter(environment, exprparser.Config{Context: "step"})
	value, err := interpreter.Evaluate(expression, exprparser.DefaultStatusCheckNone)
	if err != nil {
		return err
	}
	return value
}

func main() {
	source, _ := os.ReadFile("contexts.json")
	var given contexts
	if err := json.Unmarshal(source, &given); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	expressions := bufio.NewScanner(os.Stdin)
	for expressions.Scan() {
		fmt.Printf("act: %v\n", evaluate(&given, expressions.Text()))
	}
	orders := map[interface{}]bool{}
	for range 200 {
		orders[evaluate(&given, "join(needs.*.outputs.digest, ' ')")] = true
	}
	fmt.Printf("act: one order in 200 evaluations: %t\n", len(orders) == 1)
}
GO
cat > main.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { data, Evaluator, Lexer, Parser, wellKnownFunctions } from '@actions/expressions'
const contexts = JSON.parse(readFileSync('contexts.json', 'utf8'), data.reviver)
const names = ['github', 'needs', 'matrix']
const evaluate = (text) =>
  new Evaluator(new Parser(new Lexer(text).lex().tokens, names, Object.values(wellKnownFunctions)).parse(), contexts).evaluate()
for (const text of readFileSync(0, 'utf8').trim().split('\n')) console.log(`GitHub: ${evaluate(text).coerceString()}`)
const orders = new Set(Array.from({ length: 200 }, () => evaluate("join(needs.*.outputs.digest, ' ')").coerceString()))
console.log(`GitHub: one order in 200 evaluations: ${orders.size === 1}`)
JS
go mod init finding 2> /dev/null
go get github.com/nektos/act/pkg/exprparser@v0.2.89 2> /dev/null
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @actions/expressions@0.3.61 > /dev/null
echo "act v0.2.89, @actions/expressions 0.3.61, $(go version | cut -d ' ' -f 3), Node.js $(node --version)"
go run . < expressions > act
node main.mjs < expressions > github
echo "join(needs.*.outputs.digest, ' ')" >> expressions
paste -d '\n' expressions github act > output
cat output
cat > expected <<'OUT'
join(github.event.commits.*.modified.*, ' ')
GitHub: jobs/web.nomad.hcl README.md main.tf
act: Array Array Array
contains(github.event.commits.*.modified.*, 'jobs/web.nomad.hcl')
GitHub: true
act: false
join(github.event.commits.*.author.username, ',')
GitHub: ann,bob
act: ann,,bob
join(fromJSON('{"eu": {"port": 1}, "us": {"port": 2}}').*.port, ',')
GitHub: 1,2
act: ,
join(matrix.*, ',')
GitHub: eu,2
act: Object
join(needs.*.outputs.digest, ' ')
GitHub: one order in 200 evaluations: true
act: one order in 200 evaluations: false
OUT
diff expected output && echo 'The surprise is as described: act filters other values than GitHub.'
