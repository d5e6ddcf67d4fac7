#!/bin/sh
# Readers of OpenTofu's plans lose what it forgets. A database that is taken out of the state is "No changes planned", one that is replaced is "1 to create".
# OpenTofu 1.12.6 plans ["forget"] for a `removed` block and ["forget", "create"] for a replacement with `lifecycle { destroy = false }`: the old object keeps
# running, without an owner. HashiCorp's terraform-json 0.29.0 knows forget, but for the pair every predicate is false, Replace and Create included. tofui 2.0.0
# drops the first and reports the second as a creation, tofupy 1.1.2 counts nothing, terraform-compliance 1.16.0 tests what is forgotten as if it stayed. Hurts
# reviewers who rely on the report of a pull request, and programs that decide by these predicates. TOFU names a built OpenTofu (MPL-2.0). Needs Go, Python 3.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOTOOLCHAIN=auto TF_CLI_CONFIG_FILE="$folder/tofurc"
touch tofurc
if [ -z "${TOFU:-}" ]; then
  source=$(go mod download -json github.com/opentofu/opentofu@v1.12.6 2> /dev/null | python3 -c 'import json, sys; print(json.load(sys.stdin)["Dir"])')
  (cd "$source" && go build -o "$folder/tofu" ./cmd/tofu 2> /dev/null)
  TOFU="$folder/tofu"
fi
mkdir bin removed replaced
ln -s "$TOFU" bin/tofu
python3 -m venv venv
venv/bin/pip install -q tofui==2.0.0 tofupy==1.1.2 terraform-compliance==1.16.0 2> log
cat > main.go <<'GO'
package main

import (
	"encoding/json"
	"fmt"
	"os"

	tfjson "github.com/hashicorp/terraform-json"
)

func main() {
	data, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var plan tfjson.Plan
	if err := json.Unmarshal(data, &plan); err != nil {
		panic(err)
	}
	for _, resource := range plan.ResourceChanges {
		actions := resource.Change.Actions
		fmt.Printf("  terraform-json: %s: NoOp %t, Create %t, Update %t, Delete %t, Replace %t, Forget %t\n", actions,
			actions.NoOp(), actions.Create(), actions.Update(), actions.Delete(), actions.Replace(), actions.Forget())
	}
}
GO
export GOFLAGS=-mod=mod
go mod init finding 2> log
go get github.com/hashicorp/terraform-json@v0.29.0 2> log
go build -o read . 2> log
cat > read.py <<'PY'
import tofupy

log, plan = tofupy.Tofu(cwd=".").plan()
print(f"  tofupy: {log.added} added, {log.changed} changed, {log.removed} removed, {log.imported} imported")
PY
mkdir features
cat > features/database.feature <<'FEATURE'
Feature: databases
  Scenario: a database has an input
    Given I have terraform_data defined
    Then it must contain input
FEATURE
# write_database VERSION writes a module with one database, which a different version replaces.
write_database() {
  printf 'resource "terraform_data" "database" {\n  input            = "customers"\n  triggers_replace = "%s"\n' "$1"
  printf '  lifecycle {\n    destroy = false\n  }\n}\n'
}
for name in removed replaced; do
  write_database 17 > "$name/main.tf"
  (cd "$name" && "$TOFU" init > log && "$TOFU" apply -auto-approve > log)
done
printf 'removed {\n  from = terraform_data.database\n  lifecycle {\n    destroy = false\n  }\n}\n' > removed/main.tf
write_database 18 > replaced/main.tf
"$TOFU" version | head -n 1
for name in removed replaced; do
  cd "$name"
  "$TOFU" plan -no-color -out plan > log
  "$TOFU" show -json plan > plan.json
  echo "A database is $name:"
  sed -n 's/^Plan: /  OpenTofu: /p' log
  ../read plan.json
  ../venv/bin/tofui --build-name report plan.json | sed -n 's/.*Summary: /  tofui: /p'
  PATH="$folder/bin:$PATH" ../venv/bin/python ../read.py
  ../venv/bin/terraform-compliance --no-ansi -p plan.json -f ../features > log 2>&1 || true
  sed -n 's/.*\(terraform_data.database (terraform_data) does not have input property\).*/  terraform-compliance: \1/p; s/^1 features/  terraform-compliance: 1 features/p' log
  cd ..
done > output
cat output
cat > expected <<'OUT'
A database is removed:
  OpenTofu: 0 to add, 0 to change, 0 to destroy, 1 to forget.
  terraform-json: [forget]: NoOp false, Create false, Update false, Delete false, Replace false, Forget true
  tofui: No changes planned
  tofupy: 0 added, 0 changed, 0 removed, 0 imported
  terraform-compliance: terraform_data.database (terraform_data) does not have input property
  terraform-compliance: 1 features (0 passed, 1 failed)
A database is replaced:
  OpenTofu: 1 to add, 0 to change, 0 to destroy, 1 to forget.
  terraform-json: [forget create]: NoOp false, Create false, Update false, Delete false, Replace false, Forget false
  tofui: 1 to create, 0 to update, 0 to delete
  tofupy: 1 added, 0 changed, 0 removed, 0 imported
  terraform-compliance: 1 features (1 passed)
OUT
diff output expected && echo 'The surprise is as described: reports and predicates miss what the plan forgets.'
