#!/bin/sh
# hcl-rs 0.20.0, the HCL library for Rust, indents a loop in a `<<-` heredoc differently from HCL: a YAML list of three hosts becomes a list of one, "a - b - c".
# From the second turn on, a line has the indentation of the source file twice. Without `~`, the line after `%{ if prod }` keeps it, so that `port` moves into the
# mapping above; HCL removes it. The keys of an object stay in the order of the file, and HCL sorts them: `[for name, port in { web = 80, api = 90 } : name][0]` is
# "web", not "api". `0.1 + 0.2` is 0.30000000000000004, and a null in a text is "null", an error in HCL. hcl-rs reports nothing. Hurts tools in Rust that evaluate
# modules or job files for a plan, a policy or a test: they see a different host, port or name from the one deployed. hcl 2.25.0. Needs Go and Rust (cargo).
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto CARGO_HOME="$folder/cargo"
cat > main.hcl <<'HCL'
a_loop = <<-EOT
    hosts:
    %{ for host in hosts ~}
    - ${host}
    %{ endfor ~}
    EOT
b_condition = <<-EOT
    tls:
        enabled: true
    %{ if prod }
    port: 443
    %{ endif }
    EOT
c_without_directives = <<-EOT
    hosts:
      - ${hosts[0]}
    EOT
d_first_name = [for name, port in { web = 80, api = 90 } : name][0]
e_sum        = 0.1 + 0.2 == 0.3
f_text       = "cpu-${0.1 + 0.2}"
g_null       = "web-${suffix}"
HCL
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "finding"
version = "0.1.0"
edition = "2021"

[dependencies]
hcl-rs = "=0.20.0"
serde_json = "1"
TOML
cat > src/main.rs <<'RUST'
use hcl::eval::{Context, Evaluate};

fn main() {
    let body = hcl::parse(&std::fs::read_to_string("main.hcl").unwrap()).unwrap();
    let mut context = Context::new();
    context.declare_var("hosts", hcl::value!(["a", "b", "c"]));
    context.declare_var("prod", true);
    context.declare_var("suffix", hcl::Value::Null);
    let values: serde_json::Map<_, _> = body
        .attributes()
        .map(|attribute| {
            let value = attribute.expr().evaluate(&context).unwrap();
            (attribute.key().to_string(), serde_json::to_value(value).unwrap())
        })
        .collect();
    println!("{}", serde_json::to_string(&values).unwrap());
}
RUST
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
	ctyjson "github.com/zclconf/go-cty/cty/json"
	"gopkg.in/yaml.v3"
)

func show(program string, value any) {
	written, _ := json.Marshal(value)
	fmt.Printf("  %-7s %s\n", program, written)
	var parsed map[string]any
	if text, ok := value.(string); ok && strings.Contains(text, "\n") && yaml.Unmarshal([]byte(text), &parsed) == nil {
		written, _ = json.Marshal(parsed)
		fmt.Printf("          as YAML: %s\n", written)
	}
}

func main() {
	text, err := os.ReadFile("main.hcl")
	if err != nil {
		panic(err)
	}
	file, diagnostics := hclsyntax.ParseConfig(text, "main.hcl", hcl.InitialPos)
	if diagnostics.HasErrors() {
		panic(diagnostics)
	}
	context := &hcl.EvalContext{Variables: map[string]cty.Value{
		"hosts":  cty.ListVal([]cty.Value{cty.StringVal("a"), cty.StringVal("b"), cty.StringVal("c")}),
		"prod":   cty.True,
		"suffix": cty.NullVal(cty.String),
	}}
	rust := map[string]any{}
	if err := json.NewDecoder(os.Stdin).Decode(&rust); err != nil {
		panic(err)
	}
	attributes := file.Body.(*hclsyntax.Body).Attributes
	names := []string{}
	for name := range attributes {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		fmt.Println(name)
		if value, diagnostics := attributes[name].Expr.Value(context); diagnostics.HasErrors() {
			fmt.Printf("  hcl     error: %s\n", diagnostics[0].Summary)
		} else {
			var plain any
			written, _ := ctyjson.Marshal(value, value.Type())
			if err := json.Unmarshal(written, &plain); err != nil {
				panic(err)
			}
			show("hcl", plain)
		}
		show("hcl-rs", rust[name])
	}
}
GO
cargo build --quiet
go mod init finding 2> /dev/null
go get github.com/hashicorp/hcl/v2@v2.25.0 gopkg.in/yaml.v3@v3.0.1 2> /dev/null
echo "hcl-rs 0.20.0, $(cargo --version | cut -d ' ' -f 1,2); hcl v2.25.0, $(go version | cut -d ' ' -f 3)"
target/debug/finding | go run . > output
cat output
cat > expected <<'OUT'
a_loop
  hcl     "hosts:\n    - a\n    - b\n    - c\n"
          as YAML: {"hosts":["a","b","c"]}
  hcl-rs  "hosts:\n    - a\n        - b\n        - c\n    "
          as YAML: {"hosts":["a - b - c"]}
b_condition
  hcl     "tls:\n    enabled: true\n\nport: 443\n\n"
          as YAML: {"port":443,"tls":{"enabled":true}}
  hcl-rs  "tls:\n    enabled: true\n\n    port: 443\n    \n"
          as YAML: {"tls":{"enabled":true,"port":443}}
c_without_directives
  hcl     "hosts:\n  - a\n"
          as YAML: {"hosts":["a"]}
  hcl-rs  "hosts:\n  - a\n"
          as YAML: {"hosts":["a"]}
d_first_name
  hcl     "api"
  hcl-rs  "web"
e_sum
  hcl     true
  hcl-rs  false
f_text
  hcl     "cpu-0.3"
  hcl-rs  "cpu-0.30000000000000004"
g_null
  hcl     error: Invalid template interpolation value
  hcl-rs  "web-null"
OUT
diff expected output && echo 'The surprise is as described: hcl-rs renders other texts than HCL.'
