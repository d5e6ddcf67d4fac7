#!/bin/sh
# Gitea 1.26.0 compares the first push of a branch with its last commit only: `on.push.paths: [jobs/**]` does not run for a job file in an earlier commit.
# If the last commit is a merge, no file counts at all, and `paths-ignore` does not run either. GitHub compares a new branch with the parent of the first commit
# that is pushed; a second push to the same branch is right in Gitea too. An issue of 2023 about first pushes was fixed for one commit, and Gitea 1.27.3 has the
# same lines. Hurts anyone who deploys from release branches, or moves such workflows from GitHub: the new branch has a changed job, and no run, no error and no
# entry in the list say that it was not deployed. A server of Gitea 1.26.0 does the same; it calls this function. Needs Go (downloads: 10 minutes or more), git.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
export GIT_AUTHOR_NAME=acme GIT_AUTHOR_EMAIL=acme@example.com GIT_COMMITTER_NAME=acme GIT_COMMITTER_EMAIL=acme@example.com
cat > main.go <<'GO'
package main

import (
	"context"
	"fmt"
	"os"
	"strings"

	"code.gitea.io/gitea/modules/actions"
	"code.gitea.io/gitea/modules/git"
	"code.gitea.io/gitea/modules/setting"
	api "code.gitea.io/gitea/modules/structs"
	"code.gitea.io/gitea/modules/webhook"
)

// main prints the workflows that run when the commit BEFORE of the branch REF becomes AFTER.
func main() {
	ref, before, after := os.Args[1], os.Args[2], os.Args[3]
	setting.Git.HomePath = "home"
	if err := git.InitSimple(); err != nil {
		panic(err)
	}
	repository, err := git.OpenRepository(context.Background(), "repository")
	if err != nil {
		panic(err)
	}
	defer repository.Close()
	commit, err := repository.GetCommit(after)
	if err != nil {
		panic(err)
	}
	push := &api.PushPayload{Ref: ref, Before: before}
	workflows, _, err := actions.DetectWorkflows(repository, commit, webhook.HookEventPush, push, false)
	if err != nil {
		panic(err)
	}
	names := []string{}
	for _, workflow := range workflows {
		names = append(names, workflow.EntryName)
	}
	if len(names) == 0 {
		names = []string{"none"}
	}
	fmt.Println("  runs: " + strings.Join(names, ", "))
}
GO
go mod init finding 2> log
go mod edit -replace github.com/nektos/act=gitea.com/gitea/act@v0.261.10 -replace go.yaml.in/yaml/v4=go.yaml.in/yaml/v4@v4.0.0-rc.3
go get code.gitea.io/gitea@v1.26.0 2> log
go build -o detect . 2> log
git init -q -b main repository
mkdir -p repository/.github/workflows repository/jobs
job='jobs: { deploy: { runs-on: any, steps: [{ run: deploy }] } }'
printf 'on: { push: { paths: ["jobs/**"] } }\n%s\n' "$job" > repository/.github/workflows/paths.yml
printf 'on: { push: { paths-ignore: ["**.md"] } }\n%s\n' "$job" > repository/.github/workflows/paths-ignore.yml
commit() {
  echo "$1" >> "repository/$1"
  git -C repository add -A
  git -C repository commit -q -m "$1"
}
new=0000000000000000000000000000000000000000
# push BEFORE prints what runs for a push of the current branch.
push() {
  ./detect "refs/heads/$(git -C repository branch --show-current)" "$1" "$(git -C repository rev-parse HEAD)"
}
commit README.md
main=$(git -C repository rev-parse HEAD)
{
  echo 'New branch, one commit: jobs/web.nomad.hcl'
  git -C repository switch -q -c one
  commit jobs/web.nomad.hcl
  push "$new"
  echo 'New branch, two commits: jobs/web.nomad.hcl, README.md'
  git -C repository switch -q -c two
  commit README.md
  push "$new"
  echo 'The same commits, pushed to a branch that was at main'
  push "$main"
  echo 'New branch, its last commit is a merge of jobs/web.nomad.hcl'
  git -C repository switch -q -c merge "$main"
  commit CHANGELOG.md
  git -C repository merge -q --no-ff -m merge one
  push "$new"
  echo 'The same commits, pushed to a branch that was at main'
  push "$main"
} > output
echo "Gitea 1.26.0, $(git --version)"
cat output
cat > expected <<'OUT'
New branch, one commit: jobs/web.nomad.hcl
  runs: paths-ignore.yml, paths.yml
New branch, two commits: jobs/web.nomad.hcl, README.md
  runs: none
The same commits, pushed to a branch that was at main
  runs: paths-ignore.yml, paths.yml
New branch, its last commit is a merge of jobs/web.nomad.hcl
  runs: none
The same commits, pushed to a branch that was at main
  runs: paths-ignore.yml, paths.yml
OUT
diff output expected && echo 'The surprise is as described: only the last commit of a new branch counts, and no file of a merge.'
