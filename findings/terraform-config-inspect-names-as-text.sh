#!/bin/sh
# terraform-config-inspect takes names in `source` and `version` of a module call for text, without a diagnostic: `source = local.net` is the source
# "local.net", and `"${local.net}"` is that text with its quotes. Both are valid: OpenTofu since 1.8 and Terraform since 1.15 resolve them at `init`.
# A version that a function computes is an error, and the call is listed without a version, which elsewhere means the newest one.
# Hurts catalogs, dependency graphs, documentation generators and update bots: "local.net" looks like the name of a module, and nothing says that it is none.
# Measured with the pinned public Go module (MPL-2.0). Needs Go.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
mkdir module
cat > module/main.tf <<'TF'
locals {
  net     = "registry.example.com/acme/net/aws"
  version = "1.0.0"
}
module "names" {
  source  = local.net
  version = local.version
}
module "template" {
  source  = "${local.net}"
  version = "${local.version}"
}
module "file" {
  source  = "registry.example.com/acme/net/aws"
  version = trimspace(file("VERSION"))
}
TF
cat > main.go <<'GO'
package main

import (
	"fmt"

	"github.com/hashicorp/terraform-config-inspect/tfconfig"
)

func main() {
	module, _ := tfconfig.LoadModule("module")
	for _, name := range []string{"names", "template", "file"} {
		call := module.ModuleCalls[name]
		fmt.Printf("%s: source %q, version %q\n", name, call.Source, call.Version)
	}
	for _, one := range module.Diagnostics {
		fmt.Printf("line %d, %s: %s\n", one.Pos.Line, one.Summary, one.Detail)
	}
}
GO
go mod init finding 2> /dev/null
version=v0.0.0-20260904064934-75d64de68c31
go get "github.com/hashicorp/terraform-config-inspect/tfconfig@$version" 2> /dev/null
echo "github.com/hashicorp/terraform-config-inspect $version, $(go version | cut -d ' ' -f 3)"
go run . > output
cat output
cat > expected <<'OUT'
names: source "local.net", version "local.version"
template: source "\"${local.net}\"", version "\"${local.version}\""
file: source "registry.example.com/acme/net/aws", version ""
line 15, Function calls not allowed: Functions may not be called here.
line 15, Unsuitable value type: Unsuitable value: value must be known
OUT
diff expected output && echo 'The surprise is as described: names are text, without a diagnostic.'
