#!/bin/sh
# HCL's `try`, in a Nomad job file: `try(var.tga, "latest")` is "latest" without an error, although only `var.tag` exists and has a value.
# The documentation of Nomad says that `try` does not catch a reference to something undeclared, and shows the error. But it catches this reference, an
# unknown function, and a wrong number of arguments; `can` is false for each. The text fits OpenTofu, which checks references before it evaluates them.
# Hurts anyone who knows `try` from modules and misspells or renames a variable, a local value or a function: the job is deployed with the fallback.
# A real Nomad 2.0.5 parsed and validated such a job without a warning. hcl 2.25.0; Nomad uses a fork of it. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > expressions <<'TXT'
try(var.tag, "latest")
try(var.tga, "latest")
try("app:${var.tga}", "app:latest")
try(local.prot, 80)
try(uper(var.tag), "latest")
try(upper(var.tag, "x"), "latest")
try([for port in var.prots : port], [])
try(var.none, "latest")
can(var.tga)
can(uper(var.tag))
try(upper(var.tag, "latest")
TXT
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"os"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/ext/tryfunc"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"
	"github.com/zclconf/go-cty/cty/function/stdlib"
)

func main() {
	scope := &hcl.EvalContext{
		Variables: map[string]cty.Value{
			"local": cty.ObjectVal(map[string]cty.Value{"port": cty.NumberIntVal(8080)}),
			"var": cty.ObjectVal(map[string]cty.Value{
				"tag":   cty.StringVal("1.4.0"),
				"ports": cty.ListVal([]cty.Value{cty.NumberIntVal(80)}),
				"none":  cty.NullVal(cty.String),
			}),
		},
		Functions: map[string]function.Function{"can": tryfunc.CanFunc, "try": tryfunc.TryFunc, "upper": stdlib.UpperFunc},
	}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		expression, problems := hclsyntax.ParseExpression(lines.Bytes(), "job", hcl.InitialPos)
		if problems.HasErrors() {
			fmt.Printf("%s: error: %s\n", lines.Text(), problems[0].Summary)
			continue
		}
		value, problems := expression.Value(scope)
		if problems.HasErrors() {
			fmt.Printf("%s: error: %s\n", lines.Text(), problems[0].Summary)
			continue
		}
		text, err := stdlib.JSONEncode(value)
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s: %s\n", lines.Text(), text.AsString())
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/hcl/v2@v2.25.0 github.com/zclconf/go-cty@v1.19.0 2> /dev/null
echo "hcl v2.25.0, go-cty v1.19.0, $(go version | cut -d ' ' -f 3)"
go run . < expressions > output
cat output
cat > expected <<'OUT'
try(var.tag, "latest"): "1.4.0"
try(var.tga, "latest"): "latest"
try("app:${var.tga}", "app:latest"): "app:latest"
try(local.prot, 80): 80
try(uper(var.tag), "latest"): "latest"
try(upper(var.tag, "x"), "latest"): "latest"
try([for port in var.prots : port], []): []
try(var.none, "latest"): null
can(var.tga): false
can(uper(var.tag)): false
try(upper(var.tag, "latest"): error: Unterminated function call
OUT
diff expected output && echo 'The surprise is as described: a misspelled name is the fallback.'
