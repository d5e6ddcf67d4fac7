#!/bin/sh
# HCL: the branch of a conditional that is not chosen can turn the numbers and booleans of the chosen one into text: `false` becomes "false".
# If two objects have different keys, HCL makes both a map of one type, and a single text makes that type text; the same happens in
# lists. There is no error, unlike with a number beside a boolean. In `jsonencode(merge(defaults, var.prod ? {debug = false, level = "info"} : {}))`,
# "debug":"false" is true for many programs. Hurts job files and modules that build a JSON setting from a conditional: adding one key changes the types
# of the others. The parsed job of a real Nomad 2.0.5 had these values. `null` as the other branch keeps the types. hcl 2.25.0. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > expressions <<'TXT'
prod ? {tls = false, port = 8080, name = "a"} : {tls = true, port = 80, name = "b"}
prod ? {tls = false, port = 8080, name = "a"} : {tls = true, port = 80}
prod ? {tls = false, port = 8080, name = "a"} : {}
prod ? {tls = false, port = 8080, name = "a"} : null
prod ? {tls = false, port = 8080} : {}
prod ? {cpu = {cores = 4}} : {memory = {max = "1GB"}}
prod ? [{port = 80}, {port = 81}] : []
prod ? [{port = 80}, {port = 81, name = "admin"}] : []
prod ? [80, false] : ["none"]
merge({port = 80}, prod ? {debug = false, level = "info"} : {})
merge({port = 80}, {for key, value in {debug = false, level = "info"} : key => value if prod})
TXT
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"os"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"
	"github.com/zclconf/go-cty/cty/function/stdlib"
)

func main() {
	scope := &hcl.EvalContext{
		Variables: map[string]cty.Value{"prod": cty.True},
		Functions: map[string]function.Function{"jsonencode": stdlib.JSONEncodeFunc, "merge": stdlib.MergeFunc},
	}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		fmt.Println(lines.Text())
		expression, problems := hclsyntax.ParseExpression([]byte("jsonencode("+lines.Text()+")"), "job", hcl.InitialPos)
		if problems.HasErrors() {
			panic(problems)
		}
		value, problems := expression.Value(scope)
		if problems.HasErrors() {
			fmt.Println("  error:", problems[0].Summary)
			continue
		}
		fmt.Println(" ", value.AsString())
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/hcl/v2@v2.25.0 github.com/zclconf/go-cty@v1.19.0 2> /dev/null
echo "hcl v2.25.0, go-cty v1.19.0, $(go version | cut -d ' ' -f 3)"
go run . < expressions > output
cat output
cat > expected <<'OUT'
prod ? {tls = false, port = 8080, name = "a"} : {tls = true, port = 80, name = "b"}
  {"name":"a","port":8080,"tls":false}
prod ? {tls = false, port = 8080, name = "a"} : {tls = true, port = 80}
  {"name":"a","port":"8080","tls":"false"}
prod ? {tls = false, port = 8080, name = "a"} : {}
  {"name":"a","port":"8080","tls":"false"}
prod ? {tls = false, port = 8080, name = "a"} : null
  {"name":"a","port":8080,"tls":false}
prod ? {tls = false, port = 8080} : {}
  error: Inconsistent conditional result types
prod ? {cpu = {cores = 4}} : {memory = {max = "1GB"}}
  {"cpu":{"cores":"4"}}
prod ? [{port = 80}, {port = 81}] : []
  [{"port":80},{"port":81}]
prod ? [{port = 80}, {port = 81, name = "admin"}] : []
  [{"port":"80"},{"name":"admin","port":"81"}]
prod ? [80, false] : ["none"]
  ["80","false"]
merge({port = 80}, prod ? {debug = false, level = "info"} : {})
  {"debug":"false","level":"info","port":80}
merge({port = 80}, {for key, value in {debug = false, level = "info"} : key => value if prod})
  {"debug":false,"level":"info","port":80}
OUT
diff expected output && echo 'The surprise is as described: the other branch turns values into text.'
