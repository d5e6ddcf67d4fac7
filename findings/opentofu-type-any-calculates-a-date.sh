#!/bin/sh
# `type = any` in an OpenTofu module changes what `-var tag=2026-11-30` means: the tag is then 1985. Without a type it is 2026-11-30.
# According to the documentation, a value of any type is accepted in both cases. But with `any`, OpenTofu 1.12.6 evaluates a value of -var or TF_VAR_ as an
# expression: 1.10 is 1.1, the short commit 0012345 is 12345, and 5412e87 is a number of 91 digits, even if the default is a text. `v1.2`, `1.2.3` and most
# commits are errors. A text in a .tfvars file stays as it is. Hurts anyone whose pipeline passes the tag of an image or a version to a module, and who adds the
# type because a linter requires one: a different image is deployed. A real Nomad 2.0.5 keeps the text in each case, and it has no `any`. Needs Go, Python 3.
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
cat > main.tf <<'TF'
variable "without" {
  default = "latest"
}
variable "with" {
  type    = any
  default = "latest"
}
output "images" {
  value = "without a type web:${var.without}, with any web:${var.with}"
}
TF
# show PLAN... prints the planned output, or the errors.
show() {
  if "$@" > log 2>&1; then
    sed -n 's/^  + images = "\(.*\)"$/  \1/p' log
  else
    sed -n 's/^Error: /  error: /p' log
  fi
}
"$TOFU" version | head -n 1
for tag in 1.10 2026-11-30 0012345 123e4 5412e87; do
  echo "-var $tag:"
  show "$TOFU" plan -no-color -var "without=$tag" -var "with=$tag"
done > ../output
for tag in v1.2 1.2.3 4f5e6a7; do
  for name in without with; do
    echo "-var $name=$tag:"
    show "$TOFU" plan -no-color -var "$name=$tag"
  done
done >> ../output
{
  echo 'TF_VAR_ 2026-11-30:'
  show env TF_VAR_without=2026-11-30 TF_VAR_with=2026-11-30 "$TOFU" plan -no-color
  printf 'without = "2026-11-30"\nwith = "2026-11-30"\n' > values.tfvars
  echo '-var-file "2026-11-30":'
  show "$TOFU" plan -no-color -var-file values.tfvars
  echo '-var "2026-11-30" with quotes:'
  show "$TOFU" plan -no-color -var 'without="2026-11-30"' -var 'with="2026-11-30"'
} >> ../output
cd ..
cat output
cat > expected <<'OUT'
-var 1.10:
  without a type web:1.10, with any web:1.1
-var 2026-11-30:
  without a type web:2026-11-30, with any web:1985
-var 0012345:
  without a type web:0012345, with any web:12345
-var 123e4:
  without a type web:123e4, with any web:1230000
-var 5412e87:
  without a type web:5412e87, with any web:5412000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
-var without=v1.2:
  without a type web:v1.2, with any web:latest
-var with=v1.2:
  error: Variables not allowed
-var without=1.2.3:
  without a type web:1.2.3, with any web:latest
-var with=1.2.3:
  error: Invalid number literal
-var without=4f5e6a7:
  without a type web:4f5e6a7, with any web:latest
-var with=4f5e6a7:
  error: Extra characters after expression
TF_VAR_ 2026-11-30:
  without a type web:2026-11-30, with any web:1985
-var-file "2026-11-30":
  without a type web:2026-11-30, with any web:2026-11-30
-var "2026-11-30" with quotes:
  without a type web:\"2026-11-30\", with any web:2026-11-30
OUT
diff expected output && echo 'The surprise is as described: with any, a tag is evaluated as an expression.'
