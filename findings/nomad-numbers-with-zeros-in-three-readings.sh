#!/bin/sh
# Nomad reads an unquoted `010` in three ways: the `meta` of an agent has 010, an item of a file for `nomad var put` has 8, and a job file has 10.
# Agent, policy and variable files are HCL 1, job files HCL 2. HCL 1 reads a leading zero as octal unless the field is a string, and keeps the text of a
# number for a string; HCL 2 never does. So `meta { zone = 010 }` of a client never meets `value = 010` of a constraint, and an item `pin = 0123` is "83".
# HCL 1 also joins a list that is set twice, where a scalar takes its last value and HCL 2 reports an error. Hurts anyone who writes zones, versions, pins
# or file modes without quotes. A real Nomad 2.0.5 stored 83 and excluded the node. hcl 1.0.1-nomad-1 and hcl 2.20.2-nomad-1, as Nomad has. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"fmt"

	hcl1 "github.com/hashicorp/hcl"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/gohcl"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// read decodes the attribute v of a source as a Go type, once as HCL 1 and once as HCL 2.
func read[T any](source string) (string, string) {
	first, second := "an error", "an error"
	var old struct {
		V T `hcl:"v"`
	}
	if hcl1.Decode(&old, source) == nil {
		first = fmt.Sprintf("%v", old.V)
	}
	var current struct {
		V T `hcl:"v"`
	}
	file, problems := hclsyntax.ParseConfig([]byte(source), "job", hcl.InitialPos)
	if !problems.HasErrors() && !gohcl.DecodeBody(file.Body, nil, &current).HasErrors() {
		second = fmt.Sprintf("%v", current.V)
	}
	return first, second
}

func main() {
	for _, value := range []string{"010", "1.10", "0644", "1e3", `"010"`} {
		source := "v = " + value
		label, job := read[string](source)
		var items map[string]any
		if err := hcl1.Decode(&items, source); err != nil {
			panic(err)
		}
		fmt.Printf("%s into text: HCL 1 %s, HCL 1 without a type %v, HCL 2 %s\n", source, label, items["v"], job)
	}
	for _, source := range []string{"v = 010", "v = 0644", `v = "0644"`, "v = 1e3", "v = 1\nv = 2"} {
		old, current := read[int](source)
		fmt.Printf("%q into an integer: HCL 1 %s, HCL 2 %s\n", source, old, current)
	}
	source := "v = [\"a\"]\nv = [\"b\"]"
	old, current := read[[]string](source)
	fmt.Printf("%q into a list: HCL 1 %s, HCL 2 %s\n", source, old, current)
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/hcl@v1.0.1-nomad-1 github.com/hashicorp/hcl/v2@v2.20.2-nomad-1 2> /dev/null
echo "hcl v1.0.1-nomad-1, hcl/v2 v2.20.2-nomad-1, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
v = 010 into text: HCL 1 010, HCL 1 without a type 8, HCL 2 10
v = 1.10 into text: HCL 1 1.10, HCL 1 without a type 1.1, HCL 2 1.1
v = 0644 into text: HCL 1 0644, HCL 1 without a type 420, HCL 2 644
v = 1e3 into text: HCL 1 1e3, HCL 1 without a type 1000, HCL 2 1000
v = "010" into text: HCL 1 010, HCL 1 without a type 010, HCL 2 010
"v = 010" into an integer: HCL 1 8, HCL 2 10
"v = 0644" into an integer: HCL 1 420, HCL 2 644
"v = \"0644\"" into an integer: HCL 1 420, HCL 2 644
"v = 1e3" into an integer: HCL 1 an error, HCL 2 1000
"v = 1\nv = 2" into an integer: HCL 1 2, HCL 2 an error
"v = [\"a\"]\nv = [\"b\"]" into a list: HCL 1 [a b], HCL 2 an error
OUT
diff expected output && echo 'The surprise is as described: HCL 1 and HCL 2 read other values.'
