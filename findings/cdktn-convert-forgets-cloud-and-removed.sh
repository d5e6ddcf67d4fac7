#!/bin/sh
# cdktn 0.24.0 (CDK Terrain) converts a module with a `cloud` block into a stack with a local state, and reports nothing.
# `convert` of @cdktn/hcl2cdk skips every block and argument that it does not know: `cloud`, `required_version`, `moved`, `removed`, `check`, `ephemeral` of a
# variable, and the `precondition` of an output. There is no error, warning or comment in the code, and its statistics count all lines as converted.
# A `backend` block is converted. Hurts anyone who moves a module of HCP Terraform to cdktn: the first deployment has an empty state and creates everything
# again. With the state in place, a resource that `removed { destroy = false }` should spare is destroyed, because it is in the state only. Needs Node.js.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export CHECKPOINT_DISABLE=1 TF_CLI_CONFIG_FILE="$folder/tofurc"
touch tofurc
cat > main.tf <<'TF'
terraform {
  required_version = "~> 1.12"
  cloud {
    organization = "acme"
    workspaces {
      name = "network"
    }
  }
}
variable "tag" {
  type      = string
  nullable  = false
  ephemeral = true
}
resource "terraform_data" "web" {
  input = var.tag
  lifecycle {
    prevent_destroy = true
  }
}
import {
  to = terraform_data.web
  id = "web"
}
moved {
  from = terraform_data.app
  to   = terraform_data.api
}
removed {
  from = terraform_data.database
  lifecycle {
    destroy = false
  }
}
check "health" {
  assert {
    condition     = terraform_data.web.output != ""
    error_message = "The service is down."
  }
}
output "id" {
  value       = terraform_data.web.id
  description = "The ID."
  precondition {
    condition     = terraform_data.web.input != "latest"
    error_message = "Choose a version."
  }
}
TF
sed 's/^  cloud {/  backend "remote" {/' main.tf > backend.tf
cat > main.js <<'JS'
const { readFileSync, appendFileSync } = require('node:fs');
const cdktn = require('cdktn');
const { convert } = require('@cdktn/hcl2cdk');

const words = ['required_version', 'nullable', 'ephemeral', 'prevent_destroy', 'import', 'moved', 'removed', 'check', 'description', 'precondition'];

async function show(file) {
  const source = readFileSync(file, 'utf8');
  const result = await convert(source, { language: 'typescript', providerSchema: {} });
  const app = new cdktn.App({ outdir: `out-${file}` });
  const stack = new cdktn.TerraformStack(app, 'network');
  new Function(...Object.keys(cdktn), result.code).apply(stack, Object.values(cdktn));
  app.synth();
  const json = readFileSync(`out-${file}/stacks/network/cdk.tf.json`, 'utf8');
  const { '//': metadata, ...blocks } = JSON.parse(json);
  const text = JSON.stringify(blocks);
  appendFileSync(
    'output',
    [
      `${file}: ${source.trim().split('\n').length} lines, converted lines ${result.stats.convertedLines}`,
      `  state: ${Object.keys(blocks.terraform.backend ?? blocks.terraform).join()}`,
      `  kept: ${words.filter((word) => text.includes(`"${word}"`)).join(', ')}`,
      `  lost: ${words.filter((word) => !text.includes(`"${word}"`)).join(', ')}`,
      `  in the code: ${result.code.match(/cloud|moved|removed|check|ephemeral|precondition/g) ?? 'no word about these'}`,
      '',
    ].join('\n'),
  );
}

show('main.tf').then(() => show('backend.tf'));
JS
npm init -y > log
npm install --silent --no-audit --no-fund cdktn@0.24.0 @cdktn/hcl2cdk@0.24.0 constructs@10.7.2 > log 2>&1
echo "cdktn 0.24.0, @cdktn/hcl2cdk 0.24.0, Node.js $(node --version)"
node main.js > log 2>&1
cat output
cat > expected <<'OUT'
main.tf: 48 lines, converted lines 49
  state: local
  kept: nullable, prevent_destroy, import, description
  lost: required_version, ephemeral, moved, removed, check, precondition
  in the code: no word about these
backend.tf: 48 lines, converted lines 49
  state: remote
  kept: nullable, prevent_destroy, import, description
  lost: required_version, ephemeral, moved, removed, check, precondition
  in the code: no word about these
OUT
diff expected output && echo 'The surprise is as described: the converted stack has a local state, and six things are gone.'
