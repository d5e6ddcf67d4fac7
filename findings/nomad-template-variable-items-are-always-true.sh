#!/bin/sh
# In a Nomad template, every item of `nomadVar` is true, even if it is empty or absent: `{{ if .debug }}` always takes its branch, without an error.
# The items are not strings but structs, and Go templates take every struct for true. So `or` and `sprig_default` never use their default, and the result
# is empty. An absent item is such a struct too (unless error_on_missing_key is set). `toJSON` writes the items as strings, while `toYAML` and `toTOML`
# write a map with key and value for each. Hurts anyone who switches a feature with a Nomad variable or moves a template from Consul keys, where an empty
# key is false: the feature is on everywhere. consul-template 0.42.1; a real Nomad 2.0.5, which is built with it, renders the same. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > expressions <<'TXT'
if .debug }}on{{ else }}off{{ end
if .absent }}on{{ else }}off{{ end
if key "web/debug" }}on{{ else }}off{{ end
not .debug
or .debug "default"
.absent | sprig_default "default"
or (key "web/debug") "default"
. | toJSON
. | toYAML
. | toTOML
.ItemsMap | toYAML
TXT
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"os"

	"github.com/hashicorp/consul-template/dependency"
	"github.com/hashicorp/consul-template/template"
	"github.com/hashicorp/nomad/api"
)

// main renders each expression with a Nomad variable of two items, of which one is empty, and an empty Consul key.
func main() {
	brain := template.NewBrain()
	stored := &api.Variable{Path: "web", Items: api.VariableItems{"debug": "", "port": "8080"}}
	variable, err := dependency.NewNVGetQuery("", stored.Path)
	if err != nil {
		panic(err)
	}
	variable.EnableBlocking()
	brain.Remember(variable, &dependency.NewNomadVariable(stored).Items)
	key, err := dependency.NewKVGetQuery("web/debug")
	if err != nil {
		panic(err)
	}
	key.EnableBlocking()
	brain.Remember(key, "")
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		contents := `{{ with nomadVar "web" }}{{ ` + lines.Text() + ` }}{{ end }}`
		parsed, err := template.NewTemplate(&template.NewTemplateInput{Contents: contents})
		if err != nil {
			panic(err)
		}
		result, err := parsed.Execute(&template.ExecuteInput{Brain: brain})
		if err != nil {
			panic(err)
		}
		if result.Missing.Len() > 0 {
			panic("not all values are there")
		}
		fmt.Printf("{{ %s }}: %q\n", lines.Text(), result.Output)
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 2> /dev/null
echo "consul-template v0.42.1, $(go version | cut -d ' ' -f 3)"
go run . < expressions > output
cat output
cat > expected <<'OUT'
{{ if .debug }}on{{ else }}off{{ end }}: "on"
{{ if .absent }}on{{ else }}off{{ end }}: "on"
{{ if key "web/debug" }}on{{ else }}off{{ end }}: "off"
{{ not .debug }}: "false"
{{ or .debug "default" }}: ""
{{ .absent | sprig_default "default" }}: ""
{{ or (key "web/debug") "default" }}: "default"
{{ . | toJSON }}: "{\"debug\":\"\",\"port\":\"8080\"}"
{{ . | toYAML }}: "debug:\n  key: debug\n  value: \"\"\nport:\n  key: port\n  value: \"8080\""
{{ . | toTOML }}: "[debug]\n  Key = \"debug\"\n  Value = \"\"\n\n[port]\n  Key = \"port\"\n  Value = \"8080\""
{{ .ItemsMap | toYAML }}: "debug: \"\"\nport: \"8080\""
OUT
diff expected output && echo 'The surprise is as described: empty and absent items are true.'
