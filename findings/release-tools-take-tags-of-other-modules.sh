#!/bin/sh
# A repository has the modules net, net-vpc and subnet, with tags such as net-v1.0.0. bump-my-version 1.8.1 then releases the next net as net-v7.1.0.
# Without `current_version` it looks for `tag_name` as a glob of git (net-v*), and net-vpc-v7.0.0 fits. The digits of that tag are the version, without an
# error. git-cliff 2.14.2 does not anchor `--tag-pattern`: if all modules were first released on one commit, the pattern `net-v[0-9]` finds subnet-v9.0.0,
# and the proposal for net is subnet-v9.1.0. commitizen 4.19.3 is right in both cases. Hurts authors of module monorepos, where only a tag has the version:
# a registry imports 7.1.0 at once, calls with `>= 1.0` get it, and the next release cannot be a lower one. Needs git, Node.js and Python 3.10.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=test GIT_AUTHOR_EMAIL=test@example.com GIT_COMMITTER_NAME=test GIT_COMMITTER_EMAIL=test@example.com
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund git-cliff@2.14.2 > /dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check bump-my-version==1.8.1 commitizen==4.19.3
tools="$folder/python/bin"
change() {
  for module in "$@"; do
    mkdir -p "$module"
    date +%N >> "$module/main.tf"
  done
  git add .
  git commit --quiet --message "feat: change $*"
}
create() {
  git init --quiet --initial-branch=main "$folder/$1"
  cd "$folder/$1"
  cat > .cz.toml <<'TOML'
[tool.commitizen]
version_provider = "scm"
version_scheme = "semver2"
tag_format = "net-v$version"
TOML
  cat > .bumpversion.toml <<'TOML'
[tool.bumpversion]
tag_name = "net-v{new_version}"
tag = true
TOML
}
report() {
  change net
  echo "$1: $(git tag | tr '\n' ' ')"
  echo "  commitizen: net-v$("$tools/cz" bump --get-next)"
  for pattern in 'net-v[0-9]' '^net-v[0-9]'; do
    echo "  git-cliff $pattern: $(npx --prefix "$folder" git-cliff --tag-pattern "$pattern" --include-path 'net/**' --bumped-version 2> /dev/null)"
  done
  "$tools/bump-my-version" bump minor > "$folder/log" 2>&1 || cat "$folder/log"
  echo "  bump-my-version: $(git tag --points-at HEAD)"
}
{
  create separate
  for tag in net-v1.0.0 net-vpc-v7.0.0 subnet-v9.0.0; do
    change "${tag%-v*}"
    git tag "$tag"
  done
  report 'a commit for each module'
  create together
  change net net-vpc subnet
  for tag in net-v1.0.0 net-vpc-v7.0.0 subnet-v9.0.0; do
    git tag "$tag"
  done
  report 'one commit for all modules'
} > output
cd "$folder"
echo "git-cliff 2.14.2, bump-my-version 1.8.1, commitizen 4.19.3, $(git --version)"
cat output
cat > expected <<'OUT'
a commit for each module: net-v1.0.0 net-vpc-v7.0.0 subnet-v9.0.0 
  commitizen: net-v1.1.0
  git-cliff net-v[0-9]: net-v1.1.0
  git-cliff ^net-v[0-9]: net-v1.1.0
  bump-my-version: net-v7.1.0
one commit for all modules: net-v1.0.0 net-vpc-v7.0.0 subnet-v9.0.0 
  commitizen: net-v1.1.0
  git-cliff net-v[0-9]: subnet-v9.1.0
  git-cliff ^net-v[0-9]: net-v1.1.0
  bump-my-version: net-v1.1.0
OUT
diff expected output && echo 'The surprise is as described: the version of a different module is counted up.'
