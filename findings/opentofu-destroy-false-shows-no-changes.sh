#!/bin/sh
# OpenTofu 1.12: adding `lifecycle { destroy = false }` to a database plans "No changes" with exit code 0, and works only if that plan is applied nevertheless.
# The argument takes effect from the state, when the resource block is removed. `tofu apply` stores it there, but no plan shows it: -detailed-exitcode gives 0,
# the change_summary of -json has only zeros, and the action is no-op. Taking `destroy = false` back is as quiet. The documentation says "set and apply". Hurts
# pipelines that apply only after exit code 2: the pull request that adds the argument is merged and never applied, and the next one, which removes the block to
# keep the database outside of OpenTofu, destroys it. OpenTofu 1.12.6 (MPL-2.0); TOFU names a binary (otherwise it is built, 10 minutes or more). Needs Go, Python 3.
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
mkdir module
cd module
"$TOFU" init > /dev/null
# write_database [LIFECYCLE] writes the module with one database.
write_database() {
  printf 'resource "terraform_data" "database" {\n  input = "customers"\n%s\n}\n' "${1:+  lifecycle { $1 \}}" > main.tf
}
show_plan() {
  "$TOFU" plan -no-color -detailed-exitcode > log && code=0 || code=$?
  summary=$("$TOFU" plan -json | sed -n 's/.*"changes":{\([^}]*\),"operation".*/\1/p')
  echo "  plan: $(sed -n 's/^\(Plan:.*\|No changes\)\..*/\1/p' log), exit code $code"
  echo "    $summary"
}
apply() {
  "$TOFU" apply -auto-approve -no-color > log
  echo "  apply: $(sed -n 's/^Apply complete! //p' log)"
}
{
  echo 'A pipeline that applies only after exit code 2:'
  write_database
  apply
  write_database 'destroy = false'
  show_plan
  echo '  no apply'
  : > main.tf
  show_plan
  apply

  echo 'A pipeline that always applies:'
  write_database
  apply
  write_database 'destroy = false'
  show_plan
  apply
  : > main.tf
  show_plan

  echo 'destroy = false is taken back and applied:'
  write_database
  show_plan
  apply
  : > main.tf
  show_plan
} > ../output
"$TOFU" version | head -n 1
cat ../output
cat > ../expected <<'OUT'
A pipeline that applies only after exit code 2:
  apply: Resources: 1 added, 0 changed, 0 destroyed.
  plan: No changes, exit code 0
    "add":0,"change":0,"import":0,"remove":0,"forget":0
  no apply
  plan: Plan: 0 to add, 0 to change, 1 to destroy, exit code 2
    "add":0,"change":0,"import":0,"remove":1,"forget":0
  apply: Resources: 0 added, 0 changed, 1 destroyed.
A pipeline that always applies:
  apply: Resources: 1 added, 0 changed, 0 destroyed.
  plan: No changes, exit code 0
    "add":0,"change":0,"import":0,"remove":0,"forget":0
  apply: Resources: 0 added, 0 changed, 0 destroyed.
  plan: Plan: 0 to add, 0 to change, 0 to destroy, 1 to forget, exit code 2
    "add":0,"change":0,"import":0,"remove":0,"forget":1
destroy = false is taken back and applied:
  plan: No changes, exit code 0
    "add":0,"change":0,"import":0,"remove":0,"forget":0
  apply: Resources: 0 added, 0 changed, 0 destroyed.
  plan: Plan: 0 to add, 0 to change, 1 to destroy, exit code 2
    "add":0,"change":0,"import":0,"remove":1,"forget":0
OUT
diff ../output ../expected && echo 'The surprise is as described: the plan with the new argument is empty, and without an apply the database is destroyed.'
