#!/bin/sh
# One Nomad job reads the same YAML in two ways: `yamldecode` in the job file (go-cty-yaml) and `parseYAML` in its templates (consul-template).
# `mode: 0644` is 644 in the job file and 420 in the template. `day: 2026-01-02` becomes "2026-01-02T00:00:00Z" in the job file only. `1_000` and `0b11`
# are numbers in the template only. `parseJSON` writes the number 123456789012 as 1.23456789012e+11, and `parseYAML | toJSON` fails for every map.
# Hurts anyone who keeps settings for both in one file, such as a file mode or the date in an image tag: no error says that the two values differ.
# A real Nomad 2.0.5, which is built with these versions, shows the same. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	"github.com/hashicorp/consul-template/template"
	yaml "github.com/zclconf/go-cty-yaml"
	ctyjson "github.com/zclconf/go-cty/cty/json"
)

// inJob decodes a document as the function `yamldecode` of a job file does.
func inJob(document string) string {
	kind, err := yaml.ImpliedType([]byte(document))
	if err != nil {
		return err.Error()
	}
	value, err := yaml.Unmarshal([]byte(document), kind)
	if err != nil {
		return err.Error()
	}
	text, err := ctyjson.Marshal(value.GetAttr("v"), value.GetAttr("v").Type())
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// inTemplate renders an expression about the document, which the template has as YAML.
func inTemplate(document, expression string) string {
	parsed, err := template.NewTemplate(&template.NewTemplateInput{Contents: "{{ " + expression + " }}"})
	if err != nil {
		return err.Error()
	}
	result, err := parsed.Execute(&template.ExecuteInput{Brain: template.NewBrain(), Env: []string{"YAML=" + document}})
	if err != nil {
		_, reason, _ := strings.Cut(err.Error(), "error calling toJSON: toJSON: ")
		return "error: " + reason
	}
	return string(result.Output)
}

func main() {
	for _, value := range []string{"0644", "2026-01-02", "1_000", "0b11", "123456789012", "0o644", "yes"} {
		document := "v: " + value
		fmt.Printf("%s: job %s, template %s\n", value, inJob(document), inTemplate(document, `(parseYAML (env "YAML")).v | toJSON`))
	}
	account := `{"v": 123456789012}`
	fmt.Printf("%s: parseYAML %s, parseJSON %s\n", account,
		inTemplate(account, `(parseYAML (env "YAML")).v`), inTemplate(account, `(parseJSON (env "YAML")).v`))
	for _, document := range []string{"{v: 1}", "[1]"} {
		fmt.Printf("%s: parseYAML | toJSON: %s\n", document, inTemplate(document, `parseYAML (env "YAML") | toJSON`))
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/consul-template/template@v0.42.1 github.com/zclconf/go-cty-yaml@v1.2.0 github.com/zclconf/go-cty@v1.19.0 2> /dev/null
echo "consul-template v0.42.1, go-cty-yaml v1.2.0, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
0644: job 644, template 420
2026-01-02: job "2026-01-02T00:00:00Z", template "2026-01-02"
1_000: job "1_000", template 1000
0b11: job "0b11", template 3
123456789012: job 123456789012, template 123456789012
0o644: job 420, template 420
yes: job true, template true
{"v": 123456789012}: parseYAML 123456789012, parseJSON 1.23456789012e+11
{v: 1}: parseYAML | toJSON: error: json: unsupported type: map[interface {}]interface {}
[1]: parseYAML | toJSON: [1]
OUT
diff expected output && echo 'The surprise is as described: the job file and its templates read other values.'
