#!/bin/sh
# @actions/tool-cache 4.0.0 keeps Nomad 1.8.4 and 1.8.4+ent in one folder: `find("nomad", "1.8.4+ent")` returns the community edition if that came first, and the
# reverse. It cuts off what follows a plus sign, in cacheDir, cacheFile and find, and the second download replaces the first. @hashicorp/js-releases 1.7.7 does
# the same when it chooses a download: `1.8.4+ent` is 1.8.4, also with an exact version, and `~1.8` is 1.8.14+ent, because the fixes after 1.8.4 exist only
# there. Its `latest` is a community edition. No error in either. Hurts actions that set up Nomad, Consul or Vault, on runners that keep their tool cache: one
# workflow tests or deploys with the edition of a different one, so that a job with features of Enterprise is refused, or a server lacks its licence. Needs Node.js.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @actions/tool-cache@4.0.0 @hashicorp/js-releases@1.7.7 > /dev/null
mkdir community enterprise temp
echo 'the community edition' > community/nomad
echo 'Enterprise' > enterprise/nomad
cat > cache.mjs <<'JS'
import { readFileSync, rmSync } from 'node:fs'
import { cacheDir, find, findAllVersions } from '@actions/tool-cache'

function look(version) {
  const path = find('nomad', version)
  console.log(`  find ${version}: ${path ? readFileSync(`${path}/nomad`, 'utf8').trim() : 'nothing'}`)
}

for (const first of ['1.8.4', '1.8.4+ent']) {
  rmSync('cache', { recursive: true, force: true })
  await cacheDir(first === '1.8.4' ? 'community' : 'enterprise', 'nomad', first)
  console.log(`only ${first} was stored`)
  for (const version of ['1.8.4', '1.8.4+ent', '1.8.4+ent.fips1402', '~1.8']) look(version)
}
await cacheDir('community', 'nomad', '1.8.4')
console.log(`then 1.8.4 was stored: ${findAllVersions('nomad').join(' ')}`)
look('1.8.4+ent')
JS
cat > releases.cjs <<'JS'
const utils = require('@hashicorp/js-releases/out/utils')
const { getRelease } = require('@hashicorp/js-releases')

const versions = ['1.8.3', '1.8.3+ent', '1.8.4', '1.8.4+ent', '1.8.4+ent.fips1402', '1.8.14+ent', '1.9.3', '1.9.3+ent'].sort()
// The list of releases comes from here instead of the network.
utils.request = async () => ({ name: 'nomad', versions: Object.fromEntries(versions.map((version) => [version, { name: 'nomad', version }])) })

async function choose() {
  console.log(`releases: ${versions.join(' ')}`)
  for (const version of ['1.8.4', '1.8.4+ent', '1.8.4+ent.fips1402', '~1.8', '1.8.14', 'latest']) {
    console.log(`  getRelease ${version}: ${(await getRelease('nomad', version)).version}`)
  }
}
choose()
JS
echo "@actions/tool-cache 4.0.0, @hashicorp/js-releases 1.7.7, Node.js $(node --version)"
RUNNER_TEMP="$folder/temp" RUNNER_TOOL_CACHE="$folder/cache" node cache.mjs > log
grep -v '^::debug::' log > output
node releases.cjs >> output
cat output
cat > expected <<'OUT'
only 1.8.4 was stored
  find 1.8.4: the community edition
  find 1.8.4+ent: the community edition
  find 1.8.4+ent.fips1402: the community edition
  find ~1.8: the community edition
only 1.8.4+ent was stored
  find 1.8.4: Enterprise
  find 1.8.4+ent: Enterprise
  find 1.8.4+ent.fips1402: Enterprise
  find ~1.8: Enterprise
then 1.8.4 was stored: 1.8.4
  find 1.8.4+ent: the community edition
releases: 1.8.14+ent 1.8.3 1.8.3+ent 1.8.4 1.8.4+ent 1.8.4+ent.fips1402 1.9.3 1.9.3+ent
  getRelease 1.8.4: 1.8.4
  getRelease 1.8.4+ent: 1.8.4
  getRelease 1.8.4+ent.fips1402: 1.8.4
  getRelease ~1.8: 1.8.14+ent
  getRelease 1.8.14: 1.8.14+ent
  getRelease latest: 1.9.3
OUT
diff expected output && echo 'The surprise is as described: an edition is found by the version of the other one.'
