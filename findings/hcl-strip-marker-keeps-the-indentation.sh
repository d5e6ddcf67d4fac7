#!/bin/sh
# HCL: a `~` at the end of a directive in a `<<-` heredoc keeps the indentation of the line that follows: in YAML, `port` moves into the mapping above it.
# `<<-` is documented to remove the smallest indentation from all lines, and `~` to remove the white space beside it. Together, the line after `%{ if ... ~}` and
# the one after `%{ endif ~}` keep the indentation of the source file. With `%{~ for ... }`, the other lines keep it, and a script starts with "    #!/bin/sh".
# `${name ~}` joins two lines with the indentation between them. There is no error. Issue 23710 of hashicorp/terraform (2019) is open. Hurts anyone who renders YAML,
# scripts or Makefiles in a job file or module: a setting belongs to a different key. OpenTofu 1.12.6 and a real Nomad 2.0.5 do the same. hcl 2.25.0. Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
cat > main.hcl <<'HCL'
a_yaml = <<-EOT
    database:
        host: db.example.com
    %{ if true }
    port: 8080
    %{ endif }
    level: info
    EOT
b_yaml_with_markers = <<-EOT
    database:
        host: db.example.com
    %{ if true ~}
    port: 8080
    %{ endif ~}
    level: info
    EOT
c_script = <<-EOT
    #!/bin/sh
    %{ for host in hosts ~}
    cat > ${host} <<END
    host ${host}
    END
    %{ endfor ~}
    exit 0
    EOT
d_marker_at_the_beginning = <<-EOT
    #!/bin/sh
    %{~ for host in hosts }
    ping ${host}
    %{~ endfor }
    EOT
e_marker_behind_a_value = <<-EOT
    first: ${hosts[0] ~}
    second: ${hosts[1]}
    EOT
HCL
cat > main.go <<'GO'
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"gopkg.in/yaml.v3"
)

func main() {
	text, err := os.ReadFile("main.hcl")
	if err != nil {
		panic(err)
	}
	file, diagnostics := hclsyntax.ParseConfig(text, "main.hcl", hcl.InitialPos)
	if diagnostics.HasErrors() {
		panic(diagnostics)
	}
	hosts := cty.ListVal([]cty.Value{cty.StringVal("a"), cty.StringVal("b")})
	context := &hcl.EvalContext{Variables: map[string]cty.Value{"hosts": hosts}}
	attributes := file.Body.(*hclsyntax.Body).Attributes
	names := []string{}
	for name := range attributes {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		value, diagnostics := attributes[name].Expr.Value(context)
		if diagnostics.HasErrors() {
			panic(diagnostics)
		}
		fmt.Printf("%s\n", name)
		for _, line := range strings.Split(strings.TrimSuffix(value.AsString(), "\n"), "\n") {
			fmt.Printf("  |%s\n", line)
		}
		var parsed map[string]any
		if strings.Contains(name, "yaml") && yaml.Unmarshal([]byte(value.AsString()), &parsed) == nil {
			written, _ := json.Marshal(parsed)
			fmt.Printf("  as YAML: %s\n", written)
		}
	}
}
GO
go mod init finding 2> /dev/null
go get github.com/hashicorp/hcl/v2@v2.25.0 gopkg.in/yaml.v3@v3.0.1 2> /dev/null
echo "hcl v2.25.0, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
a_yaml
  |database:
  |    host: db.example.com
  |
  |port: 8080
  |
  |level: info
  as YAML: {"database":{"host":"db.example.com"},"level":"info","port":8080}
b_yaml_with_markers
  |database:
  |    host: db.example.com
  |    port: 8080
  |    level: info
  as YAML: {"database":{"host":"db.example.com","level":"info","port":8080}}
c_script
  |#!/bin/sh
  |    cat > a <<END
  |host a
  |END
  |    cat > b <<END
  |host b
  |END
  |    exit 0
d_marker_at_the_beginning
  |    #!/bin/sh
  |
  |    ping a
  |
  |    ping b
  |
e_marker_behind_a_value
  |first: a    second: b
OUT
diff expected output && echo 'The surprise is as described: a strip marker keeps the indentation of a line.'
