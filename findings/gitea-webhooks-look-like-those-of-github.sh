#!/bin/sh
# Gitea 1.26.0 sends webhooks with X-GitHub-Event and X-Hub-Signature-256, so a bot for GitHub accepts them; but for a push to a pull request it runs nothing.
# The actions have other names: "synchronized", not "synchronize", and "label_updated" without the label for both "labeled" and "unlabeled". A review arrives as
# pull_request_approved or pull_request_rejected, not as pull_request_review. Opening, comments, closing and merging are as in GitHub, the signature is valid, and
# the answer is 200. @octokit/webhooks 14.2.0 and gidgethub 6.0.0 alike. Gitea 1.27.3 has the same names. Hurts anyone who moves a bot: a first test (open, comment,
# merge) passes, and then the plan in the comment is that of the first commit, and approvals start nothing. A server of Gitea 1.26.0 sent these. Needs Go, Node.js, Python 3.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOFLAGS=-mod=mod GOTOOLCHAIN=auto
# The types of Gitea give the header and the content; the pairs of type and action are those that a server sent.
cat > main.go <<'GO'
package main

import (
	"encoding/json"
	"os"

	api "code.gitea.io/gitea/modules/structs"
	"code.gitea.io/gitea/modules/webhook"
)

func main() {
	pull := &api.PullRequest{Index: 7, Labels: []*api.Label{{Name: "deploy"}}}
	change := func(action api.HookIssueAction) *api.PullRequestPayload {
		return &api.PullRequestPayload{Action: action, Index: 7, PullRequest: pull}
	}
	review := func(kind webhook.HookEventType) *api.PullRequestPayload {
		payload := change(api.HookIssueReviewed)
		payload.Review = &api.ReviewPayload{Type: string(kind)}
		return payload
	}
	for _, delivery := range []struct {
		title   string
		event   webhook.HookEventType
		payload api.Payloader
	}{
		{"opened", webhook.HookEventPullRequest, change(api.HookIssueOpened)},
		{"commits pushed", webhook.HookEventPullRequestSync, change(api.HookIssueSynchronized)},
		{"label added or removed", webhook.HookEventPullRequestLabel, change(api.HookIssueLabelUpdated)},
		{"commented", webhook.HookEventPullRequestComment, &api.IssueCommentPayload{Action: api.HookIssueCommentCreated, IsPull: true}},
		{"approved", webhook.HookEventPullRequestReviewApproved, review(webhook.HookEventPullRequestReviewApproved)},
		{"changes requested", webhook.HookEventPullRequestReviewRejected, review(webhook.HookEventPullRequestReviewRejected)},
		{"merged", webhook.HookEventPullRequest, change(api.HookIssueClosed)},
	} {
		content, err := delivery.payload.JSONPayload()
		if err != nil {
			panic(err)
		}
		_ = json.NewEncoder(os.Stdout).Encode(map[string]string{"title": delivery.title, "event": delivery.event.Event(), "payload": string(content)})
	}
}
GO
cat > receive.mjs <<'JS'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Webhooks } from '@octokit/webhooks'
const handlers = ['pull_request.opened', 'pull_request.synchronize', 'pull_request.labeled', 'pull_request.unlabeled', 'pull_request.closed', 'pull_request_review.submitted', 'issue_comment.created']
for (const line of readFileSync('deliveries', 'utf8').trim().split('\n')) {
  const { title, event, payload } = JSON.parse(line)
  const webhooks = new Webhooks({ secret: 'secret' })
  const started = []
  for (const handler of handlers) webhooks.on(handler, () => void started.push(handler))
  const signature = `sha256=${createHmac('sha256', 'secret').update(payload).digest('hex')}`
  await webhooks.verifyAndReceive({ id: '1', name: event, payload, signature })
  console.log(`@octokit/webhooks, ${title} (${event}, ${JSON.parse(payload).action}): ${started.join(' ') || 'nothing'}`)
}
JS
cat > receive.py <<'PY'
import asyncio
import hashlib
import hmac
import json

import gidgethub.routing
import gidgethub.sansio

handlers = {
    'pull_request': ('opened', 'synchronize', 'labeled', 'unlabeled', 'closed'),
    'pull_request_review': ('submitted',),
    'issue_comment': ('created',),
}
for line in open('deliveries'):
    delivery = json.loads(line)
    router = gidgethub.routing.Router()
    started = []

    def register(event, action):
        async def handle(_):
            started.append(f'{event}.{action}')

        router.add(handle, event, action=action)

    for event, actions in handlers.items():
        for action in actions:
            register(event, action)
    body = delivery['payload'].encode()
    headers = {
        'content-type': 'application/json',
        'x-github-event': delivery['event'],
        'x-github-delivery': '1',
        'x-hub-signature-256': 'sha256=' + hmac.new(b'secret', body, hashlib.sha256).hexdigest(),
    }
    received = gidgethub.sansio.Event.from_http(headers, body, secret='secret')
    asyncio.run(router.dispatch(received))
    print(f'gidgethub, {delivery["title"]}: {" ".join(started) or "nothing"}')
PY
go mod init finding 2> log
go get code.gitea.io/gitea@v1.26.0 2> log
go run . > deliveries 2> log
npm init --yes > log 2>&1
npm install --silent --ignore-scripts --no-audit --no-fund @octokit/webhooks@14.2.0 > log
python3 -m venv environment
environment/bin/pip install --quiet --disable-pip-version-check gidgethub==6.0.0
echo "Gitea 1.26.0, @octokit/webhooks 14.2.0, gidgethub 6.0.0, $(go version | cut -d ' ' -f 3), Node.js $(node --version), $(python3 --version)"
node receive.mjs > output
environment/bin/python receive.py >> output
cat output
cat > expected <<'OUT'
@octokit/webhooks, opened (pull_request, opened): pull_request.opened
@octokit/webhooks, commits pushed (pull_request, synchronized): nothing
@octokit/webhooks, label added or removed (pull_request, label_updated): nothing
@octokit/webhooks, commented (issue_comment, created): issue_comment.created
@octokit/webhooks, approved (pull_request_approved, reviewed): nothing
@octokit/webhooks, changes requested (pull_request_rejected, reviewed): nothing
@octokit/webhooks, merged (pull_request, closed): pull_request.closed
gidgethub, opened: pull_request.opened
gidgethub, commits pushed: nothing
gidgethub, label added or removed: nothing
gidgethub, commented: issue_comment.created
gidgethub, approved: nothing
gidgethub, changes requested: nothing
gidgethub, merged: pull_request.closed
OUT
diff expected output && echo 'The surprise is as described: pushes, labels and reviews start no handler.'
