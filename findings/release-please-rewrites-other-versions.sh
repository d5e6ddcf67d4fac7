#!/bin/sh
# release-please 17.11.2, `release-type: terraform-module`: a release of a module also rewrites the versions of other things, and breaks its own prerelease.
# In a README it replaces only the first `version = "~> 5.0"`, even if that is the constraint of a provider; the one of the module, further down, stays.
# In every versions.tf, also below examples/, it replaces each vX.Y.Z: in comments, and in the `ref` of a different module. From v2.0.0-rc.1 to v2.0.0-rc.2
# it writes v2.0.0-rc.2.1, because it replaces one word after the hyphen. Hurts authors of private modules: users of the README get a provider that does
# not fit, an example fetches a ref that does not exist, and the release pull request changes lines that nobody looks for in it. Needs Node.js.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p examples/basic
cat > README.md <<'MD'
provider: version = "~> 5.0"
module:   version = "~> 1.4"
exact:    version = "~> 1.4.0"
MD
cat > versions.tf <<'TF'
# v5.31.0 of the provider cannot import networks
# released as net/v2.0.0-rc.1
TF
cat > examples/basic/versions.tf <<'TF'
module "labels" {
  source = "git::https://git.example.com/labels.git?ref=v0.25.0"
}
TF
cat > main.js <<'JS'
const { readFileSync } = require('node:fs')
require('release-please')
const { buildStrategy } = require('release-please/build/src/factory')
const { Version } = require('release-please/build/src/version')

const files = ['README.md', 'versions.tf', 'examples/basic/versions.tf']
const github = {
  repository: { owner: 'acme', repo: 'terraform-aws-net' },
  findFilesByFilenameAndRef: async (name) => files.filter((file) => file.split('/').at(-1) === name)
}
const logger = { info() {}, warn() {}, error() {}, debug() {}, trace() {} }
async function main() {
  const strategy = await buildStrategy({ github, targetBranch: 'main', releaseType: 'terraform-module', logger })
  const updates = await strategy.buildUpdates({ newVersion: Version.parse('2.0.0-rc.2'), changelogEntry: '' })
  for (const { path, updater } of updates.filter(({ path }) => files.includes(path)))
    console.log(`${path}:\n${updater.updateContent(readFileSync(path, 'utf8'), logger).trim()}`)
}
main()
JS
npm init --yes > /dev/null
npm install --silent --ignore-scripts --no-audit --no-fund release-please@17.11.2 > /dev/null
echo "release-please 17.11.2, Node.js $(node --version)"
node main.js > output
cat output
cat > expected <<'OUT'
README.md:
provider: version = "~> 2.0"
module:   version = "~> 1.4"
exact:    version = "~> 1.4.0"
versions.tf:
# v2.0.0-rc.2 of the provider cannot import networks
# released as net/v2.0.0-rc.2.1
examples/basic/versions.tf:
module "labels" {
  source = "git::https://git.example.com/labels.git?ref=v2.0.0-rc.2"
}
OUT
diff expected output && echo 'The surprise is as described: other versions are rewritten with that of the release.'
