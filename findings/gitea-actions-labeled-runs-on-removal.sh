#!/bin/sh
# Gitea 1.26.0: a workflow for `pull_request: types: [labeled]` also runs when a label is removed, and one for `unlabeled` does not run then.
# For `issues` both types are right: an issue about pull requests (34317, closed) was fixed for issues only. The event has no `label` as in GitHub, so that
# `github.event.label.name` is empty. A release that is published runs `published`, but never `released`, `created` or `prereleased`, and no message says so.
# Gitea 1.27.3 has the same lines. Hurts anyone who moves workflows from GitHub: taking the label "deploy" off a pull request deploys it once more, and a module
# that is published by `release: types: [released]` stays unpublished. A server of Gitea 1.26.0 does the same. Needs Go (downloads: 10 minutes or more), git.
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
	"strings"

	"code.gitea.io/gitea/modules/actions"
	"code.gitea.io/gitea/modules/git"
	"code.gitea.io/gitea/modules/setting"
	api "code.gitea.io/gitea/modules/structs"
	"code.gitea.io/gitea/modules/webhook"
)

func main() {
	setting.Git.HomePath = "home"
	if err := git.InitSimple(); err != nil {
		panic(err)
	}
	repository, err := git.OpenRepository(context.Background(), "repository")
	if err != nil {
		panic(err)
	}
	defer repository.Close()
	commit, err := repository.GetBranchCommit("main")
	if err != nil {
		panic(err)
	}
	// show prints the workflows that run for an event.
	show := func(name string, event webhook.HookEventType, payload api.Payloader) {
		workflows, _, err := actions.DetectWorkflows(repository, commit, event, payload, false)
		if err != nil {
			panic(err)
		}
		names := []string{}
		for _, workflow := range workflows {
			names = append(names, strings.TrimSuffix(workflow.EntryName, ".yml"))
		}
		if len(names) == 0 {
			names = []string{"none"}
		}
		fmt.Printf("%s: %s\n", name, strings.Join(names, ", "))
	}
	deploy := []*api.Label{{Name: "deploy"}}
	added := &api.ChangesPayload{AddedLabels: deploy}
	removed := &api.ChangesPayload{RemovedLabels: deploy}
	for _, change := range []struct {
		name    string
		action  api.HookIssueAction
		changes *api.ChangesPayload
	}{
		{"label added", api.HookIssueLabelUpdated, added},
		{"label removed", api.HookIssueLabelUpdated, removed},
	} {
		show("issue, "+change.name, webhook.HookEventIssueLabel, &api.IssuePayload{Action: change.action, Changes: change.changes})
		show("pull request, "+change.name, webhook.HookEventPullRequestLabel, &api.PullRequestPayload{Action: change.action, Changes: change.changes})
	}
	show("release", webhook.HookEventRelease, &api.ReleasePayload{Action: api.HookReleasePublished, Release: &api.Release{}})
	show("prerelease", webhook.HookEventRelease, &api.ReleasePayload{Action: api.HookReleasePublished, Release: &api.Release{IsPrerelease: true}})
}
GO
go mod init finding 2> log
go mod edit -replace github.com/nektos/act=gitea.com/gitea/act@v0.261.10 -replace go.yaml.in/yaml/v4=go.yaml.in/yaml/v4@v4.0.0-rc.3
go get code.gitea.io/gitea@v1.26.0 2> log
go build -o detect . 2> log
git init -q -b main repository
mkdir -p repository/.github/workflows
for type in 'issues labeled' 'issues unlabeled' 'pull_request labeled' 'pull_request unlabeled' 'release published' 'release released' 'release created' 'release prereleased'; do
  event=${type% *}
  activity=${type#* }
  printf 'on: { %s: { types: [%s] } }\njobs: { deploy: { runs-on: any, steps: [{ run: deploy }] } }\n' "$event" "$activity" > "repository/.github/workflows/$event-$activity.yml"
done
git -C repository add -A
git -C repository commit -q -m workflows
./detect > output
echo "Gitea 1.26.0, $(git --version)"
cat output
cat > expected <<'OUT'
issue, label added: issues-labeled
pull request, label added: pull_request-labeled
issue, label removed: issues-unlabeled
pull request, label removed: pull_request-labeled
release: release-published
prerelease: release-published
OUT
diff output expected && echo 'The surprise is as described: the removal of a label from a pull request runs the workflow for labeled.'
